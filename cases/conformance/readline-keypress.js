'use strict';
const readline = require('readline');
const { PassThrough } = require('stream');
const input = new PassThrough();
readline.emitKeypressEvents(input, { escapeCodeTimeout: 20 });
readline.emitKeypressEvents(input, { escapeCodeTimeout: 20 });
input.write('before anybody listens');
const seen = [];
input.on('keypress', (text, key) => seen.push([text, key.name, key.sequence, key.code, `${+key.ctrl}${+key.meta}${+key.shift}`].join('|')));
const flush = (name) => { console.log(name, JSON.stringify(seen.splice(0), null, 1)); };
const texts = {
  plain: 'aZ9.\u00e9\u{1f600} \r\n\t\b\x7f\x01\x1a\x1c',
  letters: '\x1b[A\x1b[B\x1b[1;5C\x1b[5D\x1bOA\x1bO5P\x1bOS\x1b[[A\x1b[[E\x1b[[5~\x1b[Z\x1b[a\x1bOe\x1b[H\x1b[F\x1bOE',
  numbers: '\x1b[1~\x1b[2~\x1b[3;2~\x1b[5~\x1b[15~\x1b[24;5~\x1b[200~\x1b[201~\x1b[2$\x1b[8^\x1b[16~\x1b[4$',
  meta: '\x1ba\x1bB\x1b\x1b[A\x1b\x1ba\x1b\r\x1b.\x1b\x7f',
  odd: '\x1b[;\x1b[1;x\x1b[99999\x1bOx',
};
(async () => {
  for (const name of Object.keys(texts)) {
    input.write(texts[name]);
    await new Promise(setImmediate);
    flush(name);
  }
  input.write('\x1b');
  await new Promise((resolve) => setTimeout(resolve, 120));
  flush('alone');
  input.write('\x1b');
  input.write('[');
  input.write('A');
  input.write(Buffer.from([0xc3]));
  input.write(Buffer.from([0xa9]));
  await new Promise(setImmediate);
  flush('pieces');
  input.removeAllListeners('keypress');
  input.write('gone');
  await new Promise(setImmediate);
  console.log(input.listenerCount('data'), input.listenerCount('newListener'));
})();
