'use strict';
const { Duplex } = require('stream');
const log = console.log;
function make(name, options) {
  const d = new Duplex({ read() { this.push(this.sent ? null : 'r'); this.sent = true; }, write(c, e, cb) { log(name, 'write', String(c)); cb(); }, ...options });
  for (const event of ['data', 'end', 'finish', 'close', 'error']) d.on(event, (x) => log(name, event, String(x)));
  return d;
}
make('half').end('w');
make('whole', { allowHalfOpen: false });
const only = make('writable', { readable: false });
only.end('x');
log(only.readable, only.writable, only.readableEnded);
const reader = make('readable', { writable: false });
log(reader.readable, reader.writable, reader.writableFinished, reader.writableEnded);
const marks = new Duplex({ readableHighWaterMark: 1, writableHighWaterMark: 2, readableObjectMode: true });
log(marks.readableHighWaterMark, marks.writableHighWaterMark, marks.readableObjectMode, marks.writableObjectMode, marks.allowHalfOpen);
const d = make('destroyed');
d.destroy(new Error('gone'));
log(d.destroyed, d.errored.message, d instanceof require('stream').Writable, d instanceof require('stream').Readable);
