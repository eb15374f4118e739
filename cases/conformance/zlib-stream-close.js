'use strict';

const zlib = require('zlib');
const one = zlib.createDeflate();
one.on('close', () => console.log('close'));
console.log(one._closed, one.destroyed);
one.close(() => console.log('closed', one._closed, one.destroyed));
one.close();
const two = zlib.createGzip();
two.on('close', () => console.log('close of the second'));
two.write('abc', (err) => console.log('written', err && err.code));
two.destroy();
const three = zlib.createInflate();
three.write(zlib.deflateSync('abc'), () => {
  console.log('read', three.read().toString());
  three.reset();
  three.end(zlib.deflateSync('again'), () => console.log('ended'));
  three.on('data', (data) => console.log(data.toString()));
});
