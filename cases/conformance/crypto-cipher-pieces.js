'use strict';

// What comes out when, as data goes in byte by byte.
const crypto = require('crypto');
const key = Buffer.alloc(16, 1);
const iv = Buffer.alloc(16, 2);
for (const name of ['aes-128-cbc', 'aes-128-ecb', 'aes-128-ctr', 'aes-128-gcm']) {
  const vector = name === 'aes-128-ecb' ? null : iv;
  const cipher = crypto.createCipheriv(name, key, vector);
  const pieces = Array.from({ length: 35 }, (_, i) => cipher.update(Buffer.from([i])));
  pieces.push(cipher.final());
  console.log(name, pieces.map((p) => p.length).join());
  const all = Buffer.concat(pieces);
  const decipher = crypto.createDecipheriv(name, key, vector);
  if (name === 'aes-128-gcm') decipher.setAuthTag(cipher.getAuthTag());
  const back = Array.from(all, (byte) => decipher.update(Buffer.from([byte])));
  back.push(decipher.final());
  console.log(back.map((p) => p.length).join(), Buffer.concat(back).toString('hex'));
}
const plain = crypto.createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
console.log(plain.update(Buffer.alloc(32)).length, plain.final().length);
const raw = crypto.createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
console.log(raw.update(crypto.createCipheriv('aes-128-cbc', key, iv).final()), raw.final());
