// serve-static 1.16: ranges, conditions, folders, hidden files, what is not there.
'use strict';
const http = require('http');
const fs = require('fs');
const os = require('os');
const path = require('path');
const serveStatic = require('serve-static');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
fs.mkdirSync(path.join(dir, 'sub'));
for (const [name, text] of [['a.txt', '0123456789'], ['sub/index.html', '<i>'], ['.hidden', 'x'], ['b.json', '{}']]) {
  fs.writeFileSync(path.join(dir, name), text);
  fs.utimesSync(path.join(dir, name), 1e9, 1e9);
}
const serve = serveStatic(dir, { index: ['index.html'], setHeaders: (res, file) => res.setHeader('X-File', path.basename(file)) });
const server = http.createServer((req, res) => serve(req, res, (error) => { res.statusCode = error ? error.status : 404; res.end(error ? error.message : 'next'); }));
server.listen(0, '127.0.0.1', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const list = [['/a.txt', {}], ['/a.txt', { Range: 'bytes=2-4' }], ['/a.txt', { Range: 'bytes=50-' }], ['/a.txt', { 'If-Modified-Since': new Date(1e12).toUTCString() }],
    ['/a.txt', { 'If-None-Match': 'W/"a-e8d4a51000"' }], ['/sub', {}], ['/sub/', {}], ['/.hidden', {}], ['/%2e%2e/x', {}]];
  (function next() {
    const item = list.shift();
    if (!item) { agent.destroy(); return server.close(); }
    http.get({ port: server.address().port, host: '127.0.0.1', path: item[0], headers: item[1], agent }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk) => { text += chunk; }).on('end', () => {
        const { date, 'keep-alive': _, ...headers } = res.headers;
        console.log(item, res.statusCode, JSON.stringify(headers), JSON.stringify(text));
        setImmediate(next);
      });
    });
  })();
});
