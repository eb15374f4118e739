// tty.isatty tells numbers of terminals apart from all else; in a pipe there is none.
'use strict';
const tty = require('tty');

console.log(Object.keys(tty), [0, 1, 2, 99, -1, 1.5, '1', undefined].map(tty.isatty));
console.log(process.stdout.isTTY, process.stderr.isTTY);
