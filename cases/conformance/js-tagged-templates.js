// Template literals: raw strings, tags, nesting, the cached strings object.
'use strict';
function tag(strings, ...values) { return {
  strings: [...strings], raw: strings.raw, values, frozen: Object.isFrozen(strings),
}; }
console.log(tag`a${1}b\n${'two'}c`, String.raw`\n${1 + 1}\u0041`, `multi
line ${`nested ${'deep'}`}`);
function same(s) { return s; }
const get = () => same`x`;
console.log(get() === get(), same`x` === same`x`);
console.log(tag`\unicode and \xerxes`.strings, `${[1, 2]} ${{}} ${null} ${undefined} ${(() => 1)()}`);
const o = { tag(s, v) { return this.name + v; }, name: 'method tag ' };
console.log(o.tag`${5}`, ((s) => (v) => v + s[0])`curried`('x'), typeof tag``, ''.concat(`a`, `b`));
try { `${Symbol('s')}`; } catch (err) { console.log(err.name); }
