'use strict';

const vm = require('vm');
globalThis.shared = 1;
console.log(vm.runInThisContext('shared + 1'), vm.runInThisContext('var made = 5; made * 2'), made);
vm.runInThisContext('function helper() { return shared++; }');
console.log(helper(), shared, typeof vm.runInThisContext('helper'));
vm.runInThisContext('let lexical = 7; const other = 8;');
console.log(vm.runInThisContext('lexical + other'), typeof globalThis.lexical);
console.log(vm.runInThisContext('typeof require'), vm.runInThisContext('typeof console.log'), vm.runInThisContext('typeof setTimeout'));
console.log(vm.runInThisContext('this === globalThis'), vm.runInThisContext('if (shared) { "yes" } else { "no" }'), vm.runInThisContext(''));
const script = new vm.Script('shared += 10');
console.log(script.runInThisContext(), script.runInThisContext(), script instanceof vm.Script);
const wrapper = vm.runInThisContext('(function (exports, require) { exports.x = typeof require; })', { filename: 'mod.js' });
const exported = {};
wrapper(exported, require);
console.log(exported, vm.createScript('1 + 1').runInThisContext());
