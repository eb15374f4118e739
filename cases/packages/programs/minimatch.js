// minimatch 9 and 3: braces, extglob, globstar, negation, classes, the regular expressions that come out.
'use strict';
const { minimatch, Minimatch } = require('minimatch');
const minimatch3 = require('minimatch-3');

const cases = [['a/b/c.js', '**/*.js'], ['a/.hidden/c.js', '**/*.js'], ['x.md', '*.{js,md}'], ['foo12', 'foo{1..3}2'], ['abc', 'a?c'],
  ['a.test.ts', '!(*.test).ts'], ['b.ts', '!(*.test).ts'], ['aab', '+(a|b)'], ['[x]', '\\[x\\]'], ['d', '[!a-c]'], ['B', '[[:upper:]]'],
  ['é', '[[:alpha:]]'], ['#x', '#x'], ['a/b', 'a/*/'], ['', ''], ['a/b/c/d', 'a/**/d'], ['..', '*'], ['abc', '*(a|b)c'], ['1', '[0-9]']];
for (const [text, pattern] of cases) {
  console.log(JSON.stringify(text), pattern, minimatch(text, pattern), minimatch3(text, pattern), minimatch(text, pattern, { dot: true, nocase: true }));
}
for (const pattern of ['*.js', 'a/**/b', '{x,y}/?(z)', '[[:alpha:]]*', '@(a|!(b))']) {
  console.log(pattern, String(minimatch.makeRe(pattern)));
}
console.log(minimatch.braceExpand('a{b,c{d,e}}f{1..5..2}'), minimatch.match(['a.js', 'b.ts', 'c.js'], '*.js'));
console.log(new Minimatch('src/**/*.ts').set.map((s) => s.map(String)), minimatch.escape('a*b[c]'), minimatch.sep);
console.log(['a.js', 'b.txt'].filter(minimatch.filter('!*.js')));
