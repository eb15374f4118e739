'use strict';
// Ten clients, each with a question; the answers in their own order.
const net = require('net');
const server = net.createServer((socket) => socket.on('data', (d) => socket.end(`answer ${d}`))).listen(0, '127.0.0.1', () => {
  const answers = [];
  let left = 10;
  for (let i = 0; i < 10; i++) {
    const client = net.connect(server.address().port, '127.0.0.1', () => client.write(String(i)));
    let text = '';
    client.on('data', (d) => { text += d; });
    client.on('close', () => {
      answers.push(text);
      if (--left === 0) { console.log(answers.sort()); server.close(() => console.log('closed')); }
    });
  }
});
