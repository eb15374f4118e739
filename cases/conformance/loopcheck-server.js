'use strict';
// An HTTP server, played by the test.
const http = require('http');
const { server } = require('loopcheck');
server('http://127.0.0.1:45873/', (request) => {
  console.log('server:', request.method, request.url, request.headers['x-test'], JSON.stringify(request.body));
  if (request.url === '/json') return { status: 201, headers: { 'X-Made': 'yes' }, body: { a: [1] } };
  if (request.url === '/pieces') return { body: ['one ', 'two ', 'three'] };
  return 'plain text';
});
const ask = (path, options, body) => new Promise((resolve) => {
  const req = http.request(`http://127.0.0.1:45873${path}`, { agent: false, ...options }, (res) => {
    let text = '';
    res.on('data', (data) => { text += data; });
    res.on('end', () => resolve([res.statusCode, res.statusMessage, res.headers['x-made'], text]));
  });
  req.end(body);
});
(async () => {
  console.log(await ask('/'));
  console.log(await ask('/json', { method: 'POST', headers: { 'X-Test': '1' } }, 'a body'));
  console.log(await ask('/pieces', { headers: { Connection: 'close' } }));
})();
