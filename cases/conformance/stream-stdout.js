'use strict';
const { Readable, PassThrough, Writable } = require('stream');
console.log(process.stdout instanceof Writable, process.stdout.writable, process.stdout.fd, process.stderr.fd, process.stdout.isTTY);
const write = process.stdout.write;
const seen = [];
process.stdout.write = function(chunk, encoding, callback) {
  seen.push([chunk, typeof encoding, typeof callback]);
  return write.apply(this, arguments);
};
console.log('seen');
console.log({ a: 1 });
process.stdout.write = write;
console.log(seen);
process.stdout.write('one\n', () => console.log('written'));
process.stdout.cork();
process.stdout.write('two\n');
process.stdout.write('three\n', 'latin1', (err) => console.log('third', err));
process.nextTick(() => process.stdout.uncork());
Readable.from(['piped\n', 'twice\n']).pipe(process.stdout).on('unpipe', () => console.log('unpiped'));
for (const bad of [() => process.stdout.write(5), () => process.stdout.write(null), () => process.stdout.write('x', 'none')]) {
  try {
    bad();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
process.stdout.write(Buffer.from('bytes\n'));
process.stdout.write('aGkK', 'base64');
