// Fixed: the promise is stored at once, so every request shares the one adapter.
'use strict';
const assert = require('assert');
const { stat } = require('fs/promises');

let opened = 0;
let adapter = null;

function get() {
  if (!adapter) adapter = open();
  return adapter;
}

async function open() {
  const number = ++opened;
  await stat(__dirname);
  return { number };
}

async function request() {
  return (await get()).number;
}

const first = request();
setTimeout(async () => {
  const second = request();
  assert.strictEqual(await first, await second, 'two adapters were opened');
  console.log('one adapter');
}, 30);
