// Timeout and Immediate objects: their names, properties and how a class list of them looks.
'use strict';
const t = setTimeout(() => {}, 10);
console.log(Object.keys(t));
console.log(t.constructor.name, Object.prototype.toString.call(t));
console.log(Object.getOwnPropertyNames(Object.getPrototypeOf(t)));
const i = setImmediate(() => {});
console.log(Object.keys(i));
console.log(Object.getOwnPropertyNames(Object.getPrototypeOf(i)));
console.log(t._repeat, t._destroyed, setInterval(() => {}, 10).unref()._repeat);
clearTimeout(t);
console.log(t._destroyed);
