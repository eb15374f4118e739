// Symbols: registry, well-known symbols, descriptions, property keys.
'use strict';
console.log(
  Symbol.for('a') === Symbol.for('a'), Symbol('a') === Symbol('a'), Symbol.keyFor(Symbol.for('k')),
  Symbol('d').description, Symbol().description, Symbol('x').toString(),
);
const o = { [Symbol('own')]: 1, [Symbol.toPrimitive](hint) { return hint === 'number' ? 42 : `hint ${hint}`; } };
console.log(+o, `${o}`, o + '', o * 2, Object.getOwnPropertySymbols(o).length, JSON.stringify(o), Object.keys(o));
class T { get [Symbol.toStringTag]() { return 'T'; } static [Symbol.hasInstance]() { return true; } }
console.log(
  Object.prototype.toString.call(new T()), 1 instanceof T,
  [].concat({ length: 1, 0: 'spread', [Symbol.isConcatSpreadable]: true }),
);
console.log(
  'a-b'.split({ [Symbol.split]: (s) => ['custom', s] }),
  'x'.replace({ [Symbol.replace]: (s, r) => s + r }, 'y'), typeof Symbol.asyncIterator,
  Object(Symbol.iterator) == Symbol.iterator,
);
console.log(Array.prototype[Symbol.unscopables].flat, Symbol.iterator in [], Symbol.match in /a/);
try { Symbol() + 1; } catch (err) { console.log(err.name); }
try { new Symbol(); } catch (err) { console.log(err.name); }
