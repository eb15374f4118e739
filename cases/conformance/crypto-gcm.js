'use strict';

const { createCipheriv, createDecipheriv } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
const key = Buffer.alloc(32, 3);
const seal = (iv, authTagLength) => {
  const cipher = createCipheriv('aes-256-gcm', key, iv, authTagLength && { authTagLength });
  const out = Buffer.concat([cipher.setAAD(Buffer.from('head')).update('body of the message'), cipher.final()]);
  return [out, cipher.getAuthTag()];
};
const open = (iv, [out, tag], aad = 'head', options) => {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, options);
  decipher.setAAD(Buffer.from(aad)).setAuthTag(tag);
  return decipher.update(out, undefined, 'utf8') + decipher.final('utf8');
};
for (const size of [1, 8, 12, 16, 40]) {
  const iv = Buffer.alloc(size, 9);
  const sealed = seal(iv);
  console.log(size, ...sealed, open(iv, sealed));
}
const iv = Buffer.alloc(12);
for (const length of [4, 8, 12, 13, 16]) console.log(seal(iv, length)[1]);
failure(() => seal(iv, 3));
failure(() => seal(iv, 17));
failure(() => seal(Buffer.alloc(0)));
failure(() => open(iv, seal(iv), 'tail'));
failure(() => open(iv, [seal(iv)[0], Buffer.alloc(16)]));
failure(() => open(iv, [seal(iv)[0], Buffer.alloc(5)]));
failure(() => open(iv, seal(iv), 'head', { authTagLength: 12 }));
failure(() => createDecipheriv('aes-256-gcm', key, iv).final());
failure(() => createDecipheriv('aes-256-gcm', key, iv).setAuthTag(Buffer.alloc(16)).setAuthTag(Buffer.alloc(16)));
failure(() => createCipheriv('aes-256-gcm', key, iv).getAuthTag());
failure(() => createCipheriv('aes-256-gcm', key, iv).setAuthTag);
failure(() => {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.update('x');
  cipher.setAAD(Buffer.from('late'));
});
failure(() => createDecipheriv('aes-256-gcm', key, iv).setAuthTag('text', 'nope'));
failure(() => createCipheriv('aes-256-gcm', key, iv, { authTagLength: -1 }));
