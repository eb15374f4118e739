// Regular expressions: named groups, lookbehind, sticky, unicode, replace functions, matchAll, lastIndex.
'use strict';
const m = /(?<year>\d{4})-(?<month>\d\d)/.exec('on 2024-05-06');
console.log(m.groups.year, m.index, m[2], { ...m.groups }, m.input);
console.log('2024-05'.replace(/(?<y>\d+)-(?<m>\d+)/, '$<m>/$<y> $1 $& $$'), 'a.b.c'.replaceAll('.', '-'));
console.log('aBc'.replace(/[A-Z]/g, (c, i) => `${c.toLowerCase()}${i}`));
console.log(
  [...'a1b22'.matchAll(/[a-z](\d+)/g)].map((x) => x[1]), 'x1y2'.match(/\d/g), 'none'.match(/\d/),
  'a,b;c'.split(/[,;]/), 'a1b'.split(/(\d)/),
);
console.log(
  /(?<=\$)\d+/.exec('cost $42')[0], /(?<!\$)\b\d+/.exec('$1 22')[0], /a(?=b)/.test('ab'), /a(?!b)/.test('ab'),
  /^.$/u.test('😀'), /^.$/.test('😀'), /a.c/s.test('a\nc'),
);
const sticky = /foo/y;
sticky.lastIndex = 3;
console.log(sticky.test('barfoo'), sticky.lastIndex, sticky.test('barfoo'), sticky.lastIndex);
const g = /a/g;
console.log(
  g.test('aa'), g.lastIndex, g.test('aa'), g.test('aa'), g.lastIndex, [.../(a)|(b)/.exec('b')],
  /\bword\b/i.flags, String(new RegExp('')),
);
console.log(
  'x'.padStart(3, 'ab'), 'Straße'.search(/ß/), /[\u{1F600}]/u.test('😀'), /(?:a|b)+?c/.exec('abac')[0],
  /(\w)\1/.exec('hello')[0], RegExp.prototype.toString.call(/x/gimsuy),
);
