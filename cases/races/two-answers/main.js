// A read with a time limit: an AbortController's signal answers when the time is up.
// Race: both paths answer. The read cannot be stopped once a worker has it; when it ends after
// the time limit, the callback is called a second time.
// Reported: tlhunter/node-grille#6 ("If google takes longer to respond than the timeout, async callback
// executes twice"), Project-OSRM/osrm.js#7.
// Fails: the callback throws "answered twice". Fix: see fixed.js, the first to come disarms the other.
'use strict';
const fs = require('fs');

let answers = 0;
function answer(err) {
  if (++answers > 1) throw new Error('answered twice');
  console.log(err ? 'error' : 'stats');
}

function statWithLimit(file, ms, callback) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  limit.signal.addEventListener('abort', () => callback(limit.signal.reason));
  fs.stat(file, (err, stats) => {
    clearTimeout(timer);
    callback(err, stats);
  });
}

statWithLimit(__filename, 100, answer);
