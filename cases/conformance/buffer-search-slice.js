// slice shares memory; indexOf, includes, equals, fill, copy, swap, iteration, toJSON.
'use strict';
const b = Buffer.from('hello world hello');
const s = b.subarray(6, 11);
s[0] = 0x57;
console.log(b.toString(), s.toString(), b.slice(-5).toString(), b.toString('utf8', 0, 5));
console.log(
  b.indexOf('hello'), b.lastIndexOf('hello'), b.indexOf('hello', 1), b.indexOf(0x57), b.includes('x'),
  b.indexOf(Buffer.from('lo')),
);
console.log(b.equals(Buffer.from(b)), b.compare(s), Buffer.from('abc').fill('z', 1).toString());
const target = Buffer.alloc(4, '-');
console.log(
  b.copy(target, 1, 0, 2), target.toString(), Buffer.from([1, 2, 3, 4]).swap16(),
  Buffer.from([1, 2, 3, 4]).swap32(),
);
console.log(JSON.stringify(Buffer.from('hi')), [...Buffer.from('ab').entries()], [...Buffer.from('ab').keys()]);
console.log(
  Buffer.from('€').toString('latin1').length, Buffer.from([0xff, 0x41]).toString(),
  Buffer.from([0xe2, 0x82]).toString(),
);
for (const e of [
  'hex', 'base64', 'base64url', 'ascii', 'latin1', 'binary', 'ucs2', 'utf8',
]) console.log(e, Buffer.from('né~').toString(e));
console.log(
  Buffer.from('x').buffer instanceof ArrayBuffer, b.at(-1), Buffer.from('abc').reverse().toString(),
  b.write('J'), b.write('ey', 1, 'latin1'), b.toString(),
);
