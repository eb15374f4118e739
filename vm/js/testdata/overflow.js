function f() { return f() + 1; }
let fin = 0;
function g() { try { return g() + 1; } finally { fin++; } }
for (const [n, t] of Object.entries({
  plain: () => f(), fin: () => g(), arrow: () => { const a = () => a(); a(); },
  method: () => { const o = { m() { return this.m(); } }; o.m(); }, getter: () => { const o = { get x() { return this.x; } }; o.x; },
  ctor: () => { class A { constructor() { new A(); } } new A(); }, toStr: () => { const o = { toString() { return '' + this; } }; '' + o; },
  valueOf: () => { const o = { valueOf() { return +this; } }; +o; }, json: () => { const o = { toJSON() { return JSON.stringify(this); } }; JSON.stringify(o); },
  sort: () => { const s = () => [1, 2].sort(s); s(); }, map: () => { const m = () => [1].map(m); m(); }, proxy: () => { const p = new Proxy({}, { get(t, k, r) { return r[k]; } }); p.x; },
  replace: () => { const r = () => 'a'.replace(/a/, r); r(); }, apply: () => { const h = () => h.apply(null, []); h(); }, call: () => { const h = function () { return h.call(this); }; h(); }, bind: () => { const h = function () { return h.bind(1)(); }; h(); },
  gen: () => { function* z() { yield* z(); } [...z()]; }, iter: () => { const it = { [Symbol.iterator]() { return [...it]; } }; [...it]; },
  reflect: () => { function r() { return Reflect.apply(r, null, []); } r(); }, evalr: () => { function e() { return eval('e()'); } e(); },
  cls: () => { class B { #x() { return this.#x(); } y() { return this.#x(); } } new B().y(); }, mutual: () => { const a = (n) => b(n), b = (n) => a(n); a(1); },
  spread: () => { const s = (...a) => s(...a); s(1, 2, 3); }, def: () => { function d(x = d()) { return x; } d(); }, tag: () => { const t = () => t`x`; t(); },
  sym: () => { const o = { [Symbol.toPrimitive]() { return `${this}`; } }; `${o}`; }, setter: () => { const o = { set x(v) { this.x = v; } }; o.x = 1; },
  inst: () => { const o = { [Symbol.hasInstance](v) { return v instanceof o; } }; 1 instanceof o; }, forEach: () => { const m = () => new Map([[1, 1]]).forEach(m); m(); },
})) {
  let r; try { t(); r = 'no error'; } catch (e) { r = `${e.constructor === RangeError} ${e.message}`; }
  console.log(n, r);
}
console.log(fin > 100);
// it works again afterwards, at every depth
let caught = 0; function retry(n) { try { retry(n + 1); } catch (e) { caught++; if (caught < 50) { try { f(); } catch { caught++; } } } } retry(0); console.log(caught > 10);
const lim = (n) => n === 0 ? 0 : 1 + lim(n - 1); console.log(lim(5000), lim(7000));

let list = null; for (let i = 0; i < 100000; i++) list = { next: list };
try { JSON.stringify(list); } catch (e) { console.log('nested', e.name, e.message); }
const loop = { a: [{}] }; loop.a[0].b = loop; try { JSON.stringify(loop); } catch (e) { console.log(e.message); }
try { [1].map(() => JSON.stringify({ toJSON() { throw new Error('j'); } })); } catch (e) { console.log(e.stack.replace(/\/.*\//g, '').split('\n').slice(1, 6).join()); }
try { Array.from([1], () => 'a'.replace(/a/, () => { throw new Error('j'); })); } catch (e) { console.log(e.stack.replace(/\/.*\//g, '').split('\n').slice(1, 6).join()); }
