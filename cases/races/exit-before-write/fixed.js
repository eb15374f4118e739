// Fixed: the end of the work is announced by its callback, and Node ends when nothing is pending.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
const file = path.join(dir, 'report.txt');
fs.writeFileSync(file, '');

let stopped = false;
let written = false;
function finish() {
  if (stopped && written) process.exit();
}

fs.writeFile(file, 'total 3', (err) => {
  if (err) throw err;
  written = true;
  finish();
});
setTimeout(() => {
  stopped = true;
  finish();
}, 40);

process.on('exit', () => {
  const text = fs.readFileSync(file, 'utf8');
  fs.rmSync(dir, { recursive: true, force: true });
  assert.strictEqual(text, 'total 3', 'the report is not complete');
  console.log('complete');
});
