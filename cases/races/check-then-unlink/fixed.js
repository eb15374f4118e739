// Fixed: there is no check. Removing what is gone already is not an error.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const lock = path.join(dir, 'job.lock');
fs.writeFileSync(lock, '');

function release(who) {
  fs.unlink(lock, (err) => {
    if (err && err.code === 'ENOENT') return;
    if (err) throw err;
    console.log('lock removed by the', who);
  });
}

release('job');
setTimeout(() => release('cleaner'), 30);
