// clearTimeout: a timer that is due in the same pass can still be cleared.
'use strict';
const first = setTimeout(() => {
  console.log('first');
  clearTimeout(second);
  clearTimeout(first);
}, 10);
const second = setTimeout(() => console.log('never'), 10);
setTimeout(() => console.log('third'), 10);
clearTimeout(undefined);
clearTimeout(null);
clearTimeout('no such id');
clearTimeout({});
