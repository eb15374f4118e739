// Requests drawn by chance (the same in every run): methods, bodies, agents, ways to read and to give up. Each side
// writes down its events in order.
'use strict';
const http = require('http');

let state = 4321;
function draw(n) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % n;
}
const pick = (...of) => of[draw(of.length)];

const lines = { client: [], server: [] };
const note = (side, ...words) => lines[side].push(words.join(' '));

const handlers = [
  (req, res) => res.end('abc'),
  (req, res) => { res.write('ab'); res.end('c'); },
  (req, res) => { res.flushHeaders(); setImmediate(() => res.end('later')); },
  (req, res) => req.pipe(res),
  (req, res) => { req.resume(); req.on('end', () => res.end('read', () => note('server', 'end callback'))); },
  (req, res) => { res.setHeader('Content-Length', 3); res.end('abc'); },
  (req, res) => { res.statusCode = 204; res.end(); },
  (req, res) => { res.write('z'.repeat(70000)); res.end(); },
  (req, res) => { res.setHeader('Connection', 'close'); process.nextTick(() => res.end('t')); },
  (req, res) => { res.cork(); res.write('1'); res.write('2'); process.nextTick(() => { res.uncork(); res.end('3'); }); },
  (req, res) => { req.resume(); req.on('end', () => { res.write('q'); setImmediate(() => res.destroy()); }); },
  (req) => { req.resume(); req.on('end', () => req.socket.destroy()); },
];

const senders = [
  (req) => req.end('sixsix'),
  (req) => { req.write('six'); req.end('six'); },
  (req) => { req.write('six', () => note('client', 'write callback')); setImmediate(() => req.end('six', () => note('client', 'end callback'))); },
  (req) => process.nextTick(() => req.end(Buffer.from('sixsix'))),
  (req) => { req.flushHeaders(); setImmediate(() => req.end('sixsix')); },
];

const readers = [
  (res) => res.resume(),
  (res) => res.on('data', () => {}),
  (res) => setImmediate(() => res.resume()),
  (res) => res.on('readable', () => { while (res.read() !== null); }),
  async (res) => {
    try {
      for await (const part of res) if (!part.length) break;
      note('client', 'iterated');
    } catch (err) {
      note('client', 'iteration', err.code);
    }
  },
];

let handler;
const server = http.createServer((req, res) => {
  note('server', 'request', req.method, req.headers.connection, req.headers['content-length'], req.headers['transfer-encoding']);
  for (const event of ['end', 'close', 'aborted']) req.on(event, () => note('server', 'req', event, req.complete));
  req.on('error', (err) => note('server', 'req error', err.code));
  for (const event of ['prefinish', 'finish', 'close']) res.on(event, () => note('server', 'res', event, res.destroyed));
  handler(req, res);
});

const agents = [new http.Agent({ keepAlive: true }), new http.Agent({ keepAlive: true, maxSockets: 1 }), new http.Agent(), false, undefined];

function exchange(round) {
  return new Promise((resolve) => {
    handler = pick(...handlers);
    const method = pick('GET', 'POST', 'PUT', 'HEAD', 'DELETE');
    const bodiless = method !== 'POST' && method !== 'PUT';
    const headers = pick({}, {}, { Connection: 'close' }, bodiless ? {} : { 'Content-Length': 6 });
    const agent = pick(...agents);
    const read = pick(...readers);
    const gives = draw(8);
    note('client', `-- ${round}`, method);
    note('server', `-- ${round}`);
    const req = http.request({ port: server.address().port, host: '127.0.0.1', method, headers, agent }, (res) => {
      note('client', 'response', res.statusCode, res.headers.connection, res.headers['content-length'], res.headers['transfer-encoding']);
      for (const event of ['end', 'close', 'aborted']) res.on(event, () => note('client', 'res', event, res.complete));
      res.on('error', (err) => note('client', 'res error', err.code, err.message));
      read(res);
      if (gives === 0) req.destroy();
    });
    for (const event of ['socket', 'finish', 'abort', 'close']) req.on(event, () => note('client', 'req', event, req.destroyed, req.writableFinished));
    req.on('error', (err) => note('client', 'error', err.code, err.message));
    req.on('close', () => setTimeout(resolve, 10));
    if (gives === 1) req.on('socket', () => req.destroy(new Error('no')));
    if (bodiless) req.end();
    else pick(...senders)(req);
  });
}

server.listen(0, '127.0.0.1', async () => {
  for (let round = 0; round < 30; round++) await exchange(round);
  for (const agent of agents) agent?.destroy?.();
  http.globalAgent.destroy();
  server.closeAllConnections();
  server.close(() => {
    for (const side of Object.keys(lines)) console.log(`${side}\n${lines[side].join('\n')}`);
  });
});
