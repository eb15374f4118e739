'use strict';

const zlib = require('zlib');
const { promisify } = require('util');
const log = console.log;
zlib.deflate('abc', (err, packed) => {
  log('deflate', err, packed);
  process.nextTick(() => log('tick'));
  setImmediate(() => log('immediate'));
  zlib.inflate(packed, (err, text) => {
    log('inflate', err, text.toString());
    (async () => {
      for (const [pack, unpack] of [['gzip', 'gunzip'], ['deflateRaw', 'inflateRaw'], ['brotliCompress', 'brotliDecompress'], ['gzip', 'unzip']])
        log(pack, (await promisify(zlib[unpack])(await promisify(zlib[pack])('some text'))).toString());
      await promisify(zlib.gunzip)('x').catch((err) => log(err.code));
      log((await promisify(zlib.deflate)(new Uint16Array([1]))).toString('hex'), (await promisify(zlib.deflate)(new ArrayBuffer(2))).toString('hex'));
      await promisify(zlib.deflate)(1).catch((err) => log(err.code, err.message));
    })();
  });
});
log('sync');
