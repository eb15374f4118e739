'use strict';
const log = console.log;
(async () => {
  const [a, b] = new ReadableStream({ pull(c) { this.i = (this.i ?? 0) + 1; log('pull', this.i); if (this.i > 3) c.close(); else c.enqueue(this.i); }, cancel(reason) { log('cancel', reason); } }).tee();
  const all = async (name, s) => { for await (const x of s) log(name, x); log(name, 'end'); };
  await Promise.all([all('a', a), all('b', b)]);
  const [c, d] = new ReadableStream({ cancel(reason) { log('cancel', reason); } }).tee();
  const both = Promise.all([c.cancel('one'), d.cancel('two')]);
  log(await both);
  const [e, f] = new ReadableStream({ start(controller) { controller.error(new Error('bad')); } }).tee();
  await e.getReader().read().catch((err) => log('e', err.message));
  await f.getReader().read().catch((err) => log('f', err.message));
  log(e, f);
})();
