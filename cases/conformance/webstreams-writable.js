'use strict';
const log = console.log;
const show = (name, promise) => promise.then((v) => log(name, v), (err) => log(name, err?.name, err?.code, err?.message ?? err));
const ws = new WritableStream({
  start(c) { log('start', c.signal.aborted); },
  write(chunk) { log('write', chunk); return new Promise((resolve) => setImmediate(resolve)); },
  close() { log('close'); },
  abort(reason) { log('abort', reason); },
}, { highWaterMark: 2 });
log(ws, ws.locked);
const writer = ws.getWriter();
log(writer.desiredSize, writer);
show('ready', writer.ready);
show('closed', writer.closed);
show('1', writer.write(1));
show('2', writer.write(2));
log(writer.desiredSize);
show('ready again', writer.ready);
show('3', writer.write(3));
show('close', writer.close());
show('after close', writer.close());
try { ws.getWriter(); } catch (err) { log(err.code, err.message); }
writer.closed.then(() => setImmediate(() => {
  log(writer.desiredSize, ws);
  writer.releaseLock();
  try { writer.desiredSize; } catch (err) { log(err.message); }
  const failing = new WritableStream({ write() { throw new Error('write'); } }).getWriter();
  show('f1', failing.write(1));
  show('f2', failing.write(2));
  show('f closed', failing.closed);
  show('f close', failing.close());
  const aborted = new WritableStream({ abort(reason) { log('aborting', reason); }, write(x, c) { c.signal.addEventListener('abort', () => log('signal', c.signal.reason)); return new Promise(() => {}); } });
  const w = aborted.getWriter();
  show('never', w.write(1));
  setImmediate(() => show('aborted', w.abort('because')));
  const errored = new WritableStream({ start(c) { c.error(new Error('start')); } });
  show('errored', errored.getWriter().closed);
  for (const bad of [() => new WritableStream({ type: 'bytes' }), () => new WritableStream({}, { size: 1 }), () => new WritableStreamDefaultController(), () => new WritableStreamDefaultWriter({}), () => new WritableStream({ write: 1 })]) {
    try { bad(); } catch (err) { log(err.name, err.code, err.message); }
  }
}));
