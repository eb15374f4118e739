'use strict';
const { duplexPair } = require('stream');
const log = console.log;
const [a, b] = duplexPair({ highWaterMark: 4 });
for (const [name, side] of [['a', a], ['b', b]]) {
  for (const event of ['data', 'end', 'finish', 'close', 'drain']) side.on(event, (x) => log(name, event, String(x)));
}
log(a.write('hello', () => log('written')), a.write('you'));
b.write('back');
a.end();
b.on('end', () => b.end('bye'));
log(a.constructor.name);
