// Number formatting and parsing without Intl.
'use strict';
console.log(
  (0.1 + 0.2), 1e21, 1e-7, 123456789012345680000, 5e-324, 1.7976931348623157e308, -0, (-0).toString(), 100,
  1.0, 0.000001,
);
console.log(
  (1234.5678).toFixed(2), (1.005).toFixed(2), (0).toFixed(2), (1e21).toFixed(2), (123.456).toPrecision(4),
  (0.00001).toPrecision(1), (12345.6789).toExponential(3), (255).toString(16), (0.5).toString(2),
  (-255).toString(36), (1 / 3).toString(3),
);
console.log(
  parseInt('08'), parseInt('0x1f'), parseInt('12px'), parseInt('z', 36), parseFloat('3.14abc'),
  parseFloat('.5e-3x'), Number(''), Number(' 12 '), Number('1,2'), Number('0b11'), Number(null), Number([5]),
  Number('Infinity'), +'1_0',
);
console.log(
  Number.MAX_SAFE_INTEGER, Number.EPSILON > 0, Number.isInteger(5.0), Number.isSafeInteger(2 ** 53),
  Math.round(-0.5), Math.round(2.5), Math.trunc(-4.7), Math.sign(-3), Math.hypot(3, 4), Math.cbrt(27),
  Math.fround(5.5), Math.clz32(1), Math.imul(3, 4), Math.log2(8),
);
console.log(
  Math.max(), Math.min(), 0.1 * 3, 9007199254740993, 4.35 * 100, 1.1 + 2.2, 5 % 0.3, 2 ** -1074, 1 / -0,
  Object.is(-0, 0), isNaN('x'), Number.isNaN('x'), [1, 10, 2].sort(), [1, 10, 2].sort((a, b) => a - b),
);
