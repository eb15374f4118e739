// The first request opens an adapter (slow, asynchronous); later ones reuse it.
// Race: the adapter is stored when it is open, not when opening starts. A request that comes while
// the first one is still waiting opens a second adapter.
// Reported: GMOD/jbrowse-components#5067 ("has await, so the cache is not initialized until the await is over").
// Fails: two adapters. Fix: see fixed.js, store the promise.
'use strict';
const assert = require('assert');
const { stat } = require('fs/promises');

let opened = 0;
let adapter = null;

async function get() {
  if (!adapter) adapter = await open();
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
