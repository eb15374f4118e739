// util.promisify: results, errors, custom symbol, this, and what it refuses.
'use strict';
const { promisify } = require('util');
const add = (a, b, cb) => setImmediate(cb, null, a + b);
(async () => {
  console.log(await promisify(add)(1, 2));
  try { await promisify((cb) => cb(new Error('failed')))(); } catch (err) { console.log(err.message); }
  const o = { n: 7, get(cb) { cb(null, this.n); } };
  o.getAsync = promisify(o.get);
  console.log(await o.getAsync());
  const custom = () => {};
  custom[promisify.custom] = () => Promise.resolve('custom');
  console.log(
    await promisify(custom)(), promisify(custom) === custom[promisify.custom],
    promisify.custom === Symbol.for('nodejs.util.promisify.custom'),
  );
  const named = Object.assign(function original(cb) { cb(); }, { extra: 1 });
  console.log(
    promisify(named).name, promisify(named).extra, promisify(promisify(named)) === promisify(named),
    await promisify(named)(),
  );
  try { promisify('x'); } catch (err) { console.log(err.code, err.message); }
  custom[promisify.custom] = 1;
  try { promisify(custom); } catch (err) { console.log(err.code, err.message); }
  try { await promisify(() => { throw new Error('thrown at once'); })(); } catch (err) { console.log(err.message); }
})();
