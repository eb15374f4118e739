// ws 8: WebSockets as streams, on an http server of the program's own; a plain request and a refused upgrade.
'use strict';
const http = require('http');
const { WebSocketServer, WebSocket, createWebSocketStream } = require('ws');

const wss = new WebSocketServer({ noServer: true });
const server = http.createServer((req, res) => res.end('plain')).on('upgrade', (req, socket, head) => {
  if (req.url !== '/echo') return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
  wss.handleUpgrade(req, socket, head, (ws) => {
    const duplex = createWebSocketStream(ws, { encoding: 'utf8' });
    duplex.pipe(duplex);
  });
});
server.listen(0, '127.0.0.1', () => {
  const base = `ws://127.0.0.1:${server.address().port}`;
  const stream = createWebSocketStream(new WebSocket(`${base}/echo`), { encoding: 'utf8' });
  stream.on('data', (text) => { console.log('data', text); stream.end(); });
  stream.on('end', () => console.log('end')).on('finish', () => console.log('finish')).on('close', () => {
    console.log('close');
    new WebSocket(`${base}/secret`).on('error', (error) => {
      console.log(error.message);
      http.get(`http${base.slice(2)}/`, { agent: false }, (res) => res.on('data', (d) => console.log(String(d))).on('end', () => server.close()));
    });
  });
  stream.write('over the wire');
});
