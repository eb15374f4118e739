// Fixed: a counter makes each temporary name unique within the process.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const target = path.join(dir, 'state.json');
let saves = 0;

function save(state) {
  const temp = target + '.' + process.pid + '.' + saves++;
  fs.writeFileSync(temp, JSON.stringify(state));
  fs.rename(temp, target, (err) => {
    if (err) throw err;
    console.log('saved');
  });
}

save({ step: 1 });
setTimeout(() => save({ step: 2 }), 40);
