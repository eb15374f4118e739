// events.once: "creates a Promise that is fulfilled when the EventEmitter emits the given event".
'use strict';
const { once, EventEmitter } = require('events');
(async () => {
  const e = new EventEmitter();
  process.nextTick(() => e.emit('x', 1, 2));
  console.log(await once(e, 'x'));
  setImmediate(() => e.emit('error', new Error('failed')));
  try { await once(e, 'x'); } catch (err) { console.log('rejected', err.message, e.listenerCount('x')); }
  setImmediate(() => e.emit('error', new Error('wanted')));
  console.log((await once(e, 'error'))[0].message);
  const ac = new AbortController();
  setImmediate(() => ac.abort());
  try { await once(e, 'x', { signal: ac.signal }); } catch (err) { console.log(err.name, err.code, e.listenerCount('x')); }
  const t = new EventTarget();
  setImmediate(() => t.dispatchEvent(new Event('ping')));
  console.log((await once(t, 'ping'))[0].type);
  try { await once({}, 'x'); } catch (err) { console.log(err.code, err.message); }
})();
