'use strict';
const readline = require('readline');
const { promisify } = require('util');
const { PassThrough } = require('stream');
const input = new PassThrough();
const output = new PassThrough();
output.on('data', (chunk) => console.log('out', JSON.stringify(chunk.toString())));
const rl = readline.createInterface({ input, output, prompt: 'p> ' });
rl.on('line', (line) => console.log('line', line));
rl.prompt();
rl.question('name? ', (name) => {
  console.log('name', name);
  const controller = new AbortController();
  rl.question('age? ', { signal: controller.signal }, (age) => console.log('never', age));
  controller.abort();
  rl.setPrompt('new> ');
  rl.prompt(true);
  promisify(rl.question).call(rl, 'promise? ').then((answer) => {
    console.log('answer', answer);
    const again = readline.promises.createInterface({ input: new PassThrough(), output });
    again.question('x? ').then((x) => console.log('x', x));
    again.write('yes\n');
    again.question('y? ', { signal: AbortSignal.abort() }).catch((err) => console.log(err.name, err.code));
    again.close();
    again.question('z? ').catch((err) => console.log(err.code));
  });
  input.write('42\nrest\n');
});
input.write('Ann\n');
