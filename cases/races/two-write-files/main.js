// An editor saves its settings, and saves them again 30 ms later.
// Race: each fs.writeFile is open (which truncates), write and close. When both have opened the file
// before either writes, the longer text shows behind the shorter one; when the first one writes last, it wins.
// Reported: nodejs/node#30158. Node's docs: "It is unsafe to use fs.writeFile() multiple times on the
// same file without waiting for the callback."
// Fails: the file is not what was saved last. Fix: see fixed.js, one save at a time.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'settings.json');
let pending = 0;
let saved = false;

function save(settings) {
  pending++;
  fs.writeFile(file, JSON.stringify(settings), (err) => {
    if (err) throw err;
    pending--;
    if (settings.theme === 'dark') saved = true;
    if (saved && pending === 0) {
      assert.strictEqual(fs.readFileSync(file, 'utf8'), '{"theme":"dark"}', 'the last save is lost');
      console.log('saved');
    }
  });
}

save({ theme: 'light', plugins: ['spelling'] });
setTimeout(() => save({ theme: 'dark' }), 30);
