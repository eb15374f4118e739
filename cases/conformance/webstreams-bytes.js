'use strict';
const log = console.log;
const show = (name, promise) => promise.then((v) => log(name, v), (err) => log(name, err?.name, err?.code, err?.message ?? err));
(async () => {
  const rs = new ReadableStream({ type: 'bytes', start(c) { log(c.desiredSize, c.byobRequest, c); }, pull(c) { this.i = (this.i ?? 0) + 1; log('pull', this.i, c.byobRequest?.view); if (this.i > 3) c.close(); else c.enqueue(new Uint8Array([this.i, this.i])); }, cancel(r) { log('cancel', r); } });
  log(rs);
  for await (const chunk of rs) log(chunk);
  const into = new ReadableStream({ type: 'bytes', pull(c) {
    const { view } = c.byobRequest;
    log('view', view.byteLength, view.byteOffset, c.byobRequest);
    view[0] = 7;
    view[1] = 8;
    c.byobRequest.respond(2);
  } });
  const reader = into.getReader({ mode: 'byob' });
  log(reader);
  const mine = new Uint8Array(4);
  log(await reader.read(mine), mine.byteLength);
  log(await reader.read(new Uint16Array(2)));
  log(await reader.read(new DataView(new ArrayBuffer(8), 2, 4)));
  log(await reader.read(new Uint8Array(6), { min: 5 }));
  await show('zero', reader.read(new Uint8Array(0)));
  await show('no view', reader.read());
  await show('min', reader.read(new Uint8Array(2), { min: 3 }));
  await show('cancel', reader.cancel('enough'));
  await show('after', reader.read(new Uint8Array(2)));
  const auto = new ReadableStream({ type: 'bytes', autoAllocateChunkSize: 8, pull(c) { this.n = (this.n ?? 0) + 1; if (this.n > 2) { c.close(); c.byobRequest.respond(0); return; } c.byobRequest.view.set([this.n]); c.byobRequest.respond(1); } });
  for await (const chunk of auto) log(chunk, chunk.buffer.byteLength);
  let controller;
  const queued = new ReadableStream({ type: 'bytes', start(c) { controller = c; } }, { highWaterMark: 4 });
  log(controller.desiredSize);
  controller.enqueue(new Uint8Array([1, 2, 3]));
  controller.enqueue(new Uint8Array([4, 5]));
  log(controller.desiredSize);
  const q = queued.getReader({ mode: 'byob' });
  log(await q.read(new Uint8Array(2)), await q.read(new Uint16Array(1)));
  const pending = q.read(new Uint16Array(1));
  controller.enqueue(new Uint8Array([6, 7]));
  log(await pending);
  const left = q.read(new Uint8Array(3));
  show('left', left);
  q.releaseLock();
  await show('closed', q.closed);
  controller.enqueue(new Uint8Array([8]));
  const d = queued.getReader();
  log(await d.read(), await d.read());
  controller.close();
  log(await d.read());
  for (const bad of [() => controller.enqueue(new Uint8Array(1)), () => controller.close(), () => controller.enqueue(5), () => new ReadableStream().getReader({ mode: 'byob' }), () => new ReadableStream({ type: 'bytes', autoAllocateChunkSize: 0 }), () => new ReadableStream({ type: 'bytes' }, { size() {} }), () => new ReadableByteStreamController(), () => new ReadableStreamBYOBRequest(), () => new ReadableStreamBYOBReader({})]) {
    try { bad(); } catch (err) { log(err.name, err.code, err.message); }
  }
  const view = new ReadableStream({ type: 'bytes', pull(c) { const { byteOffset, buffer } = c.byobRequest.view; const request = c.byobRequest; request.respondWithNewView(new Uint8Array(buffer, byteOffset, 1)); try { request.respond(1); } catch (err) { log(err.message); } log(request.view); } });
  log(await view.getReader({ mode: 'byob' }).read(new Uint8Array(3)));
  const broken = new ReadableStream({ type: 'bytes', pull() { throw new Error('pull'); } });
  await show('broken', broken.getReader({ mode: 'byob' }).read(new Uint8Array(1)));
  log(broken, Object.keys(ReadableByteStreamController.prototype), Object.keys(ReadableStreamBYOBReader.prototype), Object.keys(ReadableStreamBYOBRequest.prototype));
})();
