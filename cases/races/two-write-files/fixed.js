// Fixed: a save that comes while another one is under way waits for it.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'settings.json');
let saving = false;
let waiting = null;

function save(settings) {
  if (saving) {
    waiting = settings;
    return;
  }
  saving = true;
  fs.writeFile(file, JSON.stringify(settings), (err) => {
    if (err) throw err;
    saving = false;
    const next = waiting;
    waiting = null;
    if (next) return save(next);
    if (settings.theme !== 'dark') return;
    assert.strictEqual(fs.readFileSync(file, 'utf8'), '{"theme":"dark"}', 'the last save is lost');
    console.log('saved');
  });
}

save({ theme: 'light', plugins: ['spelling'] });
setTimeout(() => save({ theme: 'dark' }), 30);
