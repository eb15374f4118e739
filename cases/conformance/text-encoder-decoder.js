// TextEncoder and TextDecoder: UTF-8, streaming, fatal, BOM, other encodings.
'use strict';
const e = new TextEncoder();
console.log(e.encode('a€😀'), e.encoding, e.encode().length, e.encodeInto('héllo', new Uint8Array(3)));
console.log(
  new TextDecoder().decode(new Uint8Array([0xe2, 0x82, 0xac])), new TextDecoder().decode(),
  new TextDecoder('utf-16le').decode(new Uint8Array([0x41, 0])),
);
const d = new TextDecoder();
console.log([
  d.decode(new Uint8Array([0xe2, 0x82]), { stream: true }),
  d.decode(new Uint8Array([0xac]), { stream: true }), d.decode(),
]);
console.log(
  new TextDecoder().decode(new Uint8Array([0xff, 0x41])),
  new TextDecoder().decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x41])).length,
);
console.log(
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x41])).length,
  d.encoding, d.fatal, d.ignoreBOM,
);
for (const call of [
  () => new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xff])),
  () => new TextDecoder('nope'),
]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.message); }
}
