'use strict';
const { Writable } = require('stream');
const log = console.log;
function make(name, write, options) {
  const w = new Writable({ write, ...options });
  w.on('error', (err) => log(name, 'error', err.code, err.message)).on('close', () => log(name, 'close', w.errored?.message, w.writableAborted));
  return w;
}
const sync = make('sync', (c, e, cb) => cb(new Error('bad')));
log(sync.write('x', (err) => log('sync cb', err.message)), sync.write('y', (err) => log('sync second', err.message)), sync.errored?.message);
sync.end((err) => log('sync end', err.message));
const slow = make('slow', (c, e, cb) => setImmediate(cb, new Error('later')));
slow.write('1', (err) => log('slow 1', err.message));
slow.write('2', (err) => log('slow 2', err.message));
slow.end((err) => log('slow end', err.message));
const twice = make('twice', (c, e, cb) => { cb(); cb(); });
twice.write('x');
const gone = make('gone', (c, e, cb) => cb());
gone.destroy();
log(gone.write('x', (err) => log('gone', err.code)));
gone.end((err) => log('gone end', err.code));
const kept = make('kept', (c, e, cb) => cb(new Error('kept')), { autoDestroy: false });
kept.write('x');
for (const bad of [() => gone.write(null), () => make('n', () => {}).write(5), () => make('n', () => {}).write('x', 'none'), () => make('n', () => {}).setDefaultEncoding('none'), () => new Writable().write('x'), () => make('n', () => {}).write()]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message);
  }
}
new Writable({ write() {} }).on('error', (err) => log(err.code)).pipe();
const pending = make('pending', () => {});
pending.write('1', (err) => log('p1', err?.code));
pending.write('2', (err) => log('p2', err?.code));
pending.end((err) => log('pend', err?.code));
pending.destroy();
