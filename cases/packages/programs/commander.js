// commander 12: options, arguments, subcommands, help, errors.
'use strict';
const { Command, Option, Argument, InvalidArgumentError } = require('commander');

function build() {
  const program = new Command('tool').version('1.2.3').description('a tool').exitOverride()
    .configureOutput({ writeOut: (s) => console.log('out', s), writeErr: (s) => console.log('err', s) });
  const number = (value) => { const n = Number(value); if (Number.isNaN(n)) throw new InvalidArgumentError('Not a number.'); return n; };
  program.command('serve').description('start it').argument('[port]', 'where', number, 80).option('-v, --verbose', 'say more', (v, n) => n + 1, 0)
    .addOption(new Option('--level <level>').choices(['low', 'high']).default('low')).option('--no-color').option('-D, --define <pairs...>')
    .action((port, options, command) => console.log('serve', port, options, command.args));
  program.command('get').addArgument(new Argument('<url>').choices(['a', 'b'])).requiredOption('-k, --key <key>').alias('g')
    .hook('preAction', () => console.log('before')).action(async (url, options) => { await null; console.log('get', url, options); });
  return program;
}
async function main() {
  for (const line of ['serve 8080 -v -v', 'serve --level high --no-color -D a=1 b=2 -- 9', 'serve x', 'serve --level mid', 'get a -k 7', 'g b --key=8', 'get c -k 7', 'get a', 'serv',
    'serve --unknown', '--version', '--help', 'help serve', 'get']) {
    try {
      await build().parseAsync(line.split(' '), { from: 'user' });
    } catch (error) {
      console.log(line, '=>', error.code, error.exitCode, error.message);
    }
  }
}
main();
