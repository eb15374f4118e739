// util.types and the small predicates of util.
'use strict';
const util = require('util');
const values = {
  date: new Date(), regexp: /a/, map: new Map(), set: new Set(), promise: Promise.resolve(),
  error: new TypeError(), proxy: new Proxy({}, {}), buffer: Buffer.alloc(1), u8: new Uint8Array(1),
  ab: new ArrayBuffer(1), dv: new DataView(new ArrayBuffer(1)), gen: (function* () {})(),
  asyncf: async () => {}, boxed: Object(1), sym: Object(Symbol()),
  args: (function () { return arguments; })(), weak: new WeakMap(), it: new Map()[Symbol.iterator](),
  thenable: { then() {} }, big: new BigInt64Array(1),
};
for (const [name, v] of Object.entries(values)) {
  console.log(
    name,
    Object.keys(util.types).filter((k) => { try { return util.types[k](v); } catch { return false; } }).join(' '),
  );
}
console.log(
  util.isArray([]), util.inherits.length, util.types.isExternal(1), typeof util.TextEncoder,
  util.toUSVString('a\ud800'), util.isDeepStrictEqual.length,
);
