'use strict';

const zlib = require('zlib');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.errno, err.message, Object.keys(err));
  }
};
failure(() => zlib.deflateSync('a', { level: 10 }));
failure(() => zlib.deflateSync('a', { level: 'x' }));
failure(() => zlib.deflateSync('a', { level: -2 }));
failure(() => zlib.deflateSync('a', { memLevel: 0 }));
failure(() => zlib.deflateSync('a', { strategy: 5 }));
failure(() => zlib.deflateSync('a', { windowBits: 16 }));
failure(() => zlib.gzipSync('a', { windowBits: 8 }));
failure(() => zlib.deflateSync('a', { windowBits: 0 }));
failure(() => zlib.deflateSync('a', { chunkSize: 63 }));
failure(() => zlib.deflateSync('a', { chunkSize: 'x' }));
failure(() => zlib.deflateSync('a', { flush: 6 }));
failure(() => zlib.deflateSync('a', { finishFlush: Infinity }));
failure(() => zlib.deflateSync('a', { maxOutputLength: 0 }));
failure(() => zlib.createDeflate({ dictionary: 1 }));
failure(() => zlib.deflateSync('a'.repeat(1000), { maxOutputLength: 5 }));
failure(() => zlib.inflateSync(zlib.deflateSync('a'.repeat(1000)), { maxOutputLength: 999 }));
failure(() => zlib.inflateSync(zlib.deflateSync('a'.repeat(1000)), { maxOutputLength: 1000 }).length);
failure(() => zlib.brotliCompressSync('a', { params: { 99: 1 } }));
failure(() => zlib.brotliCompressSync('a', { params: { x: 1 } }));
failure(() => zlib.brotliCompressSync('a', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 'x' } }));
failure(() => zlib.brotliCompressSync('aaaa', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }).toString('hex'));
failure(() => zlib.deflate('a'));
failure(() => zlib.deflate('a', {}, 1));
zlib.gunzip(zlib.gzipSync('a'.repeat(1000)), { maxOutputLength: 10 }, (err) => console.log(err.name, err.code, err.message));
const { buffer, engine } = zlib.deflateSync('abc', { info: true });
console.log(buffer, engine.constructor.name, engine.bytesWritten);
zlib.gzip('abcd', { info: true }, (err, { buffer, engine }) => console.log(buffer.length, engine.constructor.name, engine.bytesWritten));
