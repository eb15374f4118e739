// immediate.unref(): "the active Immediate object will not require the Node.js event loop to remain active".
'use strict';
const a = setImmediate(() => console.log('runs'));
console.log(a.hasRef(), a.unref() === a, a.hasRef(), a.ref() === a, a.hasRef());
console.log(a.constructor.name, typeof a[Symbol.dispose]);
const b = setImmediate(() => console.log('never, nothing else is left'));
b.unref();
clearImmediate(a);
