// Error.prepareStackTrace gets the error and its call sites.
'use strict';
const path = require('path');
Error.prepareStackTrace = (err, sites) => sites.slice(0, 3).map((s) => [
  s.getFunctionName(), path.basename(s.getFileName()), s.getLineNumber(), s.getColumnNumber(), s.isConstructor(),
].join(' '));
function a() { return new Error('structured').stack; }
class B { constructor() { this.sites = a(); } }
console.log(new B().sites);
Error.prepareStackTrace = undefined;
console.log(typeof new Error('text again').stack);
