'use strict';

const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
for (const n of [0n, 1n, 2n, 3n, 4n, 561n, 7919n, 2n ** 89n - 1n, 2n ** 89n + 1n]) console.log(n, crypto.checkPrimeSync(n));
console.log(crypto.checkPrimeSync(Buffer.from([0, 17])), crypto.checkPrimeSync(new Uint8Array([91]).buffer, { checks: 5 }));
for (const size of [8, 20, 64, 100]) {
  const prime = crypto.generatePrimeSync(size);
  console.log(prime instanceof ArrayBuffer, prime.byteLength, crypto.checkPrimeSync(prime), new Uint8Array(prime)[0] !== 0);
}
const safe = crypto.generatePrimeSync(32, { safe: true, bigint: true });
console.log(typeof safe, crypto.checkPrimeSync(safe), crypto.checkPrimeSync((safe - 1n) / 2n));
const special = crypto.generatePrimeSync(40, { add: 12n, rem: 5n, bigint: true });
console.log(special % 12n, crypto.checkPrimeSync(special), crypto.generatePrimeSync(40, { add: 6n, bigint: true }) % 6n);
failure(() => crypto.generatePrimeSync());
failure(() => crypto.generatePrimeSync(0));
failure(() => crypto.generatePrimeSync(8, 1));
failure(() => crypto.generatePrimeSync(8, { safe: 1 }));
failure(() => crypto.generatePrimeSync(8, { add: 1 }));
failure(() => crypto.generatePrimeSync(8, { add: -1n }));
failure(() => crypto.generatePrimeSync(8, { add: 1000n }));
failure(() => crypto.generatePrimeSync(8, { add: 5n, rem: 6n }));
failure(() => crypto.generatePrime(8));
failure(() => crypto.checkPrimeSync(5));
failure(() => crypto.checkPrimeSync(-5n));
failure(() => crypto.checkPrimeSync(5n, { checks: -1 }));
failure(() => crypto.checkPrime(5n));
crypto.generatePrime(16, (err, prime) => {
  console.log(err, prime.byteLength);
  crypto.checkPrime(prime, (err, answer) => console.log(err, answer));
});
