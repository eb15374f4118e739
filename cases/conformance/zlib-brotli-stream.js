'use strict';

const zlib = require('zlib');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const text = prose(4000);
const brotli = zlib.createBrotliCompress({ chunkSize: 512, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
const all = [];
brotli.on('data', (data) => {
  all.push(data);
});
brotli.write(text, () => console.log('written'));
brotli.flush(() => console.log('flushed'));
brotli.end('the end');
brotli.on('end', () => {
  const packed = Buffer.concat(all);
  const back = zlib.createBrotliDecompress();
  let out = '';
  back.on('data', (data) => (out += data)).on('end', () => console.log(out === text + 'the end', back.bytesWritten === packed.length));
  for (let i = 0; i < packed.length; i += 100) back.write(packed.subarray(i, i + 100));
  back.end();
  zlib.brotliDecompress(packed.subarray(0, 50), (err) => console.log(err.code, err.errno, err.message));
});
