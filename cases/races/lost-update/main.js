// Two payments are booked on one account; each has its order file checked first.
// Race: read, await, write. The balance is read before the await and written after it; a booking that
// starts in between reads the old balance, and one of the two is lost.
// Pattern: lost update across an await (the rule require-atomic-updates of ESLint looks for it).
// Fails: the balance is wrong. Fix: see fixed.js, read and write in one turn.
'use strict';
const assert = require('assert');
const { access } = require('fs/promises');
const { setTimeout: sleep } = require('timers/promises');

const account = { balance: 100 };

async function pay(amount, order) {
  const before = account.balance;
  await access(order);
  account.balance = before - amount;
}

async function main() {
  const first = pay(30, __filename);
  await sleep(40);
  await Promise.all([first, pay(20, __dirname)]);
  assert.strictEqual(account.balance, 50, 'a payment was lost');
  console.log('balance', account.balance);
}

main();
