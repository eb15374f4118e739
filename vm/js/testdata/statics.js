const trim = (s) => String(s).replace(/\/.*\//g, '');
const head = (s) => trim(s).split('\n').slice(0, 3).join(' | ');
const e = new Error('a'); e.message = 'b'; e.name = 'Foo'; console.log(head(e.stack)); // made at the first look
class Named extends Error { constructor(m) { super(m); this.name = 'Renamed'; } }
console.log(head(new Named('m').stack), new Named('m') instanceof Named, Object.getOwnPropertyNames(new Named('m')).join());
const d = Object.getOwnPropertyDescriptor(new Error('x'), 'stack');
console.log(typeof d.value, d.writable, d.enumerable, d.configurable, 'get' in d);
console.log(Object.keys(new Error('x')).length, JSON.stringify(new Error('x')), Object.prototype.toString.call(new Error('x')), String(new Error('x')));
const plain = { name: 'N', message: 'mm' }; Error.captureStackTrace(plain); plain.message = 'later'; console.log(head(plain.stack), Object.keys(plain).join());
function Old(m) { Error.captureStackTrace(this, Old); this.message = m; }
Old.prototype = Object.create(Error.prototype, { name: { value: 'Old' }, constructor: { value: Old } });
function makeOld() { return new Old('hey'); } console.log(head(makeOld().stack), makeOld() instanceof Error);
function outer() { return inner(); } function inner() { const o = {}; Error.captureStackTrace(o, outer); return o; } console.log(head(outer().stack));
const o = {}; Error.captureStackTrace(o, function never() {}); console.log(head(o.stack));
try { Error.captureStackTrace(1); } catch (x) { console.log(x.name, x.message); }
const frozen = Object.freeze({}); try { Error.captureStackTrace(frozen); console.log('no error'); } catch (x) { console.log(x.name); }
const limited = (n) => { const old = Error.stackTraceLimit; Error.stackTraceLimit = n; const s = new Error('l').stack; Error.stackTraceLimit = old; return s === undefined ? 'none' : String(s.split('\n').length); };
console.log([0, 1, 2, 5, 100, -1, NaN, 'x', undefined, 1.5].map(limited).join());
console.log(typeof Error.stackTraceLimit, Error.stackTraceLimit, typeof Error.captureStackTrace, Error.captureStackTrace.length, Error.captureStackTrace.name);
Error.prepareStackTrace = (err, sites) => `${err.message}:${sites.length > 3}:${sites.slice(0, 2).map((s) => [s.getFunctionName(), s.getTypeName(), s.getMethodName(), trim(s.getFileName()), s.getLineNumber(), s.getColumnNumber(), s.isToplevel(), s.isConstructor(), s.isNative(), s.isEval(), s.isAsync(), trim(s.toString())].join('/')).join(' ')}`;
const obj = { meth() { return new Error('ps').stack; } };
console.log(obj.meth());
class K { constructor() { this.s = new Error('ctor').stack; } } console.log(new K().s);
Error.prepareStackTrace = (err, sites) => sites; console.log(Array.isArray(new Error('y').stack), Object.prototype.toString.call(new Error('y').stack[0]), new Error('y').stack[0].constructor.name);
Error.prepareStackTrace = () => { throw new TypeError('inside'); }; try { console.log(new Error('z').stack); } catch (x) { Error.prepareStackTrace = undefined; console.log(x.message); }
Error.prepareStackTrace = undefined;
const c = new Error('m', { cause: 5 }); console.log(c.cause, Object.getOwnPropertyNames(c).join(), 'cause' in new Error('m'), Object.getOwnPropertyNames(new Error('m', {})).join());
const agg = new AggregateError([1, 2], 'many'); console.log(agg.errors.join(), Object.getOwnPropertyNames(agg).join(), head(agg.stack));
console.log(Error('called').constructor === Error, head(TypeError('t').stack), RangeError.prototype.name, Error.prototype.message === '', Object.getPrototypeOf(TypeError) === Error);
e.stack = 'mine'; console.log(e.stack); delete e.stack; console.log(e.stack, 'stack' in e);
const g = new Error('g'); Object.defineProperty(g, 'stack', { value: 1 }); console.log(g.stack, Object.getOwnPropertyDescriptor(g, 'stack').enumerable);
console.log(Reflect.ownKeys(Object.assign(new Error('w'), { z: 1 })).join(), typeof GoErrorIsHidden, typeof GoError, 'GoError' in globalThis);
var GoErrorIsHidden;
console.log(Object.getOwnPropertyNames(Error).join(), Object.getOwnPropertyNames(TypeError).join());
class Bare extends TypeError {} class Barer extends Bare {} class Written extends Barer { constructor() { super('w'); } }
const make = (C) => new C('m'); for (const C of [Bare, Barer, Written]) console.log(head(make(C).stack));
class Calls { constructor() { this.s = this.meth(); } meth() { return head(new Error('in').stack); } } console.log(new Calls().s);
function Fn() { this.s = helper(); } function helper() { return head(new Error('in').stack); } console.log(new Fn().s);
