'use strict';

const { timingSafeEqual } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
console.log(timingSafeEqual(Buffer.from('abc'), Buffer.from('abc')), timingSafeEqual(Buffer.from('abc'), Buffer.from('abd')));
console.log(timingSafeEqual(new Uint16Array([1]), new DataView(new Uint8Array([1, 0]).buffer)), timingSafeEqual(new ArrayBuffer(2), Buffer.alloc(2)));
failure(() => timingSafeEqual(Buffer.alloc(1), Buffer.alloc(2)));
failure(() => timingSafeEqual('a', Buffer.alloc(2)));
failure(() => timingSafeEqual(Buffer.alloc(2), [1, 2]));
failure(() => timingSafeEqual());
