const show = (n) => (e) => console.log(n, String(e.stack).replace(/\/.*\//g, ''));
async function a() { await b(); } async function b() { return await c(); } async function c() { await null; throw new Error('deep'); }
a().catch(show('chain'));
(async () => { await null; const x = { async m() { await null; throw new Error('method'); } }; await x.m(); })().catch(show('method'));
(async function named() { try { await c(); } catch (e) { throw new Error('again', { cause: e }); } })().catch(show('again'));
Promise.resolve().then(function job() { throw new TypeError('job'); }).catch(show('job'));
Promise.any([Promise.reject(1), Promise.reject(2)]).catch((e) => { show('any')(e); console.log(e.errors.join(), Object.getOwnPropertyNames(e).join(), e instanceof AggregateError); });
Promise.any([]).catch(show('none')); Promise.any([3, Promise.reject(1)]).then((v) => console.log('first', v));
(async () => { for (const f of [async () => { throw new Error('sync part'); }]) await f(); })().catch(show('sync part'));
const p = Promise.resolve(); const q = p.then(() => q); q.catch(show('cycle'));
