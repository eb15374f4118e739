// Generators: next(value), return, throw, delegation, infinite sequences, spread.
'use strict';
function* g(a) {
  try {
    const b = yield a;
    const c = yield* [b, b + 1];
    console.log('delegate returned', c);
    yield 'last';
  } catch (err) {
    console.log('caught', err.message);
    yield 'after catch';
  } finally {
    console.log('finally');
  }
  return 'result';
}
const it = g(1);
console.log(it.next('ignored'), it.next(10), it.next(), it.next(), it.next(), it.next());
const t = g(2);
t.next();
console.log(t.throw(new Error('in')), t.next());
const r = g(3);
r.next();
console.log(r.return('early'), [...r]);
function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } }
const first = [];
for (const n of fib()) { if (n > 50) break; first.push(n); }
console.log(first, Math.max(...(function* () { yield* [3, 9, 4]; })()), Object.prototype.toString.call(it));
const obj = { *[Symbol.iterator]() { yield* Object.keys(this); }, a: 1, b: 2 };
console.log([...obj], Array.from({ length: 3 }, (_, i) => i * 2), new Map(Object.entries({ x: 1 })));
