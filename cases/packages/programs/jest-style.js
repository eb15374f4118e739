// expect inside of the test functions of node:assert's users: asynchronous matchers, asymmetric ones, mocks by hand.
'use strict';
const { expect } = require('expect');

async function check(name, f) {
  try { await f(); console.log('ok', name); } catch (error) { console.log('failed', name, error.message.replace(/\x1b\[\d+m/g, '').split('\n')[0]); }
}
(async () => {
  await check('resolves', () => expect(Promise.resolve({ a: 1 })).resolves.toEqual({ a: 1 }));
  await check('rejects', () => expect(Promise.reject(new TypeError('x'))).rejects.toThrow(TypeError));
  await check('no promise', () => expect(1).resolves.toBe(1));
  await check('rejected instead', () => expect(Promise.reject(new Error('x'))).resolves.toBe(1));
  await check('array', () => expect([1, 'a', { b: 2 }]).toEqual([expect.any(Number), expect.stringMatching(/^a/), expect.objectContaining({ b: 2 })]));
  await check('anything', () => expect({ a: null }).toEqual({ a: expect.anything() }));
  await check('not', () => expect({ a: 1 }).not.toEqual({ a: 1 }));
  await check('bigint', () => expect(10n).toBeLessThanOrEqual(10n));
  await check('nan', () => expect([NaN, -0]).toEqual([NaN, 0]));
  await check('strict types', () => { class A { x = 1; } expect(new A()).toStrictEqual({ x: 1 }); });
  await check('errors', () => expect(new Error('a')).toEqual(new Error('b')));
})();
