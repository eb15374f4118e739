// Redirects: followed, refused, shown; methods and headers that change.
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
  const [, status, to] = /^\/(\d+)(\/.*)$/.exec(req.url) ?? [];
  if (status) res.writeHead(+status, { Location: to === '/bad' ? 'http://' : to }).end();
  else if (req.url === '/loop') res.writeHead(302, { Location: '/loop' }).end();
  else req.resume().on('end', () => res.end(`${req.method} ${req.url} ${req.headers['content-type']} ${req.headers.authorization}`));
});
server.listen(0, async () => {
  const url = `http://localhost:${server.address().port}`;
  const show = (path, init) => attempt(`${path} ${init?.method ?? 'GET'}`, async () => {
    const r = await fetch(url + path, init);
    return [r.status, r.redirected, r.type, r.url.slice(url.length), await r.text()];
  });
  for (const status of [301, 302, 303, 307, 308]) {
    await show(`/${status}/end`);
    await show(`/${status}/end`, { method: 'POST', body: 'b', headers: { authorization: 'me' } });
  }
  await show('/302/end#hash');
  await show('/302/302/302/end');
  await show('/302/end', { redirect: 'manual' });
  await show('/302/end', { redirect: 'error' });
  await show('/302/bad');
  await show('/loop');
  server.close();
});
