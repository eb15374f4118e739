'use strict';

// When data comes out and when callbacks are called.
const zlib = require('zlib');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const gzip = zlib.createGzip();
gzip.on('data', (data) => console.log('data', data.length));
for (const name of ['end', 'finish', 'close', 'drain']) gzip.on(name, () => console.log(name));
gzip.write('abc', () => console.log('first written'));
console.log(gzip.write(prose(6000), () => console.log('second written')));
gzip.flush(() => console.log('flushed'));
gzip.write('more', () => console.log('third written'));
gzip.flush(zlib.constants.Z_SYNC_FLUSH, () => console.log('flushed again'));
gzip.end('last', () => {
  console.log('ended', gzip.bytesWritten);
  gzip.flush(() => console.log('nothing to flush'));
});
process.nextTick(() => console.log('tick'));
