// ECMAScript: yield in an async generator awaits its operand; jobs alternate with other reactions.
'use strict';
async function* gen(name, n) {
  for (let i = 0; i < n; i++) yield name + i;
}
async function consume(name, n) {
  for await (const v of gen(name, n)) console.log(v);
  console.log(name, 'end');
}
consume('x', 3);
consume('y', 2);
let p = Promise.resolve();
for (let i = 0; i < 12; i++) p = p.then(() => console.log('rung', i));
