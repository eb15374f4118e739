// Top-level await: the module waits; ticks, timers and immediates go on.
process.nextTick(() => console.log('tick'));
console.log('before');
const value = await new Promise((resolve) => {
  setImmediate(() => {
    console.log('immediate');
    setTimeout(resolve, 5, 'timer value');
  });
});
console.log(value);
await null;
console.log('after a job');
try { await Promise.reject(new Error('rejected')); } catch (err) { console.log(err.message); }
for await (const v of [1, Promise.resolve(2)]) console.log(v);
