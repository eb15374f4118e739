// package.json "exports": conditions, subpaths, patterns, nulls; what is not exported cannot be loaded.
'use strict';
const path = require('path');
console.log(require('mapped'), require('mapped/feature'), require('mapped/lib/a'), require('mapped/lib/b.js'));
for (const name of [
  'mapped/secret', 'mapped/lib/private/x', 'mapped/package.json', 'no-main', 'mapped/missing-target',
]) {
  try {
    console.log(require(name));
  } catch (err) {
    console.log(err.name, err.code, err.message.split('\n')[0].replaceAll(__dirname + path.sep, ''));
  }
}
import('mapped').then((ns) => console.log(ns.default), (err) => console.log(err.code));
