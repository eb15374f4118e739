'use strict';

const zlib = require('zlib');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.errno, err.message, Object.keys(err));
  }
};
for (const input of ['', 'abc', 'gr\u00fc\u00df', Buffer.from('abc'), new Uint16Array([1, 2]), new DataView(new ArrayBuffer(3)), new ArrayBuffer(2)]) {
  const packed = zlib.deflateSync(input);
  console.log(packed.toString('hex'), zlib.inflateSync(packed));
}
for (const input of [undefined, null, 1, {}, [1]]) failure(() => zlib.deflateSync(input));
console.log(zlib.gzipSync('abc').toString('hex'), zlib.deflateRawSync('abc').toString('hex'));
console.log(zlib.unzipSync(zlib.gzipSync('a')).toString(), zlib.unzipSync(zlib.deflateSync('b')).toString());
console.log(zlib.deflateSync('abc', { windowBits: 8 }).toString('hex'), zlib.deflateSync('abc', { windowBits: 9 }).toString('hex'));
console.log(zlib.deflateRawSync('abc', { windowBits: 8 }).toString('hex'));
