// Buffer.from, alloc, concat, isBuffer, byteLength, compare: contents and errors.
'use strict';
console.log(
  Buffer.from('héllo'), Buffer.from('68656c6c6f', 'hex'), Buffer.from('aGVsbG8', 'base64'),
  Buffer.from([256, -1, 1.5, '7']),
);
console.log(
  Buffer.from('aGVsbG8_-w', 'base64url').toString('hex'), Buffer.from('ab', 'utf16le'),
  Buffer.from('é', 'latin1'), Buffer.from('zz', 'hex'),
);
console.log(Buffer.alloc(3), Buffer.alloc(5, 'ab'), Buffer.alloc(3, 1), Buffer.alloc(4, 'YQ==', 'base64'));
console.log(
  Buffer.concat([Buffer.from('a'), Buffer.from('bc')]), Buffer.concat([Buffer.from('abc')], 2),
  Buffer.concat([]),
);
console.log(
  Buffer.isBuffer(Buffer.alloc(0)), Buffer.isBuffer(new Uint8Array(1)), Buffer.isEncoding('UTF-8'),
  Buffer.isEncoding('x'),
);
console.log(
  Buffer.byteLength('€'), Buffer.byteLength('aGk=', 'base64'),
  Buffer.compare(Buffer.from('a'), Buffer.from('b')),
);
console.log(
  Buffer.from({ length: 2, 0: 1, 1: 2 }), Buffer.from(Buffer.from('copy')), Buffer.from(new ArrayBuffer(2)),
  Buffer.from(new String('s')),
);
for (const call of [
  () => Buffer.from(5), () => Buffer.from(null), () => Buffer.alloc(-1), () => Buffer.alloc('5'),
  () => Buffer.from('x', 'bad'), () => Buffer.concat(1),
]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.message); }
}
