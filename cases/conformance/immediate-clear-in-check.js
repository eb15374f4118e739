// clearImmediate: an immediate can be cleared by an earlier one of the same phase.
'use strict';
const first = setImmediate(() => {
  console.log('first');
  clearImmediate(second);
  clearImmediate(first);
});
const second = setImmediate(() => console.log('never'));
setImmediate((...args) => console.log('third', args), 1, 'x');
const fourth = setImmediate(() => console.log('never either'));
clearImmediate(fourth);
clearImmediate(undefined);
clearImmediate({});
