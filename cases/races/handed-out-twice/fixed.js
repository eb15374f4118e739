// Fixed: a connection leaves the pool in the turn in which it is chosen.
'use strict';
const assert = require('assert');
const { stat } = require('fs/promises');

const free = ['connection 1', 'connection 2'];
const used = new Set();

async function acquire() {
  const connection = free.shift();
  await stat(__dirname);
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
