// node-fetch 2: what is aborted, too slow, refused or of another scheme, against a server of the same program.
'use strict';
const http = require('http');
const zlib = require('zlib');
const fetch = require('node-fetch');

const server = http.createServer((req, res) => {
  let body = '';
  req.on('data', (chunk) => { body += chunk; }).on('end', () => {
    switch (req.url) {
      case '/json': res.setHeader('Content-Type', 'application/json'); return res.end(JSON.stringify({ method: req.method, body, agent: req.headers['user-agent'], type: req.headers['content-type'] }));
      case '/gzip': res.setHeader('Content-Encoding', 'gzip'); return res.end(zlib.gzipSync('packed'));
      case '/go': return res.writeHead(302, { Location: '/json' }).end();
      case '/loop': return res.writeHead(302, { Location: '/loop' }).end();
      case '/slow': return setTimeout(() => res.end('slow'), 500);
      default: return res.writeHead(404, 'Not Here', { 'X-A': ['1', '2'] }).end();
    }
  });
});
server.listen(0, '127.0.0.1', async () => {
  const url = (path) => `http://127.0.0.1:${server.address().port}${path}`;
  const show = async (name, promise) => {
    try { console.log(name, await promise); } catch (error) { console.log(name, error.name, error.type, error.code, error.message.replace(/:\d{4,5}\b/, ':PORT')); }
  };
  const one = { headers: { Connection: 'close' } };
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  await show('abort', fetch(url('/slow'), { signal: stop.signal, ...one }));
  await show('timeout', fetch(url('/slow'), { timeout: 30, ...one }));
  await show('refused', fetch('http://127.0.0.1:1/'));
  await show('scheme', fetch('ftp://x/'));
  server.close(() => console.log('closed'));
});
