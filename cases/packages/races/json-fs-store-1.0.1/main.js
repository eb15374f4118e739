// json-fs-store@1.0.1 writes an object in place. A load that comes in between reads an empty file, and then its
// callback is called twice: with the error, and without one.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const store = require('json-fs-store-1.0.1')(dir);

store.add({ id: 'user', name: 'ann', visits: 1 }, (error) => {
  assert.ifError(error);
  store.add({ id: 'user', name: 'ann', visits: 2 }, assert.ifError);
  setTimeout(() => store.load('user', (error, user) => {
    assert.ifError(error);
    assert.strictEqual(user.name, 'ann');
  }), 150);
});
