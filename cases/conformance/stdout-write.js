// process.stdout.write returns a boolean and calls its callback later; console.log adds a newline.
'use strict';
const r = process.stdout.write('no newline, ', () => console.log('callback'));
console.log(typeof r);
process.stdout.write(Buffer.from('bytes\n'));
process.stdout.write(new Uint8Array([104, 105, 10]));
process.stdout.write('68690a', 'hex');
process.stderr.write('to stderr\n');
console.log(process.stdout.isTTY === true, process.stdout.columns, process.stdout.writable);
try {
  process.stdout.write(1);
} catch (err) {
  console.log(err.code, err.message);
}
try {
  process.stdout.write(null);
} catch (err) {
  console.log(err.code, err.message);
}
