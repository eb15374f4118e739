// createConnection, of an agent and of a request, with and without a callback.
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
const server = http.createServer((req, res) => res.end(req.url));
server.listen(0, async () => {
  const { port } = server.address();
  class Mine extends http.Agent {
    createConnection(options, callback) {
      note('agent', options.port === port, typeof callback, options.keepAlive ?? '-', options.servername);
      return super.createConnection(options, callback);
    }
  }
  const ask = (options) => new Promise((resolve) => {
    const req = http.get(options, (res) => { res.on('data', (d) => note('client', d.toString())); });
    req.on('error', (err) => note('client', err.message));
    req.on('close', resolve);
    note('client', req.agent === undefined ? 'no agent' : 'agent', req.shouldKeepAlive);
    if (options.path === '/4') setImmediate(resolve);
  });
  await ask({ port, path: '/1', agent: new Mine() });
  await ask({ port, path: '/2', createConnection: (options) => net.connect(options.port) });
  await ask({ port, path: '/3', createConnection: (options, callback) => { setImmediate(() => callback(null, net.connect(port))); } });
  await ask({ port, path: '/4', createConnection: (options, callback) => { callback(new Error('no way')); } });
  await ask({ port, path: '/4', createConnection: () => { throw new Error('thrown'); } });
  server.close();
});
