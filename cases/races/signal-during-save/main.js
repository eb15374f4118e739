'use strict';
// A service writes its state in two steps. The operator can ask for a reload at any time: what the reload
// reads must be a whole state.
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
  fs.writeFile(file, JSON.stringify({ jobs: ['a', 'b'] }), (err) => assert.ifError(err));
}, 20);

external('SIGHUP', reload);
