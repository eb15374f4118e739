'use strict';
const { Readable } = require('stream');
const r = new Readable({ objectMode: true, read() {} });
for (const event of ['data', 'pause', 'resume', 'end']) r.on(event, (x) => console.log(event, x, r.isPaused(), r.readableFlowing));
r.push(1);
r.pause();
r.push(2);
process.nextTick(() => {
  console.log('tick');
  r.push(3);
  r.resume();
  r.pause();
  r.resume();
  r.push(4);
  setImmediate(() => {
    console.log('immediate');
    r.push(5);
    r.pause();
    r.push(6);
    console.log(r.readableLength);
    r.once('data', (x) => console.log('once', x));
    r.removeAllListeners('data');
    r.resume();
    setImmediate(() => { r.push(null); });
  });
});
