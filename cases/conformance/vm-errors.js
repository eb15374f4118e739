'use strict';

const vm = require('vm');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
failure(() => vm.runInThisContext('throw new TypeError("own")'));
failure(() => vm.runInThisContext('notThere'));
failure(() => vm.runInNewContext('notThere'));
failure(() => vm.runInNewContext('null.x'));
failure(() => vm.runInContext('1', {}));
failure(() => vm.runInContext('1'));
failure(() => vm.createContext(1));
failure(() => vm.createContext({}, { name: 1 }));
failure(() => vm.createContext({}, { microtaskMode: 'x' }));
failure(() => vm.isContext(1));
failure(() => new vm.Script('1', 1));
failure(() => new vm.Script('1', { filename: 1 }));
failure(() => new vm.Script('1', { lineOffset: 'x' }));
failure(() => new vm.Script('1', { cachedData: 'x' }));
failure(() => new vm.Script('1', { produceCachedData: 1 }));
failure(() => new vm.Script('1').runInThisContext({ timeout: 0 }));
failure(() => new vm.Script('1').runInThisContext({ displayErrors: 'x' }));
failure(() => new vm.Script('1').runInThisContext(1));
failure(() => vm.runInNewContext('1', {}, { contextName: 1 }));
failure(() => vm.compileFunction(1));
failure(() => vm.compileFunction('1', 'a'));
failure(() => vm.compileFunction('1', [1]));
failure(() => vm.compileFunction('1', [], { parsingContext: {} }));
for (const code of ['var', '{', 'let a; let a;', 'return 1']) {
  failure(() => vm.runInThisContext(code));
  failure(() => vm.runInNewContext(code));
}
