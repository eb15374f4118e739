// Headers of an OutgoingMessage: setting, asking, removing, and the errors.
'use strict';
const http = require('http');
const message = new http.OutgoingMessage();
message.setHeader('Content-Type', 'text/html').setHeader('X-List', ['a', 'b']);
message.setHeader('x-number', 5);
console.log(message.getHeader('content-TYPE'), message.getHeader('x-list'), message.getHeader('none'));
console.log(message.getHeaders(), message.getHeaderNames(), message.getRawHeaderNames());
console.log(message.hasHeader('X-NUMBER'), message.hasHeader('y'));
message.appendHeader('x-list', 'c').appendHeader('x-new', ['1', '2']).appendHeader('x-new', ['3']);
console.log(message.getHeaders());
message.setHeaders(new Map([['a', 'b'], ['Content-Type', 'text/plain']]));
message.setHeaders(new Map([['set-cookie', ['c=1', 'd=2']], ['e', 'f']]));
console.log(message.getHeaders(), message.removeHeader('a'), message.hasHeader('a'));
console.log(message.headersSent, message.writableEnded, message.writableFinished, message.writableLength, message.writableHighWaterMark,
  message.writableCorked, message.writableObjectMode, message.writableNeedDrain, message.errored, message.closed, message.destroyed);
for (const act of [
  () => message.setHeader('', 'x'), () => message.setHeader('a b', 'x'), () => message.setHeader('a'), () => message.setHeader('a', 'b\n'),
  () => message.setHeader('a', '\u1234'), () => message.setHeader(5, 'x'), () => message.getHeader(5), () => message.hasHeader(),
  () => message.removeHeader(), () => message.setHeaders({}), () => message.setHeaders([['a', 'b']]), () => message._implicitHeader(),
  () => message.write('x'), () => message.appendHeader('a', undefined), () => http.validateHeaderName('a:'),
  () => http.validateHeaderName('a b', 'Label'), () => http.validateHeaderValue('x', undefined), () => http.validateHeaderValue('x', '\0'),
  () => message.pipe(process.stdout),
]) {
  try {
    console.log('no error', act());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
console.log(http.validateHeaderName('ok'), http.validateHeaderValue('ok', 'fine'), http.validateHeaderValue('n', 1));
