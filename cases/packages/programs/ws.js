// ws 8: a server and a client of WebSocket in one program: texts, bytes, pings, fragments, closing.
'use strict';
const { WebSocketServer, WebSocket, createWebSocketStream } = require('ws');

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: (set) => [...set][0] }, () => {
  const client = new WebSocket(`ws://127.0.0.1:${server.address().port}/chat?x=1`, ['chat', 'other']);
  client.on('open', () => {
    console.log('open', client.protocol, client.readyState, client.extensions);
    client.send('hello');
  });
  client.on('message', (data, binary) => {
    console.log('client', binary, binary ? data : String(data));
    if (String(data) === 'HELLO') client.send(Buffer.from([1, 2, 3]));
    else if (binary) client.ping('are you there');
    else if (String(data) === 'parts') client.close(4000, 'enough');
  });
  client.on('pong', (data) => {
    console.log('pong', String(data));
    client.send('pa', { fin: false });
    client.send('rts', { fin: true }, (error) => console.log('sent', error));
  });
  client.on('close', (code, reason) => { console.log('client close', code, String(reason), client.readyState); server.close(() => console.log('server closed')); });
});
server.on('connection', (socket, request) => {
  console.log('connection', request.url, server.clients.size, socket.protocol);
  socket.on('message', (data, binary) => {
    console.log('server', binary, data.length);
    socket.send(binary ? data : String(data) === 'parts' ? 'parts' : String(data).toUpperCase(), { binary });
  });
  socket.on('ping', (data) => console.log('ping', String(data)));
  socket.on('close', (code, reason) => console.log('server close', code, String(reason)));
});
