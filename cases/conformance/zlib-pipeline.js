'use strict';

const zlib = require('zlib');
const { PassThrough, Readable, Writable, pipeline } = require('stream');
// A text with matches of many lengths.
const words = 'the quick brown fox jumps over a lazy dog while seven wizards juggle boxing gloves'.split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const prose = (n) => Array.from({ length: n }, () => words[(next() >> 8) % words.length]).join(' ');
const text = prose(5000);
let back = '';
pipeline(
  Readable.from([text.slice(0, 5000), text.slice(5000)]), zlib.createGzip(), new PassThrough(), zlib.createGunzip(),
  new Writable({
    write(chunk, encoding, callback) {
      console.log('chunk', chunk.length);
      back += chunk;
      callback();
    },
  }), (err) => {
    console.log('done', err, back === text);
    pipeline(Readable.from(['not compressed']), zlib.createInflate(), new PassThrough(), (err) => console.log(err.code, err.message));
  });
