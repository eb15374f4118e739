'use strict';
// An error that nobody listens for ends the process.
const net = require('net');
const os = require('os');
process.on('uncaughtException', (err, origin) => {
  console.log(origin, err.code, err.syscall);
  process.exit(3);
});
net.connect(require('path').join(os.tmpdir(), 'no', 'such', 'socket'));
