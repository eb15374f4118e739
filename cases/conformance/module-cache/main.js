// require.cache: modules are cached by file name; deleting an entry loads the module again.
'use strict';
const path = require('path');
const first = require('./counter');
console.log(first.next(), require('./counter').next(), require('../module-cache/counter.js') === first);
console.log(Object.keys(require.cache).map((k) => path.basename(k)));
delete require.cache[require.resolve('./counter')];
const second = require('./counter');
console.log(second === first, second.next());
require.cache[require.resolve('./counter')].exports = 'replaced';
console.log(require('./counter'));
