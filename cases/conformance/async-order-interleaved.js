// Two async functions that await native promises alternate job by job.
'use strict';
async function run(name, n) {
  for (let i = 0; i < n; i++) {
    console.log(name, i);
    await i;
  }
  return name + ' done';
}
run('a', 4).then(console.log);
run('b', 2).then(console.log);
run('c', 3).then(console.log);
console.log('main');
