'use strict';
const { Writable } = require('stream');
const log = console.log;
function make(name, options) {
  const w = new Writable({ write(c, e, cb) { log(name, 'write', String(c)); cb(); }, ...options });
  for (const event of ['prefinish', 'finish', 'close', 'error']) w.on(event, (x) => log(name, event, x?.message));
  return w;
}
make('plain').end();
make('data').end('x', () => log('data ended'));
make('final', { final(cb) { log('_final'); cb(); } }).end('x', () => log('final ended'));
make('slow', { final(cb) { setImmediate(() => { log('_final slow'); cb(); }); } }).end(() => log('slow ended'));
make('fails', { final(cb) { cb(new Error('final')); } }).end((err) => log('fails ended', err?.message));
make('throws', { final() { throw new Error('thrown'); } }).end((err) => log('throws ended', err?.message));
make('keeps', { autoDestroy: false }).end();
const twice = make('twice');
twice.end();
twice.end((err) => log('twice', err));
setImmediate(() => twice.end((err) => log('late', err.code)));
process.nextTick(() => log('tick'));
