// timeout[Symbol.toPrimitive](): "the primitive can be used to clear the timeout", as a number or a string.
'use strict';
const a = setTimeout(() => console.log('never'), 10);
clearTimeout(+a);
const b = setTimeout(() => console.log('never'), 10);
clearTimeout(String(+b));
const c = setTimeout(() => console.log('fires'), 10);
console.log(typeof +c, +c > 0, Number.isInteger(+c));
const d = setTimeout(() => console.log('cleared as an interval'), 10);
clearInterval(d);
const e = setTimeout(() => console.log('never'), 10);
console.log(e.close() === e);
