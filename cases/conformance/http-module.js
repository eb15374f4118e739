// What the module has.
'use strict';
const http = require('http');
console.log(Object.keys(http));
console.log(http.METHODS.join(' '));
console.log(Object.keys(http.STATUS_CODES).length, http.STATUS_CODES[404], http.STATUS_CODES[418], http.maxHeaderSize);
for (const name of ['Agent', 'ClientRequest', 'IncomingMessage', 'OutgoingMessage', 'Server', 'ServerResponse']) {
  const C = http[name];
  console.log(name, C.length, Object.getPrototypeOf(C).name, Object.keys(C.prototype).sort().join(' '));
}
console.log(http.createServer.length, http.request.length, http.get.length);
console.log(http.createServer() instanceof http.Server, http.Server() instanceof require('net').Server);
for (const name of ['_http_agent', '_http_client', '_http_common', '_http_incoming', '_http_outgoing', '_http_server']) {
  console.log(name, Object.keys(require(name)).filter((key) => !key.startsWith('k')).sort().join(' '));
}
for (const bad of [5, 'x']) {
  try {
    http.createServer(bad);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
try {
  http.setMaxIdleHTTPParsers(0);
} catch (err) {
  console.log(err.code, err.message);
}
