'use strict';

const { pbkdf2, pbkdf2Sync } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
for (const digest of ['md5', 'sha1', 'sha256', 'sha512', 'sha3-256', 'ripemd160'])
  console.log(pbkdf2Sync('secret', 'salt', 10, 50, digest).toString('hex'));
console.log(pbkdf2Sync(Buffer.from('secret'), new Uint8Array(4), 1, 0, 'sha1'));
failure(() => pbkdf2Sync('p', 's', 1, 8));
failure(() => pbkdf2Sync('p', 's', 1, 8, 'nope'));
failure(() => pbkdf2Sync('p', 's', 0, 8, 'md5'));
failure(() => pbkdf2Sync('p', 's', 1, -1, 'md5'));
failure(() => pbkdf2Sync('p', 's', 1.5, 8, 'md5'));
failure(() => pbkdf2Sync(1, 's', 1, 8, 'md5'));
failure(() => pbkdf2Sync('p', undefined, 1, 8, 'md5'));
failure(() => pbkdf2('p', 's', 1, 8, 'nope', () => {}));
failure(() => pbkdf2('p', 's', 1, 8, 'md5'));
failure(() => pbkdf2('p', 's', 1, 8, () => {}));
pbkdf2('p', 's', 1, 8, 'md5', (err, key) => {
  console.log('called back', err, key);
  process.nextTick(() => console.log('tick'));
  setImmediate(() => console.log('immediate'));
});
console.log('sync');
