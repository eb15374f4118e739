'use strict';
// The new state takes the old one's place at once.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { external } = require('loopcheck');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'));
const file = path.join(dir, 'state.json');
fs.writeFileSync(file, JSON.stringify({ jobs: [] }));

function reload() {
  const state = JSON.parse(fs.readFileSync(file, 'utf8') || 'null');
  assert.ok(state, 'the state was empty');
}

setTimeout(() => {
  fs.writeFile(`${file}.new`, JSON.stringify({ jobs: ['a', 'b'] }), (err) => {
    assert.ifError(err);
    fs.rename(`${file}.new`, file, (error) => assert.ifError(error));
  });
}, 20);

external('SIGHUP', reload);
