// yargs 17: options, commands, defaults, help, what is refused.
'use strict';
const yargs = require('yargs/yargs');

function run(...args) {
  return yargs(args).scriptName('tool').exitProcess(false).locale('en').wrap(80)
    .command('serve [port]', 'start the server', (y) => y.positional('port', { type: 'number', default: 80 }), (argv) => console.log('serve', argv.port, argv.verbose))
    .command({ command: 'get <url..>', desc: 'get pages', handler: async (argv) => { await null; console.log('get', argv.url); } })
    .option('verbose', { alias: 'v', type: 'count', describe: 'say more' })
    .option('level', { choices: ['low', 'high'], default: 'low', group: 'Levels:' })
    .option('out', { type: 'array', coerce: (list) => list.map((s) => s.toUpperCase()) })
    .check((argv) => { if (argv.bad) throw new Error('bad is bad'); return true; })
    .strictCommands().version('1.2.3').epilogue('the end')
    .fail((message, error) => { console.log('fail:', message || error.message); });
}
async function main() {
  console.log(await run('serve', '8080', '-vv').parse());
  console.log((await run('get', 'a', 'b').parse()).url);
  console.log((await run('serve', '--out', 'x', 'y', '--no-color', '--a.b', '3', '--', 'rest').parse()));
  await run('serve', '--level', 'middle').parse();
  await run('serve', '--bad').parse();
  await run('unknown').parse();
  await run('get').parse();
  console.log(await run().getHelp());
  await run('--version').parse();
}
main();
