// What answers look like on the wire: lengths, chunks, no body, headers of all kinds.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const answers = {
  '/end': (res) => res.end('text'),
  '/write': (res) => { res.write('a'); res.write('bc'); res.end(); },
  '/turns': (res) => { res.write('a'); setImmediate(() => { res.write('b'); setImmediate(() => res.end('c')); }); },
  '/length': (res) => { res.setHeader('Content-Length', 2); res.write('a'); res.end('b'); },
  '/empty': (res) => res.end(),
  '/204': (res) => { res.statusCode = 204; res.end(); },
  '/304': (res) => { res.writeHead(304, { ETag: 'x' }); res.end('ignored'); },
  '/204-chunked': (res) => { res.writeHead(204, { 'Transfer-Encoding': 'chunked' }); res.end(); },
  '/status': (res) => { res.writeHead(418, 'Short and stout', { B: [1, 2], C: 'd' }); res.end('t'); },
  '/pairs': (res) => { res.writeHead(200, ['A', '1', 'A', '2']); res.end(); },
  '/mixed': (res) => { res.setHeader('X', 'y'); res.writeHead(200, { x: 'z', W: 'v' }); res.end(); },
  '/removed': (res) => { res.removeHeader('Date'); res.removeHeader('Connection'); res.removeHeader('Transfer-Encoding'); res.write('a'); res.end('b'); },
  '/cookies': (res) => { res.setHeader('Set-Cookie', ['a=1', 'b=2']); res.end('c'); },
  '/close': (res) => { res.setHeader('Connection', 'close'); res.end('bye'); },
  '/old': (res) => { res.write('no'); res.end(' chunks'); },
  '/buffer': (res) => { res.write(Buffer.from('61', 'hex')); res.end(Buffer.from('b')); },
  '/latin1': (res) => { res.write('\xe9', 'latin1'); res.end('\xe9'); },
};
const server = http.createServer((req, res) => answers[req.url](res));
function ask(path, version) {
  return new Promise((resolve) => {
    const socket = net.connect(server.address().port);
    let bytes = '';
    socket.setEncoding('latin1');
    socket.on('data', (d) => { bytes += d; });
    socket.on('end', () => note(path, JSON.stringify(bytes.replace(/Date: [^\r]*GMT/g, 'Date: -'))));
    socket.on('close', resolve);
    socket.end(`GET ${path} HTTP/${version}\r\nHost: a\r\n\r\n`);
  });
}
server.listen(0, async () => {
  for (const path of Object.keys(answers)) await ask(path, path === '/old' ? '1.0' : '1.1');
  server.close();
});
