'use strict';
const { Readable } = require('stream');
const bytes = Buffer.from('h\u00e9ll\u00f6 w\u00f6rld \u{1f600}');
for (const encoding of ['utf8', 'hex', 'base64', 'latin1', 'utf16le']) {
  let i = 0;
  const r = new Readable({ encoding, read() { this.push(i < bytes.length ? bytes.subarray(i, i += 3) : null); } });
  const parts = [];
  r.on('data', (x) => parts.push(x)).on('end', () => console.log(encoding, r.readableEncoding, parts));
}
const late = new Readable({ read() {} });
late.push(bytes.subarray(0, 2));
late.push(bytes.subarray(2, 4));
late.setEncoding('utf8');
console.log(late.readableLength, late.read(1), late.read());
late.push(bytes.subarray(4));
late.push(null);
late.on('data', (x) => console.log('late', x));
const objects = new Readable({ objectMode: true, encoding: 'utf8', read() {} });
objects.push(Buffer.from('a'));
objects.push('b');
objects.push(null);
objects.on('data', (x) => console.log('object', x));
