// StringDecoder keeps incomplete multibyte characters until the rest arrives.
'use strict';
const { StringDecoder } = require('string_decoder');
const d = new StringDecoder('utf8');
console.log([
  d.write(Buffer.from([0xe2])), d.write(Buffer.from([0x82])), d.write(Buffer.from([0xac, 0x41])), d.end(),
]);
console.log([d.write(Buffer.from([0xf0, 0x9f])), d.end(), d.end(Buffer.from([0x42]))]);
const h = new StringDecoder('base64');
console.log([h.write(Buffer.from('a')), h.write(Buffer.from('bc')), h.end(Buffer.from('d'))]);
const u = new StringDecoder('utf16le');
console.log([
  u.write(Buffer.from([0x61])), u.write(Buffer.from([0x00, 0x3d, 0xd8])), u.write(Buffer.from([0x4d, 0xdc])),
  u.end(),
]);
console.log(new StringDecoder('hex').write(Buffer.from('hi')), new StringDecoder().encoding, d.lastNeed, d.lastTotal);
for (const call of [() => new StringDecoder('nope'), () => d.write(1), () => d.write(null)]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.message); }
}
