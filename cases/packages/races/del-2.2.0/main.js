// del@2.2.0 lists the files and then removes each, whether or not it is still there: rimraf takes ENOENT for
// success. When two deletions overlap, both say that they have deleted the same files.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const del = require('del-2.2.0');

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'del-'));
process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }));
fs.mkdirSync(path.join(root, 'dist'));
fs.writeFileSync(path.join(root, 'dist', 'a.js'), '');

const deleted = [];
async function clean() {
  for (const file of await del(['dist/**'], { cwd: root, force: true })) {
    assert(!deleted.includes(file), `${path.basename(file)} was deleted twice`);
    deleted.push(file);
  }
}
clean();
setTimeout(clean, 200);
