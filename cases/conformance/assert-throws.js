// assert.throws and rejects: validation by class, RegExp, object and function.
'use strict';
const assert = require('assert');
const boom = () => { const e = new TypeError('boom'); e.code = 'E_BOOM'; throw e; };
const checks = [
  TypeError, /boom/, { message: 'boom', code: 'E_BOOM' }, (e) => e.code === 'E_BOOM', { message: /^bo/ },
  RangeError, /other/, { code: 'E_OTHER' }, () => false, { missing: 1 },
];
(async () => {
  for (const check of checks) {
    try { assert.throws(boom, check); console.log('ok'); } catch (err) { console.log(err.name, err.code, err.message); }
  }
  await assert.rejects(async () => boom(), { code: 'E_BOOM' });
  await assert.rejects(Promise.reject(new Error('p')), /p/);
  try { await assert.rejects(Promise.resolve(1)); } catch (err) { console.log(err.message); }
  try { await assert.doesNotReject(Promise.reject(new Error('no'))); } catch (err) { console.log(err.message); }
  for (const call of [
    () => assert.throws('x'), () => assert.throws(() => {}, 'text', 'more'), () => assert.rejects(1),
  ]) {
    try { await call(); } catch (err) { console.log(err.code, err.message); }
  }
})();
