'use strict';
const { Transform } = require('stream');
const log = [];
const t = new Transform({ readableHighWaterMark: 2, writableHighWaterMark: 3, objectMode: true, transform(c, e, cb) { log.push(`t${c}`); this.push(c); cb(null, c * 10); } });
for (let i = 1; i < 8; i++) log.push(t.write(i, () => log.push(`cb${i}`)));
log.push(t.readableLength, t.writableLength);
t.on('drain', () => log.push('drain'));
setImmediate(() => {
  log.push('immediate', t.read(), t.read(), t.readableLength, t.writableLength);
  t.end();
  setImmediate(() => {
    t.on('data', (x) => log.push(`d${x}`)).on('end', () => log.push('end')).on('finish', () => log.push('finish')).on('close', () => console.log(log.join(' ')));
  });
});
