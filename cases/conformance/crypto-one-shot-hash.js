'use strict';

const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
console.log(crypto.hash('sha1', 'abc'), crypto.hash('sha1', Buffer.from('abc'), 'base64'), crypto.hash('md5', 'abc', 'buffer'));
failure(() => crypto.hash('nope', 'abc'));
failure(() => crypto.hash('md5'));
failure(() => crypto.hash(1, 'abc'));
failure(() => crypto.hash('md5', 'abc', 'nope'));
failure(() => crypto.hash('md5', 'abc', 1));
