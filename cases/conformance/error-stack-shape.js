// V8's stack format: functions, methods, static methods, constructors, getters and frames of built-ins.
'use strict';
const path = require('path');
function show(err) {
  const lines = err.stack.split('\n').filter((line) => !line.includes('node:internal'));
  console.log(lines.join('\n').replaceAll(path.dirname(__filename) + '/', ''));
}
class Shape {
  constructor(n) { if (n) this.fail(); }
  fail() { throw new Error('method'); }
  static make() { return new Shape(1); }
}
const o = { run() { throw new TypeError('object method'); }, get area() { throw new Error('getter'); } };
function construct() { Shape.make(); }
function method() { o.run(); }
function getter() { return o.area; }
function mapped() { [1].map(function each() { throw new Error('in map'); }); }
function sorted() { [2, 1].sort(function compare() { throw new Error('in sort'); }); }
function replaced() { 'text'.replace(/t/, function letter() { throw new Error('in replace'); }); }
for (const call of [construct, method, getter, mapped, sorted, replaced]) {
  try { call(); } catch (err) { show(err); }
}
