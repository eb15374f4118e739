// Fixed: once the signal is aborted the read's result is dropped; once the read is in, the timer is cleared.
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
    if (limit.signal.aborted) return;
    clearTimeout(timer);
    callback(err, stats);
  });
}

statWithLimit(__filename, 100, answer);
