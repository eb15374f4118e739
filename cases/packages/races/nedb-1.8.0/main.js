// nedb@1.8.0 reads its file when a database is loaded and writes it anew, through a temporary file. What another
// database object appends to the file in between is lost.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Datastore = require('nedb-1.8.0');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nedb-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const filename = path.join(dir, 'users.db');
fs.writeFileSync(filename, '{"_id":"1","name":"ann"}\n');

let open = 2;
function done(error) {
  assert.ifError(error);
  if (--open === 0) assert.match(fs.readFileSync(filename, 'utf8'), /bob/);
}
const users = new Datastore({ filename });
users.loadDatabase((error) => {
  assert.ifError(error);
  new Datastore({ filename }).loadDatabase(done);
  setTimeout(() => users.insert({ _id: '2', name: 'bob' }, done), 250);
});
