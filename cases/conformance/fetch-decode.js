// Encoded answers are decoded.
'use strict';
const http = require('http');
const zlib = require('zlib');
const body = 'text '.repeat(200);
const server = http.createServer((req, res) => {
  const encode = { '/gzip': zlib.gzipSync, '/deflate': zlib.deflateSync, '/br': zlib.brotliCompressSync }[req.url];
  res.setHeader('Content-Encoding', req.url.slice(1));
  res.end(encode ? encode(body) : body);
});
server.listen(0, async () => {
  for (const path of ['/gzip', '/deflate', '/br', '/identity']) {
    const r = await fetch(`http://localhost:${server.address().port}${path}`);
    console.log(path, r.headers.get('content-encoding'), (await r.text()) === body);
  }
  server.close();
});
