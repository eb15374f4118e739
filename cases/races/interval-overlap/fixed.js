// Fixed: one check at a time; the timer is set again when a check has ended without success.
'use strict';
const fs = require('fs');

let calls = 0;
function done() {
  if (++calls > 1) throw new Error('done() called twice');
  console.log('ready');
}

function check() {
  fs.access(__filename, (err) => {
    if (err) return setTimeout(check, 40);
    done();
  });
}

setTimeout(check, 40);
