'use strict';
const readline = require('readline');
const { PassThrough, Readable } = require('stream');
const input = new PassThrough();
const rl = readline.createInterface({ input, crlfDelay: Infinity });
for (const event of ['line', 'pause', 'resume', 'close', 'error', 'history']) rl.on(event, (x) => console.log(event, JSON.stringify(x)));
console.log(rl.terminal, rl.line, rl.cursor, rl.columns, rl.getPrompt(), rl.crlfDelay, rl.historySize, rl.getCursorPos(), Object.keys(rl));
input.write('one\ntwo\r\nthr');
input.write('ee\r');
input.write('\nfour\rfive\n\n\nsix');
input.write(Buffer.from([0xc3]));
setImmediate(() => {
  input.write(Buffer.from([0xa9, 10]));
  rl.write('written\n');
  rl.pause();
  input.write('while paused\n');
  setImmediate(() => {
    rl.resume();
    input.end('last');
    rl.on('close', () => {
      console.log(rl.closed, rl.paused, input.listenerCount('data'));
      try {
        rl.question('?', () => {});
      } catch (err) {
        console.log(err.code, err.message);
      }
      rl.close();
    });
  });
});
