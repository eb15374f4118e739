// Scope: hoisting, dead zones, closures per iteration, parameter scope, arguments, call/apply/bind.
'use strict';
console.log(typeof hoisted, hoisted(), typeof notYet);
function hoisted() { return 'function declarations are hoisted'; }
var notYet = 1;
try { dead; let dead = 1; } catch (err) { console.log(err.name); }
function params(a, b = a + 1, c = () => a + b) { a = 10; return [a, b, c(), arguments.length, arguments[0]]; }
console.log(params(1), params.length, params.name);
const bound = function (...args) { return [this.x, ...args]; }.bind({ x: 'bound' }, 1);
console.log(
  bound(2), bound.name, bound.length, Math.max.apply(null, [1, 2]),
  (function () { return typeof this; }).call(5), (() => typeof this)(),
);
const fact = function self(n) { return n < 2 ? 1 : n * self(n - 1); };
console.log(
  fact(10), (function () { return typeof arguments; })(), [1, 2, 3].map(parseInt),
  [..."ab"].map((c, i, all) => all.length),
);
const counters = Array.from({ length: 3 }, (_, i) => { let n = i; return () => n++; });
counters[0](); counters[0]();
console.log(
  counters.map((c) => c()), new Function('a', 'b', 'return a + b')(1, 2), eval('1 + 1'),
  (0, eval)('typeof module'),
);
{ function inBlock() { return 'block'; } console.log(inBlock()); }
console.log(typeof inBlock, (({ a, ...r }, [b] = [2]) => [a, r, b])({ a: 1, z: 3 }));
label: try { break label; } finally { console.log('finally runs on break'); }
