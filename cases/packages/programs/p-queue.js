// p-queue 6: concurrency, priorities, pause, time-out, events, onIdle.
'use strict';
const { default: PQueue } = require('p-queue');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function main() {
  const queue = new PQueue({ concurrency: 2, autoStart: false });
  queue.on('active', () => console.log('active', queue.size, queue.pending));
  queue.on('idle', () => console.log('idle'));
  queue.on('next', () => console.log('next'));
  queue.on('add', () => console.log('add', queue.size));
  const add = (name, ms, options) => queue.add(async () => { console.log('run', name); await sleep(ms); return name; }, options);
  const all = [add('a', 80), add('b', 200), add('urgent', 20, { priority: 10 }), add('c', 1)];
  console.log('paused', queue.isPaused, queue.size);
  queue.start();
  console.log(await Promise.all(all));
  await queue.onIdle();
  const strict = new PQueue({ timeout: 10, throwOnTimeout: true });
  await strict.add(() => sleep(50)).catch((error) => console.log(error.name, error.message));
  const rate = new PQueue({ interval: 100, intervalCap: 2 });
  const from = Date.now();
  await rate.addAll([1, 2, 3].map((n) => () => console.log('rate', n)));
  console.log('waited', Date.now() - from >= 90);
  try { new PQueue({ concurrency: 0 }); } catch (error) { console.log(error.name, error.message); }
}
main();
