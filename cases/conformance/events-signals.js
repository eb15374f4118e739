'use strict';
const { EventEmitter, once, on, addAbortListener, getEventListeners, setMaxListeners, getMaxListeners } = require('events');
(async () => {
  const emitter = new EventEmitter();
  const controller = new AbortController();
  const waiting = once(emitter, 'event', { signal: controller.signal });
  console.log(emitter.listenerCount('event'), emitter.listenerCount('error'));
  controller.abort(new Error('reason'));
  await waiting.catch((err) => console.log(err.name, err.code, err.message, err.cause.message));
  console.log(emitter.listenerCount('event'), emitter.listenerCount('error'));
  await once(emitter, 'event', { signal: AbortSignal.abort() }).catch((err) => console.log(err.name, err.cause.name));
  const second = new AbortController();
  setTimeout(() => emitter.emit('item', 1), 1);
  setTimeout(() => second.abort(), 20);
  try {
    for await (const [item] of on(emitter, 'item', { signal: second.signal })) console.log('item', item);
  } catch (err) {
    console.log(err.name, err.code);
  }
  const listening = new AbortController();
  const disposable = addAbortListener(listening.signal, (event) => console.log('aborted', event.type));
  console.log(typeof disposable[Symbol.dispose], getEventListeners(listening.signal, 'abort').length);
  listening.abort();
  const target = new EventTarget();
  setMaxListeners(3, target, emitter);
  console.log(getMaxListeners(target), emitter.getMaxListeners(), getEventListeners(target, 'x'));
  for (const f of [() => once(emitter, 'x', { signal: 1 }), () => on(emitter, 'x', { signal: {} }), () => addAbortListener(), () => setMaxListeners(-1)]) {
    try {
      await f();
    } catch (err) {
      console.log(err.code, err.message);
    }
  }
  const capturing = new EventEmitter({ captureRejections: true });
  capturing.on('event', async (value) => { throw new Error(`rejected ${value}`); });
  capturing[Symbol.for('nodejs.rejection')] = (err, type, ...args) => console.log(err.message, type, args);
  capturing.emit('event', 5);
})();
