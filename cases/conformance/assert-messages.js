// assert: messages of ok, equal, throws, rejects and friends.
'use strict';
const assert = require('assert');
const calls = [
  () => assert(0, 'own message'), () => assert.ok(null, undefined), () => assert.equal(1, 2),
  () => assert.notEqual(1, 1), () => assert.strictEqual(1, 2), () => assert.strictEqual('a', 'b', 'own'),
  () => assert.notStrictEqual(1, 1), () => assert.fail(), () => assert.fail('failed'),
  () => assert.ifError(null), () => assert.match('abc', /x/), () => assert.doesNotMatch('abc', /b/),
  () => assert.throws(() => {}), () => assert.throws(() => {}, TypeError, 'own text'),
  () => assert.doesNotThrow(() => { throw new Error('inner'); }),
  () => assert.strictEqual(1, 2, new RangeError('own error')), () => assert.deepEqual({ a: 1 }, { a: 2 }),
  () => assert.strictEqual(NaN, 0), () => assert.strictEqual([1], [1]),
];
for (const call of calls) {
  try {
    call();
    console.log('passed');
  } catch (err) {
    console.log(
      err.name, err.code, JSON.stringify(err.message), err.generatedMessage, err.operator, typeof err.actual,
      typeof err.expected,
    );
  }
}
