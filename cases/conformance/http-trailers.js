// Trailers in both directions.
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
    note('server', req.trailers, req.rawTrailers, req.trailersDistinct);
    res.writeHead(200, { Trailer: 'X-Sum', 'Transfer-Encoding': 'chunked' });
    res.write('body');
    res.addTrailers({ 'X-Sum': '42', 'X-List': ['a', 'b'] });
    res.end();
  });
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } }, (res) => {
    note('client', 'before', res.trailers);
    res.resume();
    res.on('end', () => {
      note('client', res.trailers, res.rawTrailers);
      server.close();
    });
  });
  req.write('x');
  req.addTrailers([['X-A', '1'], ['X-A', '2']]);
  for (const bad of [{ 'a b': 'c' }, { a: 'b\n' }]) {
    try {
      req.addTrailers(bad);
    } catch (err) {
      note('client', err.code, err.message);
    }
  }
  req.addTrailers([['X-A', '1'], ['X-A', '2']]);
  req.end();
});
