// util.inspect and util.types of async generator functions and their objects.
'use strict';
const { types } = require('util');
async function* agen() { yield 1; }
console.log(agen, agen(), [async function* () {}], { async *method() {} });
console.log(
  types.isAsyncFunction(agen), types.isGeneratorFunction(agen), types.isGeneratorObject(agen()),
  typeof agen()[Symbol.asyncIterator],
);
