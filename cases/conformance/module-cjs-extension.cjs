// .cjs is CommonJS whatever package.json says.
'use strict';
console.log(typeof require, typeof module, require('path').basename(__filename), this === module.exports);
import('path').then((ns) => console.log(ns.default === require('path')));
