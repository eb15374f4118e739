// setTimeout(callback, delay): "When delay is larger than 2147483647 or less than 1, the delay will be set to 1".
'use strict';
const delays = [0, -1, 1, 1.9, NaN, undefined, null, '1', 'x', 2 ** 31 - 1, true];
for (const delay of delays) {
  const t = setTimeout(() => {}, delay);
  console.log(String(delay), t._idleTimeout);
  clearTimeout(t);
}
