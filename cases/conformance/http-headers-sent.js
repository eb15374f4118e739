// Headers cannot be changed once they are sent; other misuse of an answer.
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
  res.on('error', (err) => note('server', 'error event', err.code));
  for (const bad of [
    () => res.writeHead(99), () => res.writeHead('abc'), () => res.writeHead(1000), () => res.writeHead(200, 'bad\nreason'),
    () => res.writeHead(200, ['a']), () => res.writeHead(200, { 'a b': 'c' }), () => res.write(null), () => res.write(5), () => res.write(),
    () => res.end(5), () => res.setHeader('a', Symbol('s')),
  ]) {
    try {
      bad();
      note('server', 'no error');
    } catch (err) {
      note('server', err.name, err.code ?? '-', err.message);
    }
  }
  res.statusMessage = undefined;
  note('server', res.headersSent, res.writeHead(201) === res, res.headersSent);
  for (const bad of [
    () => res.writeHead(200), () => res.setHeader('a', 'b'), () => res.removeHeader('a'), () => res.appendHeader('a', 'b'),
    () => res.setHeaders(new Map()), () => res._renderHeaders(),
  ]) {
    try {
      bad();
    } catch (err) {
      note('server', err.name, err.code, err.message);
    }
  }
  note('server', res.end('a') === res, res.end() === res);
  res.write('b', (err) => note('server', 'write', err.code, err.message));
  res.end('c', (err) => note('server', 'end', err.code, err.message));
  res.end((err) => note('server', 'end again', err === undefined || err === null ? 'nothing' : err.code));
  res.on('finish', () => res.end((err) => note('server', 'end late', err.code, err.message)));
});
server.listen(0, () => {
  http.get({ port: server.address().port }, (res) => {
    note('client', res.statusCode, res.statusMessage);
    res.resume();
    res.on('end', () => server.close());
  });
});
