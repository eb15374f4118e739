// How repeated headers are joined; raw and distinct headers.
'use strict';
const http = require('http');
const net = require('net');
const raw = ['Accept', 'a', 'accept', 'b', 'Set-Cookie', 'x=1', 'set-cookie', 'y=2', 'Cookie', 'a=1', 'cookie', 'b=2', 'Content-Type', 't/1',
  'Content-Type', 't/2', 'Host', 'one', 'X-Forwarded-For', '1', 'x-forwarded-for', '2', 'User-Agent', 'u', 'user-agent', 'v', '__proto__', 'p',
  'Empty', '', 'Spaces', '  in \t', 'Date', 'd1', 'Date', 'd2', 'Authorization', 'k', 'authorization', 'l'];
const options = [{}, { joinDuplicateHeaders: true }];
async function run(option) {
  const server = http.createServer(option, (req, res) => {
    console.log(req.rawHeaders.length, req.rawHeaders.slice(-6));
    console.log(req.headers);
    console.log(req.headersDistinct);
    console.log(Object.getPrototypeOf(req.headers) === Object.prototype, Object.getPrototypeOf(req.headersDistinct));
    req.headers = { mine: 1 };
    console.log(req.headers, req.connection === req.socket, req.complete, req.trailers);
    res.end();
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const socket = net.connect(server.address().port);
  let text = 'GET / HTTP/1.1\r\nConnection: close\r\n';
  for (let i = 0; i < raw.length; i += 2) text += `${raw[i]}: ${raw[i + 1]}\r\n`;
  socket.end(`${text}\r\n`);
  socket.resume();
  await new Promise((resolve) => socket.on('close', resolve));
  server.close();
}
(async () => {
  for (const option of options) await run(option);
})();
