// A .json file is parsed; each require returns the same object; a syntax error names the file.
'use strict';
const path = require('path');
const data = require('./data.json');
console.log(data, require('./data') === data);
data.changed = true;
console.log(require('./data.json').changed);
try {
  require('./broken.json');
} catch (err) {
  console.log(err.name, err.message.replace(path.join(__dirname, '/'), ''));
}
