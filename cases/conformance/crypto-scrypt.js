'use strict';

const { scrypt, scryptSync } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
console.log(scryptSync('secret', 'salt', 32, { N: 16 }).toString('hex'));
console.log(scryptSync('secret', 'salt', 32, { cost: 16, blockSize: 4, parallelization: 2 }).toString('hex'));
console.log(scryptSync('secret', 'salt', 0, { N: 2 }));
failure(() => scryptSync('p', 's', 8, { N: 3 }));
failure(() => scryptSync('p', 's', 8, { N: 1 }));
failure(() => scryptSync('p', 's', 8, { N: 1 << 20 }));
failure(() => scryptSync('p', 's', 8, { N: 16, maxmem: 1 }));
failure(() => scryptSync('p', 's', 8, { N: 16, cost: 16 }));
failure(() => scryptSync('p', 's', 8, { r: 16, blockSize: 16 }));
failure(() => scryptSync('p', 's', 8, { p: -1 }));
failure(() => scryptSync('p', 's', -8));
failure(() => scryptSync(undefined, 's', 8));
failure(() => scrypt('p', 's', 8));
failure(() => scrypt('p', 's', 8, {}));
scrypt('p', 's', 8, { N: 2 }, (err, key) => console.log('with options', err, key));
