// write@2.0.0 opens the file anew for each call, and does not keep calls on one path apart. When the second
// save begins before the first has ended, the older text can win, or both are mixed.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const write = require('write-2.0.0');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'write-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'settings', 'theme.json');
const save = (settings) => write(file, JSON.stringify(settings));

const first = save({ theme: 'light' });
setTimeout(async () => {
  await Promise.all([first, save({ theme: 'dark' })]);
  assert.deepStrictEqual(JSON.parse(fs.readFileSync(file, 'utf8')), { theme: 'dark' });
}, 150);
