'use strict';

// Only what does not depend on chance.
const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
console.log(crypto.randomBytes(5).length, crypto.randomBytes(0), crypto.randomFillSync(new Uint16Array(3)).length);
const part = crypto.randomFillSync(Buffer.alloc(20), 5, 10);
console.log(part.subarray(0, 5), part.subarray(15), crypto.randomFillSync(new ArrayBuffer(4)).byteLength);
console.log(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(crypto.randomUUID()));
console.log(crypto.randomUUID({ disableEntropyCache: true }).length, crypto.randomInt(1), crypto.randomInt(5, 6));
for (let i = 0; i < 100; i++) {
  const n = crypto.randomInt(-3, 4);
  if (n < -3 || n >= 4) console.log('out of range', n);
}
failure(() => crypto.randomBytes());
failure(() => crypto.randomBytes(-1));
failure(() => crypto.randomBytes(2 ** 31));
failure(() => crypto.randomBytes(1, 1));
failure(() => crypto.randomFillSync('abc'));
failure(() => crypto.randomFillSync(Buffer.alloc(3), 5));
failure(() => crypto.randomFillSync(Buffer.alloc(3), 1, 5));
failure(() => crypto.randomFill(Buffer.alloc(3)));
failure(() => crypto.randomInt(3, 2));
failure(() => crypto.randomInt(0));
failure(() => crypto.randomInt(1.5));
failure(() => crypto.randomInt(0, 2 ** 50));
failure(() => crypto.randomInt(1, 2, 3));
failure(() => crypto.randomUUID(1));
failure(() => crypto.randomUUID({ disableEntropyCache: 1 }));
