// Fixed: the name always leads to a whole file, the old one or the new one.
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

fs.writeFile(file + '.new', '{"port":9000}', (err) => {
  if (err) throw err;
  fs.rename(file + '.new', file, (err) => {
    if (err) throw err;
  });
});
setTimeout(reload, 40);
