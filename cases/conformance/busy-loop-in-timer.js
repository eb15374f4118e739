// A callback that runs for a while delays what is due, it does not change the order of one list.
'use strict';
const start = Date.now();
setTimeout(() => {
  while (Date.now() - start < 30);
  console.log('first');
}, 5);
setTimeout(() => console.log('second'), 5);
setTimeout(() => console.log('third'), 5);
