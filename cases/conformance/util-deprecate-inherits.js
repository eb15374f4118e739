// util.deprecate warns once per code; util.inherits sets super_; util.debuglog is silent without NODE_DEBUG.
'use strict';
process.removeAllListeners('warning'); // the default listener prints the process id
process.on('warning', (w) => console.log(w.name, w.code, w.message));
const util = require('util');
const old = util.deprecate(function old(a) { return a + 1; }, 'old() is deprecated', 'DEP9999');
console.log(old(1), old(2), old.name);
const other = util.deprecate(() => 'other', 'same code', 'DEP9999');
console.log(other());
const log = util.debuglog('loopcheck-case');
log('never printed');
console.log(log.enabled);
function A() {}
function B() {}
util.inherits(B, A);
console.log(B.super_ === A, new B() instanceof A);
try { util.inherits(B, null); } catch (err) { console.log(err.code, err.message); }
