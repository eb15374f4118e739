// Two tasks are started together and awaited one after the other.
// Race: the second promise has no handler until the first has settled. When it rejects before that,
// Node sees an unhandled rejection and ends the process, although a catch is on its way.
// Reported: nodejs/node#27410, tc39/proposal-async-await#72.
// Fails: unhandled rejection. Fix: see fixed.js, both are awaited from the start.
'use strict';
const fs = require('fs/promises');
const { setTimeout: sleep } = require('timers/promises');

async function teeth() {
  await sleep(40);
  throw new Error('out of toothpaste');
}

async function main() {
  const second = teeth();
  const first = fs.stat(__dirname);
  try {
    await first;
    await second;
  } catch (err) {
    console.log('went to bed with', err.message);
  }
}

main();
