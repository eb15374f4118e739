// Proxy traps and Reflect: order of traps, invariants, revocation.
'use strict';
const log = [];
const handler = new Proxy({}, { get: (_, trap) => (...args) => { log.push(trap); return Reflect[trap](...args); } });
const p = new Proxy({ a: 1 }, handler);
p.b = 2; delete p.a; 'b' in p; Object.keys(p); p.b++; Object.getPrototypeOf(p);
console.log(log.join(' '));
const f = new Proxy(function () {}, { apply: (t, self, args) => args.length });
console.log(
  f(1, 2), typeof f, Reflect.apply(Math.max, null, [1, 2]),
  Reflect.ownKeys({ b: 1, 2: 1, a: 1, [Symbol.for('s')]: 1, 1: 1 }),
);
try { new Proxy(Object.freeze({ x: 1 }), { get: () => 2 }).x; } catch (err) { console.log(err.name); }
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
try { proxy.x; } catch (err) { console.log(err.name); }
console.log(
  Reflect.has({ x: 1 }, 'x'), Reflect.getPrototypeOf([]) === Array.prototype,
  Reflect.defineProperty(Object.freeze({}), 'x', { value: 1 }), Reflect.construct(Date, [0]).getTime(),
  Array.isArray(new Proxy([], {})),
);
const neg = new Proxy(
  [1, 2, 3], { get: (t, k, r) => Reflect.get(t, typeof k === 'string' && k < 0 ? t.length + +k : k, r) },
);
console.log(neg[-1], neg.length, neg.map((x) => x * 2));
