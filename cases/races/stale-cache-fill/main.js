// A cache of symbolic links; publishing a new version drops the cached entry.
// Race: a read that was started before the entry was dropped stores what it has read after it was
// dropped: the old version stays in the cache for good.
// Reported: logto-io/logto#9428, google/guava#1881.
// Fails: the cache disagrees with the disk at exit. Fix: see fixed.js, a read from before the drop does not store.
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

function get(name) {
  if (cache.has(name)) return;
  fs.readlink(path.join(dir, name), (err, version) => {
    if (err) throw err;
    cache.set(name, version);
  });
}

function publish(version) {
  fs.symlinkSync(version, link + '.new');
  fs.renameSync(link + '.new', link);
  cache.delete('current');
}

get('current');
setTimeout(() => {
  publish('v2');
  get('current');
}, 40);
process.on('exit', () => {
  assert.strictEqual(cache.get('current'), 'v2', 'the cache keeps a stale value');
});
