// Number(bigint) rounds to the nearest double, whatever the size.
'use strict';
console.log(
  Number(12345678901234567890n), Number(2n ** 64n), Number(-(2n ** 63n)), Number(2n ** 53n + 1n),
  Number(10n ** 400n), parseFloat(String(2n ** 70n)),
);
