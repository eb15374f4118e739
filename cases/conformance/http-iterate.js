// Async iteration of requests and answers.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer(async (req, res) => {
  let text = '';
  for await (const part of req) text += part;
  res.write(`[${text}]`);
  await null;
  res.end('.');
});
server.listen(0, async () => {
  for (const text of ['one', '', 'three']) {
    const res = await new Promise((resolve) => {
      http.request({ port: server.address().port, method: 'POST' }, resolve).end(text);
    });
    res.setEncoding('utf8');
    let all = '';
    for await (const part of res) all += part;
    note('client', all, res.complete, res.readableEnded, res.destroyed);
  }
  server.close();
});
