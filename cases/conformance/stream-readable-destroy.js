'use strict';
const { Readable } = require('stream');
function make(name, options) {
  const r = new Readable({ read() {}, ...options });
  for (const event of ['data', 'end', 'error', 'close']) r.on(event, (x) => console.log(name, event, x?.message));
  return r;
}
console.log(make('plain').destroy() instanceof Readable);
make('error').destroy(new Error('stop'));
const cb = make('callback', { destroy(err, callback) { console.log('_destroy', err?.message); setImmediate(callback, err); } });
cb.destroy(new Error('slow'), (err) => console.log('told', err?.message));
cb.destroy(new Error('twice'), (err) => console.log('told again', err));
make('other', { destroy(err, callback) { callback(new Error('other')); } }).destroy();
make('throws', { destroy() { throw new Error('thrown'); } }).destroy();
make('swallows', { destroy(err, callback) { callback(null); } }).destroy(new Error('swallowed'));
make('quiet', { emitClose: false }).destroy();
const pushed = make('pushed');
pushed.push('x');
pushed.destroy();
console.log(pushed.push('y'), pushed.read(), pushed.readable, pushed.destroyed, pushed.closed, pushed.readableAborted);
process.nextTick(() => console.log('tick', pushed.closed));
