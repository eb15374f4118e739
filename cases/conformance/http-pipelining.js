// Two requests in one write: the answers come in the order of the requests.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const answers = [];
const server = http.createServer((req, res) => {
  note('server', req.url, 'outgoing', res.socket !== null);
  answers.push(res);
  if (answers.length < 2) return;
  answers[1].end('second');
  note('server', 'second ended', answers[1].writableFinished, answers[1].headersSent);
  answers[0].write('first ');
  answers[0].end('answer');
});
server.listen(0, () => {
  const socket = net.connect(server.address().port);
  socket.write('GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let text = '';
  socket.on('data', (d) => { text += d; });
  socket.on('close', () => {
    note('client', text.replace(/Date: .*/g, 'Date: -'));
    server.close();
  });
});
