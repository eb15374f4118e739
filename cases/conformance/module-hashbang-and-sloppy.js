#!/usr/bin/env node
// A CommonJS module may start with #! and is sloppy mode unless it says otherwise.
undeclaredVariable = 1; // eslint-disable-line no-undef
console.log(undeclaredVariable, globalThis.undeclaredVariable, delete globalThis.undeclaredVariable);
(function () { console.log(this === globalThis); })();
var hoisted = typeof later;
function later() {}
console.log(hoisted, 010, typeof globalThis.hoisted);
with ({ inside: 'with' }) { console.log(inside); } // eslint-disable-line no-with
