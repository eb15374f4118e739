'use strict';

const vm = require('vm');
const add = vm.compileFunction('return a + b + (typeof c)', ['a', 'b']);
console.log(add(1, 2), add.length, typeof vm.compileFunction('')(), vm.compileFunction('return this')() === globalThis);
const box = vm.createContext({ c: 5 });
console.log(vm.compileFunction('return a + c', ['a'], { parsingContext: box })(1));
console.log(Object.keys(vm).join(), Object.keys(vm.constants).join(), vm.Script.name);
