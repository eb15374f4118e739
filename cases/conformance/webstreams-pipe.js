'use strict';
const log = console.log;
const show = (name, promise) => promise.then((v) => log(name, v), (err) => log(name, err?.name, err?.code, err?.message ?? err));
const source = (n, options) => new ReadableStream({ pull(c) { this.i = (this.i ?? 0) + 1; if (this.i > n) c.close(); else c.enqueue(this.i); }, cancel(reason) { log('source cancel', reason?.message ?? reason); }, ...options });
const sink = (name, options) => new WritableStream({ write(x) { log(name, x); }, close() { log(name, 'close'); }, abort(reason) { log(name, 'abort', reason?.message ?? reason); }, ...options });
(async () => {
  await show('plain', source(2).pipeTo(sink('one')));
  await show('through', source(2).pipeThrough(new TransformStream({ transform(x, c) { c.enqueue(x * 10); } })).pipeTo(sink('two')));
  const open = sink('three');
  await show('prevent close', source(1).pipeTo(open, { preventClose: true }));
  log(open, open.locked);
  await show('source error', source(1, { pull(c) { c.error(new Error('source')); } }).pipeTo(sink('four')));
  await show('prevent abort', source(1, { pull(c) { c.error(new Error('source')); } }).pipeTo(sink('five'), { preventAbort: true }));
  await show('sink error', source(3).pipeTo(sink('six', { write() { throw new Error('sink'); } })));
  await show('prevent cancel', source(3).pipeTo(sink('seven', { write() { throw new Error('sink'); } }), { preventCancel: true }));
  const controller = new AbortController();
  const aborted = source(1, { pull() { return new Promise(() => {}); } }).pipeTo(sink('eight'), { signal: controller.signal });
  setImmediate(() => controller.abort('stop'));
  await show('aborted', aborted);
  await show('already', source(1).pipeTo(sink('nine'), { signal: AbortSignal.abort() }));
  const closed = sink('ten');
  await closed.close();
  await show('closed', source(1).pipeTo(closed));
  const locked = source(1);
  locked.getReader();
  await show('locked', locked.pipeTo(sink('eleven')));
  await show('bad', source(1).pipeTo({}));
  for (const bad of [() => source(1).pipeThrough({}), () => source(1).pipeThrough({ readable: source(1), writable: 1 }), () => locked.pipeThrough(new TransformStream())]) {
    try { bad(); } catch (err) { log(err.code, err.message); }
  }
})();
