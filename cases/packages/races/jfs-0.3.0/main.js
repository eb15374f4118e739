// jfs@0.3.0 in single-file mode writes the whole store to a file of its own for each save, and renames that. The
// rename of an earlier save can come last: what was saved after it is lost.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Store = require('jfs-0.3.0');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'jfs-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'data.json');
const store = new Store(file);

let open = 2;
function saved(error) {
  assert.ifError(error);
  if (--open > 0) return;
  assert.deepStrictEqual(Object.keys(new Store(file).allSync()), ['ann', 'bob']);
}
store.save('ann', { age: 30 }, saved);
setTimeout(() => store.save('bob', { age: 40 }, saved), 150);
