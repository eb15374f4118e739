// Fixed: the listener is there from the start; the await comes later.
'use strict';
const { once, EventEmitter } = require('events');
const { stat } = require('fs/promises');

const watcher = new EventEmitter();
setTimeout(() => watcher.emit('ready'), 40);

async function main() {
  const ready = once(watcher, 'ready');
  await stat(__dirname);
  await ready;
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
