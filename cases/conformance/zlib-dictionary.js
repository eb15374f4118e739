'use strict';

const zlib = require('zlib');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.errno, err.message, Object.keys(err));
  }
};
const dictionary = Buffer.from('the quick brown fox jumps over the lazy dog');
const packed = zlib.deflateSync('the lazy fox jumps', { dictionary });
console.log(packed.toString('hex'), zlib.inflateSync(packed, { dictionary }).toString());
failure(() => zlib.inflateSync(packed));
failure(() => zlib.inflateSync(packed, { dictionary: Buffer.from('another') }));
const raw = zlib.deflateRawSync('the lazy fox jumps', { dictionary });
console.log(raw.toString('hex'), zlib.inflateRawSync(raw, { dictionary }).toString());
failure(() => zlib.inflateRawSync(raw));
failure(() => zlib.inflateRawSync(raw, { dictionary: Buffer.alloc(100) }).length);
console.log(zlib.gunzipSync(zlib.gzipSync('abc', { dictionary })).toString());
const inflate = zlib.createInflate();
inflate.on('error', (err) => console.log(err.code, err.errno, err.message)).on('close', () => console.log('close'));
inflate.end(packed);
