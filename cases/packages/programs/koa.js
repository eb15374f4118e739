// koa 2: the onion of middleware, bodies, errors, cookies, asked by a client in the same program.
'use strict';
const Koa = require('koa');
const http = require('http');
const { Readable } = require('stream');

const app = new Koa();
app.keys = ['secret'];
app.on('error', (error, ctx) => console.log('app error', error.message, ctx.path));
app.use(async (ctx, next) => {
  console.log('in', ctx.method, ctx.url);
  await next();
  ctx.set('X-Order', 'last');
  console.log('out', ctx.status);
});
app.use(async (ctx, next) => {
  try { await next(); } catch (error) { if (error.status !== 418) throw error; ctx.status = 418; ctx.body = { message: error.message, expose: error.expose }; }
});
app.use(async (ctx) => {
  switch (ctx.path) {
    case '/': ctx.body = 'hello'; break;
    case '/json': ctx.body = { query: ctx.query, type: ctx.accepts('html', 'json') }; break;
    case '/stream': ctx.type = 'text'; ctx.body = Readable.from(['a', 'b', 'c']); break;
    case '/teapot': ctx.throw(418, 'short and stout'); break;
    case '/boom': await null; throw new Error('boom');
    case '/cookie': ctx.cookies.set('n', '1', { signed: true }); ctx.body = null; break;
    case '/go': ctx.redirect('/json'); break;
  }
});
const server = app.listen(0, '127.0.0.1', () => {
  const list = ['/', '/json?a=1', '/stream', '/teapot', '/boom', '/cookie', '/go', '/none'];
  (function next() {
    const path = list.shift();
    if (!path) return server.close(() => console.log('closed'));
    http.get({ port: server.address().port, host: '127.0.0.1', path, agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk) => { text += chunk; }).on('end', () => {
        const { date, ...headers } = res.headers;
        console.log(path, res.statusCode, JSON.stringify(headers), text);
        setImmediate(next);
      });
    });
  })();
});
