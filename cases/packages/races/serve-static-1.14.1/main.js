// serve-static@1.14.1 takes the length of a file for Content-Length, then opens it. When the file becomes shorter in
// between, the client waits for bytes that never come, or gets a part of the file.
'use strict';
const assert = require('assert');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const serveStatic = require('serve-static-1.14.1');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'state.json');
fs.writeFileSync(file, '{"state":"starting"}');

const serve = serveStatic(dir);
const server = http.createServer((req, res) => serve(req, res, () => res.writeHead(404).end()));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  http.get({ host: '127.0.0.1', port, path: '/state.json', agent: false }, (res) => {
    let text = '';
    res.setEncoding('utf8');
    res.on('data', (chunk) => { text += chunk; });
    res.on('error', (error) => { throw error; });
    res.on('end', () => {
      assert.match(JSON.parse(text).state, /^(starting|up)$/);
      server.close();
    });
  });
  setTimeout(() => fs.writeFileSync(file, '{"state":"up"}'), 250);
});
