// util.inspect of Buffers: hexadecimal bytes, at most 50, extra properties.
'use strict';
const { inspect } = require('util');
console.log(Buffer.alloc(60), Buffer.alloc(0), [Buffer.from('a')], { b: Buffer.from('bc') });
const named = Buffer.from('x');
named.name = 'extra';
console.log(
  named, inspect(new Uint8Array([1, 2])), inspect(new Float64Array(2)), inspect(new ArrayBuffer(4)),
  inspect(new DataView(new ArrayBuffer(2))),
);
console.log(`${Buffer.from('text')}`, Buffer.from('a') + 'b', Buffer.from('é').length, Buffer.poolSize, require('buffer').kMaxLength > 0);
console.log(atob('aGk='), btoa('hi'), require('buffer').INSPECT_MAX_BYTES);
