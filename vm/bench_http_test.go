package vm

import "testing"

// A module body that requires http and does nothing: what loading costs a run.
func BenchmarkRequireHTTP(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
require('http');
`}, "")
}

// A client that asks a server of the same program three times on one connection.
func BenchmarkKeepAlivePair(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const http = require('http');
const server = http.createServer((req, res) => res.end(req.url));
const agent = new http.Agent({ keepAlive: true });
const seen = [];
function ask(path, then) {
  http.get({ port: server.address().port, host: '127.0.0.1', path, agent }, (res) => {
    res.setEncoding('utf8');
    res.on('data', (text) => seen.push(text));
    res.on('end', () => setImmediate(then));
  });
}
server.listen(0, '127.0.0.1', () => {
  ask('/1', () => ask('/2', () => ask('/3', () => {
    console.log(seen.join(' '));
    agent.destroy();
    server.close();
  })));
});
`}, "/1 /2 /3\n")
}

// A POST through a chain of handlers that parse its body and answer with JSON, as express does.
func BenchmarkHandlersAndJSON(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const http = require('http');
const handlers = [];
const use = (handler) => handlers.push(handler);
function handle(req, res) {
  let i = 0;
  const next = (err) => {
    if (err) { res.statusCode = 500; res.end(err.message); return; }
    handlers[i++](req, res, next);
  };
  next();
}
use((req, res, next) => { res.setHeader('X-Powered-By', 'handlers'); next(); });
use((req, res, next) => {
  const parts = [];
  req.on('data', (part) => parts.push(part));
  req.on('end', () => { req.body = JSON.parse(Buffer.concat(parts).toString()); next(); });
});
use((req, res) => {
  const body = JSON.stringify({ hello: req.body.name });
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
});
const server = http.createServer(handle);
server.listen(0, '127.0.0.1', () => {
  const req = http.request({ port: server.address().port, host: '127.0.0.1', method: 'POST', agent: false }, (res) => {
    let text = '';
    res.on('data', (part) => { text += part; });
    res.on('end', () => { console.log(res.statusCode, text); server.close(); });
  });
  req.setHeader('Content-Type', 'application/json');
  req.end(JSON.stringify({ name: 'world' }));
});
`}, "200 {\"hello\":\"world\"}\n")
}
