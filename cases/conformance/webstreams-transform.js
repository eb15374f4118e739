'use strict';
const log = console.log;
const show = (name, promise) => promise.then((v) => log(name, v), (err) => log(name, err?.name, err?.code, err?.message ?? err));
const ts = new TransformStream({
  start(c) { log('start', c.desiredSize); c.enqueue('first'); },
  transform(chunk, c) { log('transform', chunk, c.desiredSize); c.enqueue(chunk * 2); c.enqueue(chunk * 3); },
  flush(c) { log('flush'); c.enqueue('last'); },
}, { highWaterMark: 2 }, { highWaterMark: 1 });
log(ts);
const writer = ts.writable.getWriter();
const reader = ts.readable.getReader();
show('w1', writer.write(1));
show('w2', writer.write(2));
show('close', writer.close());
(async () => {
  for (;;) {
    const { value, done } = await reader.read();
    log('read', value, done);
    if (done) break;
  }
  const identity = new TransformStream();
  show('identity', identity.writable.getWriter().write('same'));
  log(await identity.readable.getReader().read());
  const terminated = new TransformStream({ transform(chunk, c) { c.terminate(); } });
  const w = terminated.writable.getWriter();
  show('t1', w.write(1));
  show('t closed', w.closed);
  log(await terminated.readable.getReader().read());
  const broken = new TransformStream({ transform() { throw new Error('broken'); } });
  show('b1', broken.writable.getWriter().write(1));
  show('b read', broken.readable.getReader().read());
  const cancelled = new TransformStream({ cancel(reason) { log('cancel', reason); } });
  show('cancelled', cancelled.readable.cancel('enough'));
  show('c write', cancelled.writable.getWriter().write(1));
  for (const bad of [() => new TransformStream({ readableType: 'x' }), () => new TransformStream({ writableType: 'x' }), () => new TransformStream({ transform: 1 }), () => new TransformStreamDefaultController()]) {
    try { bad(); } catch (err) { log(err.name, err.code, err.message); }
  }
})();
