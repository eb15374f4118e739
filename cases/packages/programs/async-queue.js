// async 3: queue, priorityQueue and cargo: concurrency, pause, drain, saturation, errors.
'use strict';
const async = require('async');

const queue = async.queue((task, done) => {
  console.log('start', task.name, 'running', queue.running(), 'waiting', queue.length());
  setTimeout(() => done(task.fail ? new Error(task.name) : null, task.name.toUpperCase()), task.ms);
}, 2);
queue.saturated(() => console.log('saturated'));
queue.unsaturated(() => console.log('unsaturated'));
queue.empty(() => console.log('empty'));
queue.drain(() => { console.log('drain'); next(); });
queue.error((error, task) => console.log('error', error.message, task.ms));
for (const [name, ms, fail] of [['a', 200], ['b', 5, true], ['c', 5], ['d', 1]]) {
  queue.push({ name, ms, fail }, (error, result) => console.log('done', name, error && error.message, result));
}
queue.unshift({ name: 'first', ms: 1 });
console.log('idle', queue.idle(), queue.concurrency, queue.workersList().length);

function next() {
  const sorted = async.priorityQueue((task, done) => { console.log('priority', task); setImmediate(done); }, 1);
  sorted.push('low', 5);
  sorted.push('high', 1);
  sorted.push(['x', 'y'], 3);
  sorted.drain(cargo);
}

function cargo() {
  const load = async.cargo((tasks, done) => { console.log('cargo', tasks); setTimeout(done, 1); }, 2);
  [1, 2, 3, 4, 5].forEach((n) => load.push(n));
  load.pause();
  setTimeout(() => { console.log('resume', load.paused); load.resume(); }, 5);
  load.drain(() => console.log('loaded'));
}
