// fetch against an http server: methods, headers, bodies, status.
'use strict';
const http = require('http');
const server = http.createServer(async (req, res) => {
  let text = '';
  for await (const part of req) text += part;
  res.writeHead(req.url === '/404' ? 404 : 200, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
  res.end(JSON.stringify({ method: req.method, url: req.url, type: req.headers['content-type'], text }));
});
server.listen(0, async () => {
  const url = `http://localhost:${server.address().port}`;
  const all = await Promise.all([fetch(`${url}/a`), fetch(`${url}/404`), fetch(new Request(`${url}/r`, { method: 'POST', body: 'req' }))]);
  for (const r of all) console.log(r.status, r.ok, r.headers.getSetCookie(), await r.json());
  const head = await fetch(url, { method: 'HEAD' });
  console.log(head.status, head.body, await head.text());
  const streamed = await fetch(url, {
    method: 'PUT', duplex: 'half', body: new ReadableStream({ start(c) { c.enqueue(Buffer.from('st')); c.enqueue(Buffer.from('ream')); c.close(); } }),
  });
  const reader = streamed.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += Buffer.from(value);
  }
  console.log(text, streamed.bodyUsed);
  server.close(() => console.log('closed'));
});
