// p-queue 8, an ES module with eventemitter3 and p-timeout below it, stopped by an AbortSignal.
import PQueue from 'p-queue-esm';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const queue = new PQueue({ concurrency: 1 });
queue.on('completed', (result) => console.log('completed', result));
queue.on('error', (error) => console.log('error', error.message ?? error));
const stop = new AbortController();
const first = queue.add(async () => { await sleep(5); return 1; });
const second = queue.add(async ({ signal }) => { signal?.throwIfAborted(); return 2; }, { signal: stop.signal });
const third = queue.add(() => 3, { priority: 1 });
stop.abort(new Error('enough'));
const settled = await Promise.allSettled([first, second, third]);
console.log(settled.map((s) => s.value ?? s.reason?.message));
await queue.onEmpty();
console.log(queue.size, queue.pending);
