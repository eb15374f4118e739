// timeout.refresh(): "sets the timer's start time to the current time"; it also revives a fired one.
'use strict';
let fired = 0;
const t = setTimeout(() => {
  console.log('fired', ++fired);
  if (fired < 3) t.refresh();
}, 10);
console.log(t.refresh() === t);
const cleared = setTimeout(() => console.log('never'), 10);
clearTimeout(cleared);
cleared.refresh();
