'use strict';
const { Readable, Writable } = require('stream');
process.on('exit', (code) => console.log('exit', code));
process.on('uncaughtException', (err, origin) => console.log('uncaught', err.message, origin));
const r = new Readable({ read() {} });
r.on('close', () => console.log('never'));
r.destroy(new Error('nobody hears'));
const w = new Writable({ write(c, e, cb) { cb(new Error('write')); } });
w.on('close', () => console.log('never'));
w.write('x', () => console.log('written'));
setImmediate(() => {
  console.log(r.closed, r.destroyed, w.closed);
  const thrower = new Readable({ read() {} });
  thrower.on('data', () => { throw new Error('in a listener'); });
  thrower.on('end', () => console.log('end'));
  thrower.push('x');
  setImmediate(() => { thrower.push(null); });
});
