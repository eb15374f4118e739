'use strict';
const attempt = (f) => {
  try {
    return f();
  } catch (err) {
    return `${err.name} ${err.code} ${err.message}`;
  }
};
const decode = (encoding, bytes, options) => attempt(() => new TextDecoder(encoding, options).decode(new Uint8Array(bytes)));
console.log(decode('utf-8', [0xef, 0xbb, 0xbf, 65]), decode('utf-8', [0xef, 0xbb, 0xbf, 65], { ignoreBOM: true }).length,
  decode('utf-16be', [0, 65]), decode('utf-16le', [0xff, 0xfe, 65, 0]), decode('windows-1252', [0x80, 0xe9]), decode('iso-8859-2', [0xb1]));
console.log(decode('koi8-r', [0xc1]), decode('macintosh', [0x80]), decode('ibm866', [0x80]), decode('utf-8', [0xf0, 0x9f, 0x98]), decode('nope', []),
  decode('utf-8', [0xff], { fatal: true }), decode('utf-16le', [0, 0xd8], { fatal: true }));
const decoder = new TextDecoder();
console.log(decoder.decode(new Uint8Array([0xf0, 0x9f]), { stream: true }), decoder.decode(new Uint8Array([0x98, 0x80])), JSON.stringify(decoder.decode()),
  attempt(() => decoder.decode('x')), JSON.stringify(decoder.decode(new DataView(new ArrayBuffer(1)))));
for (const encoding of ['utf-8', 'utf-16le', 'latin1', 'iso-8859-2']) {
  console.log(encoding, attempt(() => new TextDecoder(encoding).decode('x')), attempt(() => new TextDecoder(encoding).decode(5, { stream: true })));
}
const encoder = new TextEncoder();
console.log(encoder.encode('é€😀').join(), encoder.encode().length, encoder.encodeInto('é€😀', new Uint8Array(5)), encoder.encoding,
  attempt(() => encoder.encodeInto(1, new Uint8Array(1))), attempt(() => encoder.encodeInto('x', [])));
console.log(attempt(() => atob('a')), atob('aGk='), btoa('hi'), attempt(() => btoa('€')), attempt(() => atob()));
console.log(decoder.encoding, decoder.fatal, decoder.ignoreBOM, Object.prototype.toString.call(decoder), new TextDecoder('UTF8 ').encoding);
