'use strict';

// A hash is a Transform too.
const { createHash, createHmac } = require('crypto');
const { Readable, Transform, pipeline } = require('stream');
const hash = createHash('sha256');
console.log(hash instanceof Transform, typeof hash.pipe);
hash.on('readable', () => {
  let data;
  while ((data = hash.read()) !== null) console.log('readable', data.toString('hex'));
});
for (const name of ['end', 'finish', 'close']) hash.on(name, () => console.log(name));
hash.write('abc', () => console.log('written'));
hash.end('def', () => console.log('ended'));
process.nextTick(() => console.log('tick'));
hash.on('close', () => {
  const hmac = createHmac('sha1', 'key');
  hmac.setEncoding('hex');
  pipeline(Readable.from(['a', 'b']), hmac, (err) => console.log('pipeline', err));
  hmac.on('data', (data) => console.log('hmac', data));
});
