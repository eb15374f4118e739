// An AbortSignal ends a fetch: before, while it waits, while the body is read.
'use strict';
const http = require('http');
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

const server = http.createServer((req, res) => {
  req.on('error', () => {});
  if (req.url === '/body') res.write('part');
});
server.listen(0, async () => {
  const url = `http://localhost:${server.address().port}`;
  await attempt('before', () => fetch(url, { signal: AbortSignal.abort() }));
  await attempt('reason', () => fetch(url, { signal: AbortSignal.abort(new Error('mine')) }));
  await attempt('waiting', () => {
    const c = new AbortController();
    server.once('request', () => c.abort());
    return fetch(url, { signal: c.signal });
  });
  await attempt('body', async () => {
    const c = new AbortController();
    const r = await fetch(`${url}/body`, { signal: c.signal });
    const text = r.text();
    c.abort('enough');
    return text.catch((reason) => `rejected with ${reason}`);
  });
  await attempt('timeout', () => fetch(url, { signal: AbortSignal.timeout(20) }));
  server.closeAllConnections();
  server.close();
});
