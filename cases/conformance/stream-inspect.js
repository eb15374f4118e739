'use strict';
const { Readable, Writable, Duplex, Transform, PassThrough } = require('stream');
const util = require('util');
class Mine extends Readable {}
for (const s of [new Readable(), new Writable({ objectMode: true }), new Duplex({ allowHalfOpen: false }), new Mine({ encoding: 'hex', highWaterMark: 1 })])
  console.log(util.inspect(s, { depth: 1 }));
const r = new Readable({ read() {} });
r.push('abc');
console.log(r._readableState);
const w = new Writable({ write() {} });
w.write('x');
w.write('y');
console.log(w._writableState);
console.log(Object.keys(new PassThrough()), Object.keys(Readable.prototype), Object.keys(Writable.prototype), Object.getOwnPropertyNames(Duplex.prototype), Object.getOwnPropertyNames(Transform.prototype));
