// ECMAScript: reactions run in the order of their registration, one job each.
'use strict';
const p = Promise.resolve();
p.then(() => console.log('a1')).then(() => console.log('a2')).then(() => console.log('a3'));
p.then(() => console.log('b1')).then(() => console.log('b2')).then(() => console.log('b3'));
p.catch(() => {}).then(() => console.log('c2'));
p.finally(() => console.log('d1')).then(() => console.log('d3'));
