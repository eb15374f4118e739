// flushHeaders and corking: what is sent when.
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
const server = http.createServer((req, res) => {
  if (req.url === '/flush') {
    res.flushHeaders();
    note('server', res.headersSent);
    setTimeout(() => res.end('late'), 5);
  } else {
    res.cork();
    note('server', res.writableCorked);
    res.write('a');
    res.write('b');
    res.uncork();
    res.end('c');
  }
});
server.listen(0, () => {
  const { port } = server.address();
  http.get({ port, path: '/flush' }, (res) => {
    note('client', 'headers', res.headers['transfer-encoding']);
    res.on('data', (d) => note('client', d.toString()));
    res.on('end', () => {
      http.get({ port, path: '/cork', agent: false }, (again) => {
        let text = '';
        again.on('data', (d) => { text += d; });
        again.on('end', () => { note('client', text); server.close(); });
      });
    });
  });
});
