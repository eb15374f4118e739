// Promise.prototype.finally passes values through, waits for what it returns and replaces by what it throws.
'use strict';
Promise.resolve(1).finally(() => 2).then((v) => console.log('kept', v));
Promise.reject(new Error('kept')).finally(() => 2).catch((e) => console.log(e.message));
Promise.resolve(1).finally(() => { throw new Error('replaced'); }).catch((e) => console.log(e.message));
Promise.resolve(1).finally(() => new Promise((r) => setImmediate(r))).then((v) => console.log('after a lap', v));
Promise.resolve(1).finally('not a function').then((v) => console.log('passed', v));
