// State is saved "atomically": written to a temporary file that is then renamed.
// Race: every save uses the same temporary name. A save that starts while another one is waiting for its
// rename writes to the same file; the first rename takes it away and the second finds nothing.
// Reported: gsd-build/gsd-2#828, affaan-m/ECC#1983.
// Fails: rename throws ENOENT. Fix: see fixed.js, a name of its own for each save.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const target = path.join(dir, 'state.json');

function save(state) {
  const temp = target + '.tmp';
  fs.writeFileSync(temp, JSON.stringify(state));
  fs.rename(temp, target, (err) => {
    if (err) throw err;
    console.log('saved');
  });
}

save({ step: 1 });
setTimeout(() => save({ step: 2 }), 40);
