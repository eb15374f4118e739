// The stack of an error that V8 throws itself points at the operation that failed.
'use strict';
const path = require('path');
function property() { const o = {}; return o.missing.deeper; }
function call() { const o = {}; o.missing(); }
function name() { return undefinedName; }
function parse() { return JSON.parse('{'); }
function constant() { const c = 1; c = 2; } // eslint-disable-line no-const-assign
for (const f of [property, call, name, parse, constant]) {
  try { f(); } catch (err) {
    const lines = err.stack.split('\n').slice(1).filter((line) => !line.includes('node:internal'));
    console.log(err.name + '\n' + lines.join('\n').replaceAll(path.dirname(__filename) + '/', ''));
  }
}
