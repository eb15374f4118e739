'use strict';

const { createHash, createHmac } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
failure(() => createHash());
failure(() => createHash(1));
failure(() => createHash('nope'));
failure(() => createHash('md5').update());
failure(() => createHash('md5').update({}));
failure(() => createHash('md5').update('abc', 'hex'));
failure(() => {
  const hash = createHash('md5');
  hash.digest();
  hash.digest();
});
failure(() => {
  const hash = createHash('md5');
  hash.digest();
  hash.update('x');
});
failure(() => {
  const hash = createHash('md5');
  hash.digest();
  hash.copy();
});
failure(() => createHash('sha256', { outputLength: 8 }));
failure(() => createHash('sha256', { outputLength: -1 }));
failure(() => createHash('sha256', { outputLength: 'x' }));
failure(() => createHmac('nope', 'key'));
failure(() => createHmac('md5'));
failure(() => createHmac('md5', {}));
failure(() => createHmac(undefined, 'key'));
failure(() => createHmac('md5', 'key').update(1));
