'use strict';

const zlib = require('zlib');
console.log(Object.keys(zlib).join());
console.log(zlib.constants, zlib.codes);
console.log(zlib.Z_OK, zlib.Z_BEST_SPEED, zlib.DEFLATE, zlib.UNZIP, 'Z_OK' in zlib, 'BROTLI_DECODE' in zlib, Object.isFrozen(zlib.codes));
console.log(zlib.crc32('hello'), zlib.crc32(Buffer.from('lo'), zlib.crc32('hel')), zlib.crc32(''));
for (const args of [[1], ['a', 'b'], ['a', -1]]) {
  try {
    zlib.crc32(...args);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
console.log(zlib.Deflate() instanceof zlib.Deflate, new zlib.Gzip() instanceof require('stream').Transform, zlib.createUnzip().constructor === zlib.Unzip);
