// Properties of Unicode in regular expressions: in and outside of classes, negated, of scripts, in RegExp at run time.
'use strict';
console.log(/\p{L}/u.test('é'), /^\p{Lu}\p{Ll}+$/u.test('Éa'), /[\p{L}\d]+/u.exec('--añ9_')[0], /\P{L}/u.test('a'), /[^\p{L}]/u.test('a'));
