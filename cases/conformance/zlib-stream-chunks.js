'use strict';

// Output buffers of chunkSize, one request of the thread pool for each.
const zlib = require('zlib');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const text = prose(3000);
const pieces = (stream, write) => new Promise((resolve) => {
  const all = [];
  stream.on('data', (data) => all.push(data));
  stream.on('end', () => {
    console.log(all.map((data) => data.length).join());
    resolve(Buffer.concat(all));
  });
  write(stream);
});
(async () => {
  for (const options of [{ chunkSize: 64 }, { chunkSize: 1000 }, { level: 0, chunkSize: 5000 }, { level: 1 }, {}]) {
    const packed = await pieces(zlib.createDeflate(options), (stream) => {
      for (let i = 0; i < text.length; i += 4000) stream.write(text.slice(i, i + 4000));
      stream.end();
    });
    const back = await pieces(zlib.createInflate({ chunkSize: 4096 }), (stream) => {
      for (let i = 0; i < packed.length; i += 777) stream.write(packed.subarray(i, i + 777));
      stream.end();
    });
    console.log(back.toString() === text);
  }
})();
