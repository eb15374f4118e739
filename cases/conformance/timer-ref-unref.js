// timeout.unref(): "the active Timeout object will not require the Node.js event loop to remain active".
'use strict';
const t = setTimeout(() => console.log('never'), 100000);
console.log(t.hasRef(), t.unref() === t, t.hasRef());
t.ref();
t.ref();
console.log(t.hasRef());
t.unref().unref();
const i = setInterval(() => console.log('never'), 100000).unref();
console.log(i.hasRef(), i.constructor.name);
process.on('exit', () => console.log('nothing keeps the loop alive'));
