// Fixed: no await stands between the read of the balance and its write.
'use strict';
const assert = require('assert');
const { access } = require('fs/promises');
const { setTimeout: sleep } = require('timers/promises');

const account = { balance: 100 };

async function pay(amount, order) {
  await access(order);
  account.balance -= amount;
}

async function main() {
  const first = pay(30, __filename);
  await sleep(40);
  await Promise.all([first, pay(20, __dirname)]);
  assert.strictEqual(account.balance, 50, 'a payment was lost');
  console.log('balance', account.balance);
}

main();
