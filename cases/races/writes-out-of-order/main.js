// Lines are appended to a file as they come.
// Race: two writes in flight at once go to two workers of the thread pool and take effect in either order.
// Node's docs: "It is unsafe to use fs.write() multiple times on the same file without waiting for the callback."
// Fails: the lines are swapped at exit. Fix: see fixed.js, a queue with one write in flight.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
const file = path.join(dir, 'events.log');
const fd = fs.openSync(file, 'a');

function append(line) {
  fs.write(fd, line, (err) => {
    if (err) throw err;
  });
}

append('begin\n');
setTimeout(() => append('end\n'), 40);
process.on('exit', () => {
  const text = fs.readFileSync(file, 'utf8');
  fs.rmSync(dir, { recursive: true, force: true });
  assert.strictEqual(text, 'begin\nend\n', 'lines are out of order');
  console.log('in order');
});
