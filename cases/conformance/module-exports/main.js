// module.exports and exports; `this`, filename, id, loaded, children, require.main.
'use strict';
const path = require('path');
console.log(this === module.exports, exports === module.exports, arguments.length, require.main === module);
console.log(
  module.id, path.basename(module.filename), module.loaded, module.paths[0].endsWith('node_modules'),
  path.basename(__dirname),
);
console.log(
  require('./own'), require('./own') === require('./own.js'), require('./assigned')(2),
  require('./reassigned'),
);
console.log(module.children.map((m) => path.basename(m.id)), require('./own').loadedThen);
console.log(
  typeof require.resolve, Object.keys(require), Object.keys(require.extensions),
  typeof require('module').builtinModules,
);
