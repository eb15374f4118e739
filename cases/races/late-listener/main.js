// A dev server checks its folder, then waits for its watcher's 'ready'.
// Race: the listener is attached after an await. When the check takes longer than the watcher, 'ready'
// has been emitted to nobody, and the server waits for ever; Node ends, as nothing is left to do.
// Reported: sveltejs/kit#198 ("The event listener is attached after the event has fired").
// Fails: the process ends with exit code 1, not started. Fix: see fixed.js, listen before the first await.
'use strict';
const { once, EventEmitter } = require('events');
const { stat } = require('fs/promises');

const watcher = new EventEmitter();
setTimeout(() => watcher.emit('ready'), 40);

async function main() {
  await stat(__dirname);
  await once(watcher, 'ready');
  started = true;
  console.log('started');
}

let started = false;
process.on('exit', () => {
  if (started) return;
  console.error('the server never started');
  process.exitCode = 1;
});
main();
