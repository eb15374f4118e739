// A test polls every 40 ms until a file is there, then says done.
// Race: the interval does not wait for the check that it started. When a check takes longer than the
// interval, a second check is under way before the first has stopped the interval, and both say done.
// Reported: votingworks/bmd#1113 ("calls to the polling callback ... stack on top of each other").
// Fails: done() is called twice. Fix: see fixed.js, the next check is set when the last one has ended.
'use strict';
const fs = require('fs');

let calls = 0;
function done() {
  if (++calls > 1) throw new Error('done() called twice');
  console.log('ready');
}

const poll = setInterval(() => {
  fs.access(__filename, (err) => {
    if (err) return;
    clearInterval(poll);
    done();
  });
}, 40);
