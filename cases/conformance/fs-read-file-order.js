// readFile takes several round trips: an immediate set at the same time comes first; a tick before all.
'use strict';
const fs = require('fs');
fs.readFile(__filename, (err, data) => console.log('readFile', err, data.length > 100));
setImmediate(() => console.log('immediate'));
process.nextTick(() => console.log('tick'));
console.log('main');
