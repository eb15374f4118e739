// Fixed: every drop starts a new generation, and a read stores only into the generation it began in.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const link = path.join(dir, 'current');
fs.symlinkSync('v1', link);
const cache = new Map();
let generation = 0;

function get(name) {
  if (cache.has(name)) return;
  const mine = generation;
  fs.readlink(path.join(dir, name), (err, version) => {
    if (err) throw err;
    if (mine === generation) cache.set(name, version);
  });
}

function publish(version) {
  fs.symlinkSync(version, link + '.new');
  fs.renameSync(link + '.new', link);
  cache.delete('current');
  generation++;
}

get('current');
setTimeout(() => {
  publish('v2');
  get('current');
}, 40);
process.on('exit', () => {
  assert.strictEqual(cache.get('current'), 'v2', 'the cache keeps a stale value');
});
