'use strict';
const readline = require('readline');
const { PassThrough } = require('stream');
const out = new PassThrough();
out.on('data', (chunk) => console.log(JSON.stringify(chunk.toString())));
console.log(readline.cursorTo(out, 1), readline.cursorTo(out, 1, 2), readline.moveCursor(out, -1, 3), readline.moveCursor(out, 0, 0, () => console.log('nothing')));
readline.clearLine(out, -1);
readline.clearLine(out, 1);
readline.clearLine(out, 0, (err) => console.log('cleared', err));
readline.clearScreenDown(out);
console.log(readline.clearScreenDown(null), readline.cursorTo(undefined, 1, 1, () => console.log('later')));
for (const bad of [() => readline.cursorTo(out, NaN), () => readline.cursorTo(out, 'x', 1), () => readline.clearLine(out, 1, 5),
  () => readline.createInterface({ input: out, completer: 1 }), () => readline.createInterface({ input: out, historySize: 'x' }),
  () => readline.createInterface({ input: out, tabSize: 0 }), () => readline.createInterface({ input: out, history: 1 }),
  () => new readline.promises.Readline({}), () => readline.createInterface({ input: out, signal: {} })]) {
  try {
    bad();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
(async () => {
  const rl = new readline.promises.Readline(out);
  rl.cursorTo(1, 1).moveCursor(2, -2).clearLine(0).clearScreenDown();
  await rl.commit();
  await rl.clearLine(1).rollback().commit();
  new readline.promises.Readline(out, { autoCommit: true }).cursorTo(3);
  const controller = new AbortController();
  const closing = readline.createInterface({ input: new PassThrough(), signal: controller.signal });
  closing.on('close', () => console.log('close'));
  controller.abort();
  readline.createInterface(new PassThrough()).on('close', () => console.log('never'));
})();
