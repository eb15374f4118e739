// Headers: lists, order, joining, iteration, errors.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  const h = new Headers({ B: '1', a: ' 2 ' });
  console.log(h, [...h], h.get('b'), h.get('none'), h.has('A'), JSON.stringify(h), String(h));
  h.append('b', '3');
  h.append('Set-Cookie', 'x=1');
  h.append('set-cookie', 'y=2');
  h.set('a', 'new');
  console.log([...h.keys()], [...h.values()], h.getSetCookie(), h.delete('b'), h.has('b'), h.append('z', 'z'));
  h.forEach((value, key, all) => console.log(key, value, all === h));
  console.log(new Headers(h), new Headers([['q', 'r']]), new Headers(new Map([['m', 'n']])));
  const it = h.entries();
  console.log(Object.prototype.toString.call(it), it.next(), typeof it[Symbol.iterator], Object.keys(Headers.prototype), Headers.length);
  for (const init of [5, null, 'x', [['a']], [1], { 'a b': 1 }, { a: 'x\ny' }, { a: '\u1234' }, [['a', Symbol('s')]]]) {
    await attempt('init', () => new Headers(init));
  }
  for (const act of [() => h.append('a'), () => h.append(), () => h.get(), () => h.get('a b'), () => h.set('a', '\0'), () => h.forEach(),
    () => h.delete('('), () => Headers.prototype.get.call({}, 'a'), () => Response.error().headers.set('a', 'b')]) {
    await attempt('misuse', act);
  }
})();
