// An application counts its requests: the counter is opened for each, and counted when the response is finished.
'use strict';
const assert = require('assert');
const fs = require('fs');
const http = require('http');

module.exports = (express, whenFinished) => {
  let counted = 0;
  process.on('exit', () => assert.strictEqual(counted, 1, 'a request was not counted'));

  const app = express();
  app.use((req, res, next) => {
    fs.access(__filename, () => whenFinished(res, () => counted++));
    next();
  });
  app.get('/', (req, res) => setTimeout(() => res.send('hello'), 150));

  const server = app.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    http.get({ host: '127.0.0.1', port, agent: false }, (res) => res.resume().on('end', () => server.close()));
  });
};
