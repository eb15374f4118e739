// URLSearchParams: order, duplicates, encoding, live connection to its URL.
'use strict';
const p = new URLSearchParams('?a=1&b=2&a=3&c=%20+&d');
console.log([...p], p.get('a'), p.getAll('a'), p.get('none'), p.has('d'), p.size, p.toString());
p.append('e', 'ü&=');
p.delete('a');
p.set('b', 'new');
p.sort();
console.log(p.toString(), p);
console.log(
  new URLSearchParams({ x: 1, y: [2, 3] }).toString(),
  new URLSearchParams([['k', 'v'], ['k', 'w']]).toString(),
  new URLSearchParams(new Map([['m', 1]])).toString(),
);
p.forEach((v, k, all) => console.log(k, v, all === p));
const u = new URL('http://h/?q=1');
u.searchParams.append('q', 'a b');
console.log(u.href, [...u.searchParams.keys()], u.searchParams.entries(), p.has('b', 'old'));
for (const call of [() => new URLSearchParams([['one']]), () => p.get(), () => new URLSearchParams(Symbol())]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.message); }
}
