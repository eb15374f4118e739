// clearInterval inside the callback: the interval does not fire again.
'use strict';
let n = 0;
const i = setInterval((step) => {
  n += step;
  console.log('interval', n);
  if (n === 6) clearInterval(i);
}, 5, 2);
