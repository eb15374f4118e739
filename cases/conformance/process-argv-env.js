// process.argv, argv0, execArgv, title and env: shapes, and env values become strings.
'use strict';
const path = require('path');
console.log(process.argv.length, path.basename(process.argv[1]), path.isAbsolute(process.argv[0]));
console.log(process.execArgv, process.argv.slice(2));
process.env.LOOPCHECK_NUMBER = 42;
process.env.LOOPCHECK_UNDEFINED = undefined;
console.log(typeof process.env.LOOPCHECK_NUMBER, process.env.LOOPCHECK_NUMBER, process.env.LOOPCHECK_UNDEFINED);
delete process.env.LOOPCHECK_NUMBER;
console.log('LOOPCHECK_NUMBER' in process.env, process.env.LOOPCHECK_NUMBER);
console.log(Object.keys(process.env).includes('LOOPCHECK_UNDEFINED'));
console.log(Object.prototype.toString.call(process), String(process));
