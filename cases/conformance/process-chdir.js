// process.chdir: changes cwd(), path.resolve and relative file names; throws ENOENT for what is missing.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'case-')));
fs.mkdirSync(path.join(dir, 'sub'));
process.chdir(dir);
console.log(process.cwd() === dir, path.resolve('x') === path.join(dir, 'x'));
fs.writeFileSync('file.txt', 'relative');
process.chdir('sub');
console.log(path.relative(dir, process.cwd()), fs.readFileSync('../file.txt', 'utf8'));
try {
  process.chdir('missing');
} catch (err) {
  console.log(err.code, err.syscall, err.dest, err.message.replaceAll(dir, '<dir>'));
}
process.chdir(os.tmpdir());
fs.rmSync(dir, { recursive: true });
