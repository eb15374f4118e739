// What assertion errors say, for all pairs of many values and for all forms of assert's functions.
'use strict';
const assert = require('assert');
const util = require('util');

const show = (err) => (err && typeof err === 'object' ?
  [err.name, err.code, err.message, err.generatedMessage, err.operator, Object.keys(err).join()].join('|') : String(err));
function attempt(label, fn) {
  try {
    fn();
    console.log(label, 'passes');
  } catch (err) {
    console.log(label, show(err));
  }
}

const list = (n, f = (i) => i) => Array.from({ length: n }, (_, i) => f(i));
const values = [1, 2, 'a', 'b', 'a'.repeat(100), 'line1\nline2', 'line1\nline3', { a: 1 }, { a: 2 }, { a: 1, b: { c: [1, 2, 3] } },
  { a: 1, b: { c: [1, 2, 4] } }, [1, 2, 3], [1, 2, 4], list(10), list(11), list(60), list(60, (i) => (i === 30 ? 'x' : i)), list(70, (i) => i + 1),
  null, undefined, NaN, 0, -0, function foo() {}, new Map([[1, 2]]), new Set([1]), new Date(0), true, { a: { b: { c: { d: { e: 1 } } } } },
  'this is a long string that goes on', 'this is a long string that goes off', 'aaaaaaaaaaaa', 'aaaaaaaaaaab', 1n, { a: 'x'.repeat(600) },
  list(30, (i) => ({ id: i })), list(30, (i) => ({ id: i % 7 }))];
const operators = ['equal', 'notEqual', 'deepEqual', 'notDeepEqual', 'deepStrictEqual', 'notDeepStrictEqual', 'strictEqual', 'notStrictEqual'];
values.forEach((a, i) => values.forEach((b, j) => {
  // A fifth of all pairs, those of neighbours among them.
  if ((i + j) % 5 !== 0 && Math.abs(i - j) > 1) return;
  for (const name of operators) attempt(`${name} ${i} ${j}`, () => assert[name](a, b));
}));
for (const message of ['msg', '', undefined, null, 5, new Error('own')]) {
  for (const name of ['strictEqual', 'equal', 'deepStrictEqual']) attempt(`${name} ${message}`, () => assert[name](1, 2, message));
}

class MyError extends Error {}
const thrower = (what) => () => { throw what; };
const forms = {
  fail: () => assert.fail(), failMessage: () => assert.fail('m'), failError: () => assert.fail(new TypeError('t')), missing: () => assert.equal(1),
  ok: () => assert.ok(0, 'm'), okNothing: () => assert.ok(), okError: () => assert(null, new TypeError('tt')), strict: () => assert.strict.equal(1, '1'),
  throwsNot: () => assert.throws(() => {}), throwsNotMessage: () => assert.throws(() => {}, 'msg'), throwsNotClass: () => assert.throws(() => {}, TypeError, 'mm'),
  regexp: () => assert.throws(thrower(new Error('x')), /y/), regexpFits: () => assert.throws(thrower(new Error('x')), /x/),
  regexpMessage: () => assert.throws(thrower(new Error('x')), /y/, 'mm'), wrongClass: () => assert.throws(thrower(new Error('x')), TypeError),
  fits: () => assert.throws(thrower(new Error('x')), { message: 'x' }), wrongObject: () => assert.throws(thrower(new Error('x')), { message: 'y' }),
  wrongPattern: () => assert.throws(thrower(new Error('x')), { message: /y/, name: 'Error' }), emptyObject: () => assert.throws(thrower(new Error('x')), {}),
  checkFalse: () => assert.throws(thrower(new Error('x')), () => false), checkNamed: () => assert.throws(thrower(new Error('x')), function chk() { return 5; }),
  ambiguous: () => assert.throws(thrower(new Error('x')), 'x'), primitive: () => assert.throws(thrower(5), { a: 1 }), nothing: () => assert.throws('x'),
  badExpected: () => assert.throws(() => {}, 5), twoMessages: () => assert.throws(thrower(1), 'a', 'b'),
  sameName: () => assert.throws(thrower(new MyError('q')), class MyError extends Error {}),
  doesNotThrow: () => assert.doesNotThrow(thrower(new Error('x')), 'mm'), doesNotThrowOther: () => assert.doesNotThrow(thrower(new Error('x')), /y/),
  ifErrorText: () => assert.ifError('s'), ifError: () => assert.ifError(new Error('ie')), ifErrorNull: () => assert.ifError(null),
  match: () => assert.match('abc', /x/), matchNumber: () => assert.match(5, /x/), matchText: () => assert.match('a', 'a'),
  doesNotMatch: () => assert.doesNotMatch('abc', /b/), constructorBare: () => new assert.AssertionError(),
  constructorMessage: thrower(new assert.AssertionError({ message: 'mm' })), constructorOperands: thrower(new assert.AssertionError({ actual: 1, expected: 2 })),
};
for (const [name, form] of Object.entries(forms)) attempt(name, form);
const inspected = util.inspect(new assert.AssertionError({ actual: 1, expected: 2, operator: 'strictEqual' }));
console.log(inspected.slice(inspected.indexOf('generatedMessage')));
assert.rejects(Promise.resolve(1)).catch((err) => console.log('rejects', show(err)));
assert.rejects(Promise.reject(new Error('x')), /x/).then(() => console.log('rejected as wanted'));
assert.doesNotReject(Promise.reject(new Error('x'))).catch((err) => console.log('doesNotReject', show(err)));
assert.rejects(() => 5).catch((err) => console.log('rejects', err.code, err.message));
