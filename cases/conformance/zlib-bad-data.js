'use strict';

const zlib = require('zlib');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.errno, err.message, Object.keys(err));
  }
};
const packed = zlib.deflateSync('a text that is long enough, a text that is long enough');
const flip = (data, at) => {
  const bad = Buffer.from(data);
  bad[at < 0 ? bad.length + at : at] ^= 0xff;
  return bad;
};
failure(() => zlib.inflateSync('abc'));
failure(() => zlib.inflateSync(packed.subarray(0, 10)));
failure(() => zlib.inflateSync(Buffer.alloc(0)));
failure(() => zlib.inflateSync(flip(packed, -1)));
failure(() => zlib.inflateSync(Buffer.from('789c07', 'hex')));
failure(() => zlib.inflateSync(Buffer.from('7918', 'hex')));
failure(() => zlib.inflateSync(Buffer.from('881c', 'hex')));
failure(() => zlib.inflateRawSync(Buffer.from('0100000000', 'hex')));
failure(() => zlib.inflateRawSync(Buffer.from('fdffff', 'hex')));
failure(() => zlib.inflateRawSync(Buffer.from('030200', 'hex')));
const gzipped = zlib.gzipSync('a text');
failure(() => zlib.gunzipSync('abc'));
failure(() => zlib.gunzipSync(packed));
failure(() => zlib.gunzipSync(flip(gzipped, 2)));
failure(() => zlib.gunzipSync(flip(gzipped, 3)));
failure(() => zlib.gunzipSync(flip(gzipped, -1)));
failure(() => zlib.gunzipSync(flip(gzipped, -5)));
failure(() => zlib.gunzipSync(gzipped.subarray(0, -1)));
failure(() => zlib.unzipSync(Buffer.from([0x1f])));
failure(() => zlib.unzipSync(Buffer.from([0x1f, 0x8b])));
failure(() => zlib.unzipSync('xyz'));
failure(() => zlib.brotliDecompressSync('zzzzzz'));
failure(() => zlib.brotliDecompressSync(Buffer.from([0xff, 0xff, 1, 2, 3])));
failure(() => zlib.brotliDecompressSync(Buffer.alloc(0)));
failure(() => zlib.inflateSync(packed.subarray(0, 20), { finishFlush: zlib.constants.Z_SYNC_FLUSH }).toString());
zlib.inflate('abc', (err, out) => console.log(err.code, err.errno, err.message, out));
zlib.gunzip(gzipped.subarray(0, 9), (err, out) => console.log(err.code, err.errno, err.message, out));
