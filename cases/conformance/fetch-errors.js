// What a failed fetch rejects with.
'use strict';
const net = require('net');
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (d) => {
    const answers = {
      '/close': '', '/garbage': 'xx\r\n\r\n', '/half': 'HTTP/1.1 200 O', '/short': 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc',
      '/chunk': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\nzz\r\n',
    };
    socket.end(answers[d.toString().split(' ')[1]]);
  });
});
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  for (const path of ['/close', '/garbage', '/half', '/short', '/chunk']) await attempt(path, async () => (await fetch(url + path)).text());
  for (const [what, input, init] of [['nonsense', 'x'], ['file', 'file:///x'], ['scheme', 'foo:bar'], ['port', 'http://127.0.0.1:1/'],
    ['body', 'http://h', { method: 'GET', body: 'x' }], ['credentials', 'http://u:p@h'], ['about', 'about:blank']]) {
    await attempt(what, async () => (await fetch(input, init)).text());
  }
  await new Promise((resolve) => server.close(resolve));
  try {
    await fetch(url);
  } catch (err) {
    console.log(err.message, err.cause.code, err.cause.syscall, err.cause.address);
  }
});
