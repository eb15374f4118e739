// Pipelined requests of all kinds, drawn by chance (the same in every run), and handlers that answer at different moments.
'use strict';
const http = require('http');
const net = require('net');

let state = 12345;
function draw(n) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % n;
}
const pick = (...of) => of[draw(of.length)];

function request(i) {
  const method = pick('GET', 'GET', 'POST', 'PUT', 'HEAD', 'OPTIONS');
  const headers = draw(20) ? ['Host: a'] : ['X: y'];
  let body = '';
  if (method === 'POST' || method === 'PUT') {
    if (draw(2)) {
      body = 'x'.repeat(draw(20));
      headers.push(`Content-Length: ${body.length}`);
    } else {
      headers.push('Transfer-Encoding: chunked');
      for (let n = draw(3); n > 0; n--) body += `2\r\nab\r\n`;
      body += `0\r\n${pick('', 'T: v\r\n')}\r\n`;
    }
  }
  if (!draw(6)) headers.push(`Connection: ${pick('close', 'keep-alive', 'Upgrade')}`);
  if (!draw(8)) headers.push(`Expect: ${pick('100-continue', 'other')}`);
  if (!draw(12)) headers.push(pick('Bad Name: x', 'X: \x01', 'Content-Length: z', 'Upgrade: u'));
  return `${method} /${i} HTTP/1.${pick(1, 1, 1, 0)}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

const handlers = [
  (req, res) => res.end('now'),
  (req, res) => setImmediate(() => res.end('later')),
  (req, res) => setImmediate(() => setImmediate(() => res.end('late'))),
  (req, res) => { res.write('w'); setImmediate(() => res.end('e')); },
  (req, res) => { req.resume(); req.on('end', () => res.end('read')); },
  (req, res) => res.writeHead(204).end(),
  (req, res) => Promise.resolve().then(() => res.end()),
  (req, res) => { res.setHeader('Connection', 'close'); res.end('c'); },
  (req, res) => { res.writeHead(200, { 'Content-Length': 3 }); res.write('ab'); process.nextTick(() => res.end('c')); },
];

async function run(round) {
  const lines = [];
  const acts = Array.from({ length: 5 }, () => pick(...handlers));
  const server = http.createServer(pick({}, {}, { insecureHTTPParser: true }, { requireHostHeader: false }), (req, res) => {
    const i = +req.url[1];
    lines.push(`request ${req.method} ${req.url} ${req.httpVersion}`);
    req.on('data', () => lines.push(`data ${i}`));
    req.on('end', () => lines.push(`end ${i} ${JSON.stringify(req.trailers)}`));
    req.on('error', (err) => lines.push(`error ${i} ${err.code}`));
    for (const event of ['finish', 'close']) res.on(event, () => lines.push(`${event} ${i} ${res.writableFinished}`));
    acts[i](req, res);
  });
  if (!draw(3)) server.on('clientError', (err, socket) => { lines.push(`${err.code} ${err.bytesParsed}`); socket.end('HTTP/1.1 400 Mine\r\n\r\n'); });
  if (!draw(4)) server.maxRequestsPerSocket = 2;
  const text = Array.from({ length: 1 + draw(5) }, (_, i) => request(i)).join('');
  await new Promise((resolve) => server.listen(0, resolve));
  const socket = net.connect(server.address().port, () => {
    socket.write(text, 'latin1');
    setTimeout(() => socket.end(), 20);
  });
  let answer = '';
  socket.on('data', (d) => { answer += d; });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('close', resolve));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  console.log(round, JSON.stringify(text));
  console.log(`${lines.join('\n')}\n${JSON.stringify(answer.replace(/Date: [^\r]*/g, 'Date'))}`);
}

(async () => {
  for (let round = 0; round < 20; round++) await run(round);
})();
