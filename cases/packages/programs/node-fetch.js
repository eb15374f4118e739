// node-fetch 2: methods, bodies, headers, redirects, against a server of the same program.
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
  await show('get', fetch(url('/json'), one).then((r) => r.json()));
  await show('post', fetch(url('/json'), { method: 'POST', body: new URLSearchParams({ a: 'b c' }), ...one }).then((r) => r.text()));
  await show('gzip', fetch(url('/gzip'), one).then((r) => r.text()));
  await show('redirect', fetch(url('/go'), one).then(async (r) => [r.redirected, r.status, (await r.json()).method]));
  await show('manual', fetch(url('/go'), { redirect: 'manual', ...one }).then((r) => [r.status, r.headers.get('location').replace(/:\d+/, '')]));
  await show('loop', fetch(url('/loop'), { follow: 2, ...one }));
  await show('none', fetch(url('/none'), one).then((r) => [r.ok, r.status, r.statusText, r.headers.get('x-a')]));
  console.log(new fetch.Headers({ b: '1', a: '2' }).raw(), new fetch.Request(url('/x')).method);
  server.close(() => console.log('closed'));
});
