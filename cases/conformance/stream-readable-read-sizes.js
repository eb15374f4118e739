'use strict';
const { Readable } = require('stream');
const r = new Readable({ highWaterMark: 5, read() {} });
for (const chunk of ['abc', 'de', 'fghij', 'k', '']) console.log(r.push(chunk), r.readableLength);
console.log(String(r.read(2)), String(r.read(2)), String(r.read(4)), r.read(100), r.readableHighWaterMark, r.readableLength);
console.log(r.unshift('xyz'), r.readableLength, String(r.read(4)), String(r.read()));
console.log(r.read(), r.read('3'), r.read(NaN));
r.push('tail');
r.push(null);
console.log(String(r.read(100)), r.read());
r.on('end', () => console.log('end'));
try {
  r.read(2 ** 31);
} catch (err) {
  console.log(err.code, err.message);
}
const text = new Readable({ read() {} }).setEncoding('utf8');
text.push('abcd');
text.push('efgh');
text.push('ij');
console.log(text.read(6), text.read(2), text.read(1), text.read());
