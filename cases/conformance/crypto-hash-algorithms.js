'use strict';

// Every digest that node lists (SM3 apart), in pieces and copied midway.
const { createHash, getHashes } = require('crypto');
for (const name of getHashes().filter((n) => !/sm3/i.test(n))) {
  const hash = createHash(name).update('hello ').update(Buffer.from('world'));
  const copy = hash.copy().update('!');
  console.log(name, hash.digest('hex'), copy.digest('base64'));
}
for (const name of ['SHA256', 'Sha-256', 'sha2-256', 'SHA-512/256', 'RSA-SHA1', 'rmd160']) console.log(name, createHash(name).update('a').digest('base64url'));
