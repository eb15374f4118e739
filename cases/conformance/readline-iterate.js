'use strict';
const readline = require('readline');
const { Readable, PassThrough } = require('stream');
(async () => {
  const rl = readline.createInterface({ input: Readable.from(['a\nb', 'c\n', '\nd', 'e']) });
  for await (const line of rl) console.log(JSON.stringify(line));
  console.log('closed', rl.closed);
  const input = new PassThrough();
  const early = readline.createInterface({ input });
  process.nextTick(() => input.write('1\n2\n3\n'));
  for await (const line of early) {
    console.log(line);
    if (line === '2') break;
  }
  console.log(early.closed, early.listenerCount('line'));
  const failing = readline.createInterface({ input: new Readable({ read() { this.destroy(new Error('broken')); } }) });
  failing.on('error', (err) => console.log('error', err.message));
  for await (const line of failing) console.log(line);
})().catch((err) => console.log('rejected', err.message));
setTimeout(() => console.log('end'), 20);
