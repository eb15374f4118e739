'use strict';
const timers = require('timers');
process.on('warning', (w) => console.log(w.code, w.message));
const item = { _onTimeout() { console.log('timeout', this === item); } };
timers.enroll(item, 5);
console.log(item._idleTimeout, item._idleNext === item);
timers.active(item);
const gone = { _onTimeout() { console.log('never'); } };
timers.enroll(gone, 5);
timers.active(gone);
timers.unenroll(gone);
console.log(gone._idleTimeout);
const unref = { _onTimeout() { console.log('never, too'); } };
timers.enroll(unref, 10_000);
timers._unrefActive(unref);
for (const msecs of ['x', -1, Infinity]) {
  try {
    timers.enroll({}, msecs);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
