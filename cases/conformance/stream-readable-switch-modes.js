'use strict';
const { Readable } = require('stream');
const r = Readable.from(['a', 'b', 'c', 'd'], { highWaterMark: 2 });
const onReadable = () => { console.log('readable', r.read(), r.readableFlowing); };
r.on('readable', onReadable);
setImmediate(() => {
  r.on('data', (x) => { console.log('data', x, r.readableFlowing); });
  console.log(r.readableFlowing);
  r.removeListener('readable', onReadable);
  console.log(r.readableFlowing);
});
r.on('end', () => console.log('end'));
