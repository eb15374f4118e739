'use strict';
console.log('counter is loaded');
let n = 0;
exports.next = () => ++n;
