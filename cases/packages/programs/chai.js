// chai 4: expect, should and assert, with the messages of what fails.
'use strict';
const { expect, assert, should } = require('chai');
should();

function fails(f) {
  try { f(); console.log('passes'); } catch (error) {
    console.log(error.name, '|', error.message, '|', error.actual, error.expected, error.showDiff, error.operator);
  }
}
fails(() => expect(1 + 1).to.equal(2));
fails(() => expect(1).to.equal(2, 'sum'));
fails(() => expect({ a: { b: [1, 2] } }).to.deep.equal({ a: { b: [1, 3] } }));
fails(() => expect([1, 2, 3]).to.include.members([4]));
fails(() => expect('hello').to.match(/bye/).and.have.lengthOf(5));
fails(() => expect(() => { throw new TypeError('odd'); }).to.throw(RangeError, /even/));
fails(() => expect({ x: 1 }).to.have.property('y'));
fails(() => expect({ x: { y: 1 } }).to.have.nested.property('x.y', 2));
fails(() => expect(new Map([['a', 1]])).to.have.all.keys('b'));
fails(() => (5).should.be.within(6, 9));
fails(() => 'text'.should.be.a('number'));
fails(() => assert.deepEqual(new Set([1]), new Set([2])));
fails(() => assert.isTrue(0, 'zero'));
fails(() => assert.closeTo(1.5, 1, 0.4));
fails(() => expect(null).to.exist);
fails(() => expect(NaN).to.be.NaN);
fails(() => expect(function named() {}).to.be.an.instanceof(Map));
fails(() => expect([]).to.be.empty.and.not.frozen);
fails(() => expect({}).to.be.emty);
fails(() => expect(Symbol('s')).to.satisfy((x) => typeof x === 'string'));
fails(() => { let n = 0; expect(() => { n += 3; }).to.change(() => n).by(2); });
