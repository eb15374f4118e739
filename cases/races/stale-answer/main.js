// Search as you type: each query is answered asynchronously and its answer is shown.
// Race: answers come in any order. A slow answer to an old query overwrites the newer one.
// Pattern: out-of-order answers (last request must win, last answer does).
// Fails: the old answer is shown at exit. Fix: see fixed.js, only the newest query may show.
'use strict';
const assert = require('assert');
const fs = require('fs');

let shown = null;

function search(query) {
  fs.access(query, (err) => {
    if (err) throw err;
    shown = query;
  });
}

search(__dirname);
setTimeout(() => search(__filename), 40);
process.on('exit', () => {
  assert(shown === __filename, 'the answer to an old query is shown');
  console.log('the last query is shown');
});
