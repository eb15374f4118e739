'use strict';
const log = console.log;
const show = (name, promise) => promise.then((v) => log(name, v), (err) => log(name, err.name, err.code, err.message));
const rs = new ReadableStream({
  start(c) { log('start', c.desiredSize); c.enqueue('a'); },
  pull(c) { this.n = (this.n ?? 0) + 1; log('pull', this.n, c.desiredSize); if (this.n === 3) c.close(); else c.enqueue(this.n); },
  cancel(reason) { log('cancel', reason); },
}, { highWaterMark: 2 });
log(rs, rs.locked, Object.prototype.toString.call(rs));
const reader = rs.getReader();
log(reader, rs.locked);
show('closed', reader.closed);
for (let i = 0; i < 5; i++) show(`read ${i}`, reader.read());
try { rs.getReader(); } catch (err) { log(err.code, err.message); }
show('locked cancel', rs.cancel());
process.nextTick(() => log('tick'));
setImmediate(async () => {
  reader.releaseLock();
  show('released', reader.read());
  show('released closed', reader.closed);
  const cancelled = new ReadableStream({ cancel(reason) { log('cancelled', reason); return 'ignored'; } });
  show('cancel', cancelled.cancel('why'));
  const failing = new ReadableStream({ pull() { throw new Error('pull'); } });
  show('failing', failing.getReader().read());
  const errored = new ReadableStream({ start(c) { c.error(new Error('start')); } });
  show('errored', errored.getReader().closed);
  const closed = new ReadableStream({ start(c) { c.close(); try { c.enqueue(1); } catch (err) { log(err.message); } } });
  show('closed', closed.getReader().read());
  for (const bad of [() => new ReadableStream(null), () => new ReadableStream({ type: 'x' }), () => new ReadableStream({}, { highWaterMark: -1 }), () => new ReadableStream({}, { size: 1 }), () => new ReadableStream({ pull: 1 }), () => closed.getReader({ mode: 'x' }), () => new ReadableStreamDefaultController(), () => new ReadableStreamDefaultReader({})]) {
    try { bad(); } catch (err) { log(err.name, err.code, err.message); }
  }
});
