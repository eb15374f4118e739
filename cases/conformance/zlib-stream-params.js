'use strict';

const zlib = require('zlib');
const { createHash } = require('crypto');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const text = prose(2000);
const deflate = zlib.createDeflate({ level: 9 });
const all = [];
deflate.on('data', (data) => all.push(data));
deflate.on('end', () => {
  const packed = Buffer.concat(all);
  console.log(packed.length, createHash('md5').update(packed).digest('hex'), zlib.inflateSync(packed).toString() === text.repeat(4));
});
deflate.write(text, () => {
  deflate.params(0, zlib.constants.Z_DEFAULT_STRATEGY, (err) => {
    console.log('level 0', err);
    deflate.write(text);
    deflate.params(6, zlib.constants.Z_HUFFMAN_ONLY, () => {
      console.log('Huffman only');
      deflate.write(text);
      deflate.params(6, zlib.constants.Z_HUFFMAN_ONLY, () => console.log('as it is'));
      deflate.params(1, zlib.constants.Z_DEFAULT_STRATEGY, () => deflate.end(text));
    });
  });
});
for (const [level, strategy] of [[10, 0], [0, 9], ['x', 0]]) {
  try {
    deflate.params(level, strategy, () => {});
  } catch (err) {
    console.log(err.code, err.message);
  }
}
