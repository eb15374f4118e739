function show(f) { try { f(); } catch (e) { console.log(e.stack.split('\n')[1].replace(/\(.*\//, '(')); } }
function Foo() { this.x = function () { throw new Error(1); }; this.arrow = () => { throw new Error(1); }; const self = this; self.k = function () { throw new Error(1); }; }
show(() => new Foo().x()); show(() => new Foo().arrow()); show(() => new Foo().k());
function bar() { this.x = function () { throw new Error(1); }; return this; }
show(() => new bar().x());
const a = { b: {} }; a.b['c'] = function () { throw new Error(1); }; a.b[1] = function () { throw new Error(1); }; a['b'].d = function () { throw new Error(1); };
show(() => a.b.c()); show(() => a.b[1]()); show(() => a.b.d());
let v; v = function () { throw new Error(1); }; show(() => v());
var w = w || function () { throw new Error(1); }; show(() => w());
a.f = a.f || function () { throw new Error(1); }; show(() => a.f());
const r = (function () { return function () { throw new Error(1); }; })(); show(() => r());
module.exports = function () { throw new Error(1); }; show(() => module.exports());
module.exports = { m: function () { throw new Error(1); }, n() { throw new Error(1); } }; show(() => module.exports.m()); show(() => module.exports.n());
[1].forEach(function () { try { throw new Error(1); } catch (e) { console.log(e.stack.split('\n')[1]); } });
a.b.then = (x) => function () { throw new Error(1); }; show(() => a.b.then()());
const cb = (f) => f; const dd = cb(function () { throw new Error(1); }); show(() => dd()); a.g = cb(function () { throw new Error(1); }); show(() => a.g());
