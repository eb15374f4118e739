// Callbacks of write and end, and drain, of a request and an answer.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => {
  req.resume();
  req.on('end', () => {
    note('server', res.write('a', () => note('server', 'a written')));
    note('server', res.write('b', 'latin1', () => note('server', 'b written')));
    note('server', res.write('', () => note('server', 'nothing written')));
    res.end('c', () => note('server', 'ended', res.writableFinished));
    res.on('finish', () => note('server', 'finish'));
  });
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, method: 'POST', agent: false }, (res) => {
    let text = '';
    res.on('data', (d) => { text += d; });
    res.on('end', () => { note('client', text); server.close(); });
  });
  note('client', req.write('x', () => note('client', 'x written')), req.writableLength > 0, req.writableNeedDrain);
  note('client', req.write('y'.repeat(20000), () => note('client', 'y written')), req.writableNeedDrain);
  req.on('drain', () => note('client', 'drain', req.writableNeedDrain));
  req.on('finish', () => note('client', 'finish'));
  req.once('drain', () => req.end(() => note('client', 'ended')));
});
