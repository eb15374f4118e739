// A pool hands out connections; each is checked (asynchronously) before it is handed out.
// Race: check, await, act. The connection stays in the pool while it is checked, and a second caller
// takes the same one.
// Pattern: atomicity violation on a pool. Fails: one connection has two users.
// Fix: see fixed.js, take the connection out before the check.
'use strict';
const assert = require('assert');
const { stat } = require('fs/promises');

const free = ['connection 1', 'connection 2'];
const used = new Set();

async function acquire() {
  const connection = free[0];
  await stat(__dirname);
  free.splice(free.indexOf(connection), 1);
  return connection;
}

async function work() {
  const connection = await acquire();
  assert(!used.has(connection), connection + ' was handed out twice');
  used.add(connection);
}

work();
setTimeout(work, 40);
process.on('exit', () => console.log('in use:', used.size));
