'use strict';

const zlib = require('zlib');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.errno, err.message, Object.keys(err));
  }
};
const [a, b] = [zlib.gzipSync('first, '), zlib.gzipSync('second')];
console.log(zlib.gunzipSync(Buffer.concat([a, b])).toString());
console.log(zlib.gunzipSync(Buffer.concat([a, b, Buffer.alloc(10)])).toString());
failure(() => zlib.gunzipSync(Buffer.concat([a, Buffer.from('garbage')])).toString());
failure(() => zlib.gunzipSync(Buffer.concat([a, Buffer.from([0x1f, 0x8b, 0xff])])).toString());
console.log(zlib.inflateSync(Buffer.concat([zlib.deflateSync('x'), Buffer.from('trailing')])).toString());
console.log(zlib.brotliDecompressSync(Buffer.concat([zlib.brotliCompressSync('x'), Buffer.from('trailing')])).toString());
const gunzip = zlib.createGunzip();
gunzip.on('data', (data) => console.log('data', data.toString())).on('end', () => {
  console.log('end', gunzip.bytesWritten);
  byteByByte();
});
for (const byte of Buffer.concat([a, b])) gunzip.write(Buffer.from([byte]));
gunzip.end();
// A header with every optional part.
const header = Buffer.from('1f8b081f0000000000030400aabbccdd6e616d6500636f6d6d656e7400', 'hex');
const sum = Buffer.alloc(2);
sum.writeUInt16LE(zlib.crc32(header) & 0xffff);
console.log(zlib.gunzipSync(Buffer.concat([header, sum, a.subarray(10)])).toString());
failure(() => zlib.gunzipSync(Buffer.concat([header, Buffer.alloc(2), a.subarray(10)])));

function byteByByte() {
  const unzip = zlib.createUnzip();
  unzip.on('data', (data) => console.log('unzipped', data.toString())).on('end', () => console.log('end of unzip'));
  for (const byte of a) unzip.write(Buffer.from([byte]));
  unzip.end();
}
