// line-reader@0.4.0 remembers one reader that waits for more of the file. When a second line is asked for while
// the first still waits, the first is forgotten: its callback is never called.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const lineReader = require('line-reader-0.4.0');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lines-'));
const file = path.join(dir, 'a.txt');
fs.writeFileSync(file, 'one\ntwo\nthree\n');

const lines = [];
process.on('exit', () => {
  fs.rmSync(dir, { recursive: true, force: true });
  assert.deepStrictEqual(lines, ['one', 'two', 'three']);
});

lineReader.open(fs.createReadStream(file, { highWaterMark: 4 }), { bufferSize: 4 }, (error, reader) => {
  assert.ifError(error);
  const next = () => reader.nextLine((error, line) => {
    assert.ifError(error);
    lines.push(line);
  });
  next();
  next();
  setTimeout(next, 150);
});
