// String methods and Unicode.
'use strict';
const s = 'Hello, Wörld 😀';
console.log(
  s.length, [...s].length, s.at(-1), s.codePointAt(13), s.charCodeAt(13), s.slice(-2), s.substring(5, 2),
  s.substr(-4, 2), s.indexOf('ö'), s.includes('Wör'), s.startsWith('llo', 2), s.endsWith('😀'),
);
console.log(
  '  trim '.trim() + '|', 'abc'.padEnd(5, '-'), 'ab'.repeat(3), 'a-b-c'.split('-', 2),
  'aXbX'.lastIndexOf('X'), 'abc'.localeCompare('abd'), 'ß'.toUpperCase(), 'İ'.toLowerCase().length,
  'ﬁ'.normalize('NFKD'), '\u0041\u{1F600}\x41',
);
console.log(
  'é'.normalize('NFD').length, 'a\u0301' === 'á', 'a\u0301'.normalize() === 'á', String.fromCodePoint(128512),
  'z'.codePointAt(), 'x'.concat(1, null), escape('ä b'), unescape('%E4'), encodeURIComponent('ä &/'),
  encodeURI('ä &/'), decodeURIComponent('%C3%A4'),
);
console.log(
  'abc' < 'abd', 'a' < 'B', 'Z' < 'a', 'a' + 1 + 2, 1 + 2 + 'a', '3' * '4', [1, [2, 3]].toString(),
  String([null, undefined, 1]), String({}), 'abc'[1], 'abc'[5],
);
console.log(JSON.stringify('\u2028\ud800"\\\n'), 'tab\there', 'line1\
continued', 'a\0b'.length, 'trim\u00a0'.trim().length, '\ufeffbom'.trim().length, typeof 'x'.at);
