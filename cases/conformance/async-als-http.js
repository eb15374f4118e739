'use strict';
// The usual way: a store for each request, seen by all that the request's handler does.
const http = require('http');
const fs = require('fs');
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const said = [];
const log = (text) => said.push(`${storage.getStore()?.id} ${text}`);
let requests = 0;
const server = http.createServer((req, res) => {
  storage.run({ id: `request ${++requests}` }, async () => {
    log(`begin ${req.url}`);
    let body = '';
    req.on('data', (data) => { body += data; log('data'); });
    req.on('end', () => {
      log('end');
      fs.stat(__filename, () => {
        log('stat');
        setTimeout(() => {
          log('timer');
          res.end(`answer to ${body}`);
        }, 1);
      });
    });
    res.on('finish', () => log('finish'));
    await null;
    log('await');
  });
});
server.listen(0, '127.0.0.1', () => {
  const ask = (id) => new Promise((resolve) => storage.run({ id }, () => {
    const req = http.request({ port: server.address().port, host: '127.0.0.1', method: 'POST', path: `/${id}`, agent: false }, (res) => {
      log(`response ${res.statusCode}`);
      res.on('data', (data) => log(`data ${data}`));
      res.on('end', () => { log('end of response'); resolve(); });
    });
    req.on('socket', () => log('socket'));
    req.on('close', () => log('close'));
    req.end(`body of ${id}`);
  }));
  ask('one').then(() => ask('two')).then(() => server.close(() => log('closed')));
});
process.on('exit', () => console.log(said.join('\n')));
