// Every way in which a test of Mocha ends, for the reporter.
'use strict';
const assert = require('assert');
const fs = require('fs');

describe('a counter', function () {
  let n;
  before(() => fs.promises.stat(__dirname));
  beforeEach(() => { n = 0; });
  afterEach((done) => { setImmediate(done); });

  it('counts', () => { assert.strictEqual(++n, 1); });
  it('counts later', (done) => { setTimeout(() => { assert.strictEqual(++n, 1); done(); }, 5); });
  it('counts with promises', async () => { await fs.promises.stat(__filename); assert.strictEqual(++n, 1); });
  it('fails', () => { assert.strictEqual(1, 2); });
  it('fails later', (done) => { setTimeout(() => { throw new RangeError('late'); }, 1).ref(); void done; });
  it('rejects', async function () { await null; throw new TypeError('rejected'); });
  it('takes too long', function (done) { this.timeout(20); void done; });
  it('is done twice', (done) => { done(); done(); });
  it.skip('is skipped', () => {});
  it('is pending');
  it('skips itself', function () { this.skip(); });

  describe('inside', () => {
    beforeEach('a hook', () => { throw new Error('in the hook'); });
    it('does not get here', () => {});
  });
});
