'use strict';
// Unix sockets that are not there, or are none.
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'net-unix-'));
const show = (err) => console.log(err.code, err.errno, err.syscall, path.basename(err.address), err.message.replace(dir, 'DIR'), Object.keys(err));
const none = net.connect({ path: path.join(dir, 'none') });
none.on('error', show);
none.on('close', (hadError) => {
  console.log('close', hadError);
  const file = path.join(dir, 'file');
  fs.writeFileSync(file, '');
  net.connect(file).on('error', (err) => {
    show(err);
    const server = net.createServer();
    server.on('error', (err) => {
      show(err);
      fs.unlinkSync(file);
      fs.rmdirSync(dir);
    });
    server.listen(path.join(dir, 'no', 'such'));
  });
});
