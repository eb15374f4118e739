// ECMAScript: await of a native promise takes one job, await of a thenable takes three.
'use strict';
async function plain() { await null; console.log('await null'); }
async function native() { await Promise.resolve(); console.log('await promise'); }
async function thenable() { await { then(f) { f(); } }; console.log('await thenable'); }
async function nested() { await plain2(); console.log('await async function'); }
async function plain2() {}
function ladder(n, name) {
  let p = Promise.resolve();
  for (let i = 1; i <= n; i++) p = p.then(() => console.log(name, i));
}
ladder(5, 'rung');
plain();
native();
thenable();
nested();
