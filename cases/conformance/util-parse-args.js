// util.parseArgs: options, short forms, multiple, positionals, defaults and errors.
'use strict';
const { parseArgs } = require('util');
const options = {
  verbose: { type: 'boolean', short: 'v' }, name: { type: 'string', short: 'n', default: 'x' },
  tag: { type: 'string', multiple: true },
};
console.log(parseArgs({ args: ['-v', '--name=bob', '--tag', 'a', '--tag', 'b'], options }));
console.log(parseArgs({ args: ['file', '-nq', '--', '--raw'], options, allowPositionals: true }));
console.log(parseArgs({ args: ['--no', '--free=1', 'p'], strict: false, options: {} }));
console.log(parseArgs({ args: ['-v'], options, tokens: true }).tokens);
for (const args of [['--unknown'], ['pos'], ['--name'], ['--verbose=1'], ['-z']]) {
  try { parseArgs({ args, options }); } catch (err) { console.log(err.name, err.code, err.message); }
}
