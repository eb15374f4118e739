// 'beforeExit' is "emitted when Node.js empties its event loop and has no additional work"; it may schedule more.
'use strict';
let rounds = 0;
process.on('beforeExit', (code) => {
  console.log('beforeExit', code, ++rounds);
  if (rounds === 1) setTimeout(() => console.log('timer'), 1);
  if (rounds === 2) setImmediate(() => { console.log('immediate'); process.exitCode = 2; });
  if (rounds === 3) Promise.resolve().then(() => console.log('a microtask does not revive the loop'));
  if (rounds === 4) console.log('never');
});
process.on('exit', (code) => console.log('exit', code));
