// p-limit 3: no more than so many at once, in order, and what pends is seen.
'use strict';
const pLimit = require('p-limit');
const { setTimeout: sleep } = require('timers/promises');

const limit = pLimit(2);
const work = (name, ms) => limit(async (suffix) => {
  console.log('begin', name, limit.activeCount, limit.pendingCount);
  await sleep(ms);
  if (name === 'bad') throw new Error(name);
  console.log('end', name);
  return name + suffix;
}, '!');

async function main() {
  const all = [work('a', 150), work('b', 5), work('bad', 10), work('c', 1)];
  console.log('queued', limit.activeCount, limit.pendingCount);
  console.log((await Promise.allSettled(all)).map((r) => r.value || r.reason.message));
  const one = pLimit(1);
  const first = one(() => 'first');
  one(() => console.log('never'));
  await Promise.resolve();
  one.clearQueue();
  console.log(await first, one.pendingCount);
  for (const bad of [0, 1.5, 'x']) {
    try { pLimit(bad); } catch (error) { console.log(error.name, error.message); }
  }
}
main();
