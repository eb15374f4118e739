// Fixed: each query has a number, and only the newest may show its answer.
'use strict';
const assert = require('assert');
const fs = require('fs');

let shown = null;
let newest = 0;

function search(query) {
  const number = ++newest;
  fs.access(query, (err) => {
    if (err) throw err;
    if (number === newest) shown = query;
  });
}

search(__dirname);
setTimeout(() => search(__filename), 40);
process.on('exit', () => {
  assert(shown === __filename, 'the answer to an old query is shown');
  console.log('the last query is shown');
});
