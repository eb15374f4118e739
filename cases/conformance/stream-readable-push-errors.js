'use strict';
const { Readable } = require('stream');
const log = (name) => (err) => console.log(name, err.name, err.code, err.message);
const a = new Readable({ read() {} }).on('error', log('a'));
a.push(null);
console.log(a.push('late'));
a.on('close', () => console.log('a closed', a.errored.code));
const b = new Readable({ read() {} }).on('error', log('b'));
console.log(b.push(5));
const c = new Readable({ read() { throw new Error('in read'); } }).on('error', log('c'));
c.read();
const d = new Readable().on('error', log('d'));
d.read();
const e = new Readable({ read() { this.push('x'); this.push(null); } }).on('error', log('e')).on('end', () => { console.log(e.unshift('again')); });
e.resume();
const f = new Readable({ read() {}, autoDestroy: false }).on('error', log('f')).on('close', () => console.log('never'));
f.push(null);
f.push('x');
console.log(f.destroyed, f.errored?.code);
for (const options of [{ highWaterMark: -1 }, { highWaterMark: 'x' }, { encoding: 'none' }, { defaultEncoding: 'none' }]) {
  try {
    new Readable(options);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
