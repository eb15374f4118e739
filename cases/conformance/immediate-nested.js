// setImmediate: an immediate made by an immediate runs in the next lap of the loop.
'use strict';
let laps = 0;
setImmediate(function lap() {
  console.log('lap', ++laps);
  if (laps < 4) setImmediate(lap);
});
setImmediate(() => {
  console.log('second of the first lap');
  setImmediate(() => console.log('second of the second lap'));
});
