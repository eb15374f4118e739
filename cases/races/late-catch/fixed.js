// Fixed: Promise.all handles both promises in the turn in which they are made.
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
    await Promise.all([first, second]);
  } catch (err) {
    console.log('went to bed with', err.message);
  }
}

main();
