'use strict';
console.log('thrower runs');
exports.partial = true;
if (!globalThis.calm) throw new Error('not calm');
exports.fine = 'yes';
