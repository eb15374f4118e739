// Arguments of a wrong type throw at once, also in the callback forms; promise forms reject.
'use strict';
const fs = require('fs');
const calls = [
  () => fs.readFile('x'), () => fs.readFile(1.5, () => {}), () => fs.readFileSync(), () => fs.readFileSync({}),
  () => fs.writeFileSync('x', {}), () => fs.writeFileSync('x'), () => fs.openSync('x', 'zz'),
  () => fs.stat('x', null), () => fs.close('x', () => {}),
  () => fs.closeSync(-1), () => fs.mkdirSync('x', { recursive: 'yes' }), () => fs.readFileSync('x', 'no-encoding'),
  () => fs.readFileSync('a\0b'), () => fs.truncateSync('x', 'y'), () => fs.accessSync('x', 99), () => fs.access('x'),
  () => fs.copyFileSync('a'), () => fs.rmSync('x', { recursive: 1 }), () => fs.readdir('.', 'bad', () => {}),
  () => fs.renameSync('a', 5),
];
for (const call of calls) {
  try {
    console.log('no error', call());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
fs.promises.readFile({}).catch((err) => console.log('rejected', err.code));
fs.promises.writeFile('x', 5).catch((err) => console.log('rejected', err.code, err.message));
