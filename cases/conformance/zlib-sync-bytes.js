'use strict';

// The compressed bytes are Node's own, at every level, strategy and size of memory.
const zlib = require('zlib');
const { createHash } = require('crypto');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const text = prose(6000);
const sum = (data) => createHash('md5').update(data).digest('hex');
for (let level = -1; level <= 9; level++) {
  for (const options of [{}, { memLevel: 1 }, { memLevel: 9, windowBits: 10 }, { strategy: 1 }, { strategy: 2 }, { strategy: 3 }, { strategy: 4 }]) {
    const packed = zlib.deflateSync(text, { level, ...options });
    console.log(level, JSON.stringify(options), packed.length, sum(packed), zlib.inflateSync(packed).toString() === text);
  }
}
for (const method of ['gzip', 'deflateRaw', 'brotliCompress']) {
  const packed = zlib[method + 'Sync'](text);
  console.log(method, packed.length, sum(packed));
}
