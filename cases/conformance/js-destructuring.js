// Destructuring: defaults, nesting, rest, swaps, computed keys, order of evaluation, parameters.
'use strict';
const log = (v) => (console.log('evaluated', v), v);
const { a = log('default a'), b: { c = 5, ...rest } = {}, ...others } = { b: { d: 1, e: 2 }, f: 3, g: 4 };
console.log(a, c, rest, others);
let [x, , y = x, ...z] = 'hello';
[x, y] = [y, x];
console.log(x, y, z);
const k = 'dynamic';
const { [k]: dyn, [`${k}2`]: dyn2 = 'none' } = { dynamic: 1 };
console.log(dyn, dyn2);
function f({ p, q = p * 2 } = { p: 1 }, [r] = ['r'], ...s) { return [p, q, r, s]; }
console.log(f(), f({ p: 5 }, 'xy', 1, 2), f.length);
const o = {};
({ a: o.a, b: [o.b, o['c']] } = { a: 1, b: [2, 3] });
console.log(o);
for (const [i, { v }] of [{ v: 'p' }, { v: 'q' }].entries()) console.log(i, v);
const { length } = 'four';
console.log(length, (({ 0: first }) => first)(['zero']));
