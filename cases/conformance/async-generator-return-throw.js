// ECMAScript: return() and throw() on an async generator, suspended at start and at a yield.
'use strict';
async function* gen() {
  try { yield 1; yield 2; } finally { console.log('cleanup'); }
}
(async () => {
  const a = gen();
  console.log(await a.return('never started'));
  console.log(await a.next());
  const b = gen();
  console.log(await b.next());
  console.log(await b.return('stopped'));
  console.log(await b.next());
  const c = gen();
  await c.next();
  try { await c.throw(new Error('thrown in')); } catch (e) { console.log(e.message); }
  console.log(await c.next());
  const d = gen();
  try { await d.throw(new Error('at start')); } catch (e) { console.log(e.message); }
})();
