'use strict';

const { createCipheriv, createDecipheriv } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
const key = Buffer.alloc(16);
const iv = Buffer.alloc(16);
failure(() => createCipheriv('nope', key, iv));
failure(() => createCipheriv('rc4', key, null));
failure(() => createCipheriv(1, key, iv));
failure(() => createCipheriv('aes-128-cbc', Buffer.alloc(15), iv));
failure(() => createCipheriv('aes-128-cbc', key, 'short'));
failure(() => createCipheriv('aes-128-cbc', key, null));
failure(() => createCipheriv('aes-128-cbc', key));
failure(() => createCipheriv('aes-128-cbc', undefined, iv));
failure(() => createCipheriv('aes-128-ecb', key, iv));
failure(() => createCipheriv('aes-128-cbc', key, iv).update(1));
failure(() => createCipheriv('aes-128-cbc', key, iv).update('abc', 'hex'));
failure(() => createCipheriv('aes-128-cbc', key, iv).getAuthTag());
failure(() => createCipheriv('aes-128-cbc', key, iv).setAAD(iv));
failure(() => createCipheriv('aes-128-cbc', key, iv).update('abc', 'utf8', 'nope'));
failure(() => {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  cipher.final();
  cipher.final();
});
failure(() => {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  cipher.final();
  cipher.update('x');
});
failure(() => {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  cipher.final();
  cipher.setAutoPadding();
});
failure(() => {
  const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
  cipher.update(Buffer.alloc(15));
  cipher.final();
});
failure(() => createDecipheriv('aes-128-cbc', key, iv).final());
failure(() => {
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  decipher.update(Buffer.alloc(15));
  decipher.final();
});
failure(() => {
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  decipher.update(Buffer.alloc(16));
  decipher.final();
});
