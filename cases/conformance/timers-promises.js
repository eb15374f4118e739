// timers/promises: setTimeout resolves with its value; options are checked; an aborted signal rejects with AbortError.
'use strict';
const { setTimeout: sleep, setInterval: every, scheduler } = require('timers/promises');
(async () => {
  console.log(await sleep(5, 'value'));
  console.log(await sleep());
  const ac = new AbortController();
  const pending = sleep(100000, 'never', { signal: ac.signal });
  ac.abort();
  try { await pending; } catch (e) { console.log(e.name, e.code, e.message, e.cause.name); }
  for (const options of [1, { signal: 'x' }, { ref: 1 }]) {
    try { await sleep(1, 1, options); } catch (e) { console.log(e.code, e.message); }
  }
  let n = 0;
  for await (const v of every(5, 'tick')) { console.log(v, ++n); if (n === 3) break; }
  await scheduler.wait(5);
  console.log(await scheduler.yield());
})();
