// A job removes its lock file when it is done; a cleaner removes stale lock files a little later.
// Race: check then act. Both look whether the file is there and unlink it in a later turn, so both
// may have seen it before either has removed it.
// Pattern: time of check to time of use (CWE-367).
// Fails: the second unlink throws ENOENT. Fix: see fixed.js, act first and accept ENOENT.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const lock = path.join(dir, 'job.lock');
fs.writeFileSync(lock, '');

function release(who) {
  fs.access(lock, (missing) => {
    if (missing) return;
    fs.unlink(lock, (err) => {
      if (err) throw err;
      console.log('lock removed by the', who);
    });
  });
}

release('job');
setTimeout(() => release('cleaner'), 30);
