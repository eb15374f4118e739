// Node's modules are ordinary objects: programs hang symbols and accessors on them, as graceful-fs does.
'use strict';
const fs = require('fs');

const key = Symbol.for('a queue');
const { readFile } = fs;
Object.defineProperty(fs, key, { get() { return 7; } });
fs[Symbol('other')] = 1;
Object.defineProperty(fs, 'accessor', { get: () => 'got', enumerable: true });
console.log(fs[key], fs.accessor, fs.readFile === readFile, Object.getOwnPropertySymbols(fs));
console.log(fs.existsSync(__filename), typeof fs.promises.readFile, Object.keys(fs).includes('accessor'));
Object.assign(require('util'), { [key]: 3 });
console.log(require('util')[key], Reflect.defineProperty(require('path'), key, { value: 4 }), require('path')[key]);
console.log(Object.isFrozen(Object.freeze(require('os'))));
