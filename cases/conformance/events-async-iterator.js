// events.on: "an AsyncIterator that iterates eventName events"; events are queued, an error or an abort ends it.
'use strict';
const { on, EventEmitter } = require('events');
(async () => {
  const e = new EventEmitter();
  const ac = new AbortController();
  process.nextTick(() => {
    e.emit('x', 'a');
    e.emit('x', 'b', 'c');
    setImmediate(() => { e.emit('x', 'd'); ac.abort(); });
  });
  try {
    for await (const args of on(e, 'x', { signal: ac.signal })) console.log(args);
  } catch (err) {
    console.log(err.name, e.listenerCount('x'));
  }
  process.nextTick(() => { e.emit('x', 'before'); e.emit('error', new Error('broken')); });
  try {
    for await (const args of on(e, 'x')) console.log(args);
  } catch (err) {
    console.log(err.message, e.listenerCount('error'));
  }
})();
