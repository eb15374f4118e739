'use strict';

const { createHmac, createSecretKey, getHashes } = require('crypto');
for (const name of getHashes().filter((n) => !/sm3|shake/i.test(n)))
  console.log(name, createHmac(name, 'key').update('hello ').update('world').digest('hex'));
console.log(createHmac('sha256', Buffer.alloc(200, 'k')).update('').digest('base64'));
console.log(createHmac('sha256', createSecretKey(Buffer.from('key'))).update('x').digest('hex'));
console.log(createHmac('sha256', '6b6579', { encoding: 'hex' }).update('x').digest('hex'));
console.log(createHmac('sha256', new Uint8Array([1, 2]).buffer).update('x').digest('hex'));
const twice = createHmac('md5', 'key').update('x');
console.log(twice.digest('hex'), twice.digest('hex') === '', twice.digest());
