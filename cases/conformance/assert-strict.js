// assert/strict: the loose names mean the strict functions.
'use strict';
const assert = require('assert');
const strict = require('assert/strict');
console.log(
  strict === assert.strict, strict.equal === assert.strictEqual, strict.deepEqual === assert.deepStrictEqual,
  assert.equal(1, '1'),
);
try { strict.equal(1, '1'); } catch (err) { console.log(err.message); }
try { strict.deepEqual([1, '2'], [1, 2]); } catch (err) { console.log(err.message); }
const e = new assert.AssertionError({ actual: 1, expected: 2, operator: 'strictEqual' });
console.log(e.message, Object.keys(e).join(), e instanceof Error);
try { assert.ifError(new Error('was an error')); } catch (err) { console.log(err.message); }
try { assert.ifError('text'); } catch (err) { console.log(err.message); }
