'use strict';
// Under node and in the natural order choices are 0 and external events come at the first poll.
const { choose, invariant, external } = require('loopcheck');
console.log(choose(3), choose(1), typeof invariant, typeof external);
let seen = 0;
invariant(() => seen < 3);
external('knock', (name) => {
  seen++;
  console.log(name, seen);
  process.nextTick(() => console.log('tick'));
}, { times: 2 });
setImmediate(() => console.log('immediate'));
setTimeout(() => console.log('timer', choose(5)), 200);
