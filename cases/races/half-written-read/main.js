// A server rewrites its configuration and reloads it on a signal that comes 40 ms later.
// Race: fs.writeFile truncates the file first and fills it in a later round trip to the thread pool.
// A reload in between reads an empty file.
// Reported: alexkwolfe/json-fs-store#12, prettier/plugin-ruby#1463.
// Fails: JSON.parse throws on the empty text. Fix: see fixed.js, write a new file and rename it.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'config.json');
fs.writeFileSync(file, '{"port":8000}');

function reload() {
  const config = JSON.parse(fs.readFileSync(file, 'utf8'));
  console.log('listening on', config.port > 0 ? 'a port' : 'nothing');
}

fs.writeFile(file, '{"port":9000}', (err) => {
  if (err) throw err;
});
setTimeout(reload, 40);
