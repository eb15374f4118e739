// An error in a handler is uncaught; the process ends.
'use strict';
const http = require('http');
Error.stackTraceLimit = 0;
const server = http.createServer(() => {
  throw new Error('in the handler');
});
process.on('exit', (code) => console.log('exit', code));
server.listen(0, () => {
  http.get({ port: server.address().port }).on('error', () => console.log('not reached'));
});
