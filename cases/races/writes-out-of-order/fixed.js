// Fixed: the next line is written when the one before it is on disk.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
const file = path.join(dir, 'events.log');
const fd = fs.openSync(file, 'a');
const queue = [];

function append(line) {
  queue.push(line);
  if (queue.length === 1) flush();
}

function flush() {
  fs.write(fd, queue[0], (err) => {
    if (err) throw err;
    queue.shift();
    if (queue.length > 0) flush();
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
