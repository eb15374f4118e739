'use strict';

const { createHash } = require('crypto');
for (const outputLength of [0, 1, 8, 32, 200]) {
  console.log(createHash('shake128', { outputLength }).update('abc').digest('hex'));
  console.log(createHash('shake256', { outputLength }).update('abc').digest('hex'));
}
console.log(createHash('shake128').digest('hex'), createHash('sha256', { outputLength: 32 }).digest('hex'));
const half = createHash('shake256').update('abc');
console.log(half.copy({ outputLength: 5 }).digest('hex'), half.copy().digest('hex'));
