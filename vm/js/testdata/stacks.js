const S = Symbol('s');
// The first line of each stack is compared with Node's.
function show(f) { try { f(); } catch (e) { console.log(e.stack.split('\n')[1].replace(/\(.*\//, '(')); } }
class A { get x() { throw new Error(1); } set x(v) { throw new Error(1); } static get y() { throw new Error(1); } static sm() { throw new Error(1); } m() { throw new Error(1); } [S]() { throw new Error(1); } ['c' + 1]() { throw new Error(1); } #p() { throw new Error(1); } callp() { this.#p(); } }
class B extends A { m() { super.m(); } }
show(() => new A().x); show(() => { new A().x = 1; }); show(() => A.y); show(() => A.sm()); show(() => new A().m()); show(() => new A()[S]()); show(() => new A().c1()); show(() => new A().callp()); show(() => new B().m());
const o = { a() { throw new Error(1); }, b: function () { throw new Error(1); }, c: () => { throw new Error(1); }, d: function dd() { throw new Error(1); }, ['e' + 1]: function () { throw new Error(1); } };
show(() => o.a()); show(() => o.b()); show(() => o.c()); show(() => o.d()); show(() => o.e1());
function F() {} F.prototype.m = function () { throw new Error(1); }; F.s = function () { throw new Error(1); }; F.prototype.n = function nn() { throw new Error(1); };
show(() => new F().m()); show(() => F.s()); show(() => new F().n());
exports.q = function () { throw new Error(1); }; module.exports.r = function () { throw new Error(1); }; exports.z = () => { throw new Error(1); };
show(() => exports.q()); show(() => module.exports.r()); show(() => exports.z());
const x = {}; x.y = {}; x.y.z = function () { throw new Error(1); }; show(() => x.y.z()); show(() => (0, x.y.z)());
show(function () { throw new Error(1); }); show(function nm() { throw new Error(1); }); show(() => { throw new Error(1); });
show(() => o.a.call(5)); show(() => o.a.call('s')); show(() => o.a.call(true)); show(() => o.a.call(null)); show(() => o.a.call([])); show(() => o.a.call(() => 1)); show(() => o.a.call(class Q {})); show(() => o.a.call(new Map())); show(() => o.a.call(Object.create(null))); show(() => o.a.call(new Proxy({}, {}))); show(() => o.a.call(Symbol())); show(() => o.a.call(/x/)); show(() => o.a.call(new Date())); show(() => o.a.call(Promise.resolve())); show(() => o.a.call({ [Symbol.toStringTag]: 'TT' })); show(() => o.a.call({ constructor: function KK() {} })); show(() => o.a.call(globalThis)); show(() => o.a.call(function ff() {})); show(() => o.a.call(Math)); show(() => o.a.call(JSON)); show(() => o.a.call(new Error('x')));
function sl() { throw new Error(1); } show(() => sl()); show(() => sl.call(5)); show(() => new sl()); show(() => new (class { constructor() { throw new Error(1); } })()); show(() => { const t = { u: sl, v: sl }; t.u(); }); show(() => { const t = { u: sl }; t.u(); });
show(() => [1].forEach(sl)); show(() => Reflect.apply(sl, 1, [])); show(() => sl.bind({})());
