// lib/internal/timers.js: an interval re-joins the end of its list after its callback.
'use strict';
let n = 0;
const i = setInterval(() => {
  console.log('interval', ++n);
  if (n === 3) return clearInterval(i);
  setTimeout(() => console.log('timeout set in round', n), 10);
}, 10);
setTimeout(() => console.log('timeout'), 10);
