'use strict';

// The two queuing strategies (lib/internal/webstreams/queuingstrategies.js at v20.20.2).

const { expose, inspectAs, isA, kInspect, kState, kType, newError } = require('internal/webstreams/parts');

const named = (fn) => Object.defineProperty(fn, 'name', { __proto__: null, value: 'size' });
const byteSize = named((chunk) => chunk.byteLength);
const countSize = named(() => 1);

function stateFrom(init) {
  require('internal/validators').validateObject(init, 'init');
  if (init.highWaterMark === undefined) throw newError('ERR_MISSING_OPTION', 'init.highWaterMark');
  return { highWaterMark: +init.highWaterMark };
}

function stateOf(strategy, type) {
  if (!isA(type)(strategy)) throw newError('ERR_INVALID_THIS', type);
  return strategy[kState];
}

class ByteLengthQueuingStrategy {
  [kType] = 'ByteLengthQueuingStrategy';

  constructor(init) {
    this[kState] = stateFrom(init);
  }

  get highWaterMark() {
    return stateOf(this, 'ByteLengthQueuingStrategy').highWaterMark;
  }

  get size() {
    stateOf(this, 'ByteLengthQueuingStrategy');
    return byteSize;
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { highWaterMark: this.highWaterMark });
  }
}
expose(ByteLengthQueuingStrategy, 'highWaterMark', 'size');

class CountQueuingStrategy {
  [kType] = 'CountQueuingStrategy';

  constructor(init) {
    this[kState] = stateFrom(init);
  }

  get highWaterMark() {
    return stateOf(this, 'CountQueuingStrategy').highWaterMark;
  }

  get size() {
    stateOf(this, 'CountQueuingStrategy');
    return countSize;
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { highWaterMark: this.highWaterMark });
  }
}
expose(CountQueuingStrategy, 'highWaterMark', 'size');

module.exports = { ByteLengthQueuingStrategy, CountQueuingStrategy };
