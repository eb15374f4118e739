'use strict';

const crypto = require('crypto');
const text = 'The quick brown fox jumps over the lazy dog. '.repeat(4);
const supported = /^aes-(128|192|256)-(cbc|ctr|ecb|gcm|cfb8?|ofb)$|^chacha20|^des-ede3?(-cbc)?$|^aes(128|192|256)$|^des3$|^des-ede3-[co]fb$/;
for (const name of crypto.getCiphers().filter((n) => supported.test(n))) {
  const { keyLength, ivLength } = crypto.getCipherInfo(name);
  const key = Buffer.alloc(keyLength, 'kE1');
  const iv = ivLength ? Buffer.alloc(ivLength, 7) : null;
  const tagged = /gcm|poly/.test(name);
  const cipher = crypto.createCipheriv(name, key, iv);
  if (tagged) cipher.setAAD(Buffer.from('more'));
  const out = cipher.update(text.slice(0, 7), 'utf8', 'hex') + cipher.update(text.slice(7), 'utf8', 'hex') + cipher.final('hex');
  const decipher = crypto.createDecipheriv(name, key, iv);
  if (tagged) decipher.setAAD(Buffer.from('more')).setAuthTag(cipher.getAuthTag());
  const back = decipher.update(out.slice(0, 10), 'hex', 'utf8') + decipher.update(out.slice(10), 'hex', 'utf8') + decipher.final('utf8');
  console.log(name, out, tagged ? cipher.getAuthTag() : '', back === text);
}
