// import of CommonJS: default is module.exports; names are found by static analysis.
import def, { named, fn } from './lib.cjs';
import * as ns from './lib.cjs';
import plain from './function.cjs';
console.log(def, named, fn(), Object.keys(ns).sort(), ns.default === def, plain(20));
import { createRequire } from 'module';
console.log(createRequire(import.meta.url)('./lib.cjs') === def);
