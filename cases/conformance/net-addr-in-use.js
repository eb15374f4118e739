'use strict';
// A port that is taken.
const net = require('net');
const a = net.createServer().listen(0, '127.0.0.1', () => {
  const { port } = a.address();
  const b = net.createServer();
  b.on('error', (err) => {
    console.log(err.code, err.errno, err.syscall, err.address, err.port === port, err.message.replace(String(port), 'PORT'));
    console.log(b.listening, b.address());
    const c = net.createServer();
    c.on('error', (err) => {
      console.log(err.message.replace(String(port), 'PORT'), err.address);
      a.close(() => {
        console.log('closed');
        b.listen(port, '127.0.0.1', () => { console.log('listening again', b.address().port === port); b.close(); });
      });
    });
    c.listen(port);
  });
  b.listen(port, '127.0.0.1', () => console.log('never'));
  console.log('listen has returned', b.listening);
});
