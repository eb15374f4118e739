// Arguments of request: forms that are alike, and errors.
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
  note('server', req.method, req.url, req.headers.host.replace(/\d{4,}/, 'PORT'), req.headers.authorization ?? '-', req.headers.a ?? '-', req.rawHeaders.length);
  res.end();
});
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  const url = `http://u:p@127.0.0.1:${port}/path?q#hash`;
  const forms = [
    [url], [new URL(url)], [url, { method: 'PUT' }], [new URL(url), { headers: { a: 'b' } }], [{ host: '127.0.0.1', port, path: '/x', auth: 'n:m' }],
    [{ hostname: '127.0.0.1', host: 'ignored', port, method: 'delete' }], [{ host: '127.0.0.1', port: String(port), headers: ['Host', 'h', 'A', '1', 'a', '2'] }],
    [{ host: '127.0.0.1', port, setHost: false, headers: { Host: 'mine' } }], [{ host: '127.0.0.1', port, path: '', method: '' }],
  ];
  for (const form of forms) {
    await new Promise((resolve) => {
      const req = http.request(...form, (res) => { res.resume(); });
      note('client', req.method, req.path, req.host, req.protocol, req.getHeaderNames(), req.useChunkedEncodingByDefault, req.shouldKeepAlive);
      req.on('close', resolve);
      req.end();
    });
  }
  for (const bad of [
    'nonsense', { protocol: 'https:' }, { path: '/a b' }, { path: '/\u1234' }, { method: 5 }, { method: 'a b' }, { host: 5 }, { hostname: {} }, { agent: 5 },
    { agent: {} }, { insecureHTTPParser: 1 }, { maxHeaderSize: 'x' }, { joinDuplicateHeaders: 1 }, { headers: { 'a b': 1 } }, { headers: { a: undefined } },
    { headers: ['a'] }, { signal: 5 }, { timeout: 'x' },
  ]) {
    try {
      http.request(bad).on('error', () => {});
      note('errors', 'none', bad);
    } catch (err) {
      note('errors', err.name, err.code, err.message);
    }
  }
  server.close();
});
