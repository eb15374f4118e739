// symlink, readlink, realpath, link, and what happens to loops and dangling links.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'case-')));
const at = (name) => path.join(dir, name);
fs.mkdirSync(at('d'));
fs.writeFileSync(at('d/f'), 'content');
fs.symlinkSync('d', at('ld'));
fs.symlinkSync(at('d/f'), at('lf'));
fs.symlinkSync('nowhere', at('dangling'));
fs.symlinkSync('loop', at('loop'));
console.log(
  fs.readlinkSync(at('ld')), path.relative(dir, fs.readlinkSync(at('lf'))),
  fs.readFileSync(at('ld/f'), 'utf8'),
);
console.log(path.relative(dir, fs.realpathSync(at('ld/f'))), path.relative(dir, fs.realpathSync.native(at('lf'))));
for (const call of [
  () => fs.readFileSync(at('dangling')), () => fs.readFileSync(at('loop')), () => fs.realpathSync(at('loop')),
  () => fs.realpathSync(at('dangling')),
]) {
  try { call(); } catch (err) { console.log(err.code, err.syscall, path.relative(dir, err.path)); }
}
fs.linkSync(at('d/f'), at('hard'));
fs.appendFileSync(at('hard'), '+');
console.log(fs.readFileSync(at('d/f'), 'utf8'), fs.statSync(at('hard')).nlink);
fs.unlinkSync(at('d/f'));
console.log(fs.readFileSync(at('hard'), 'utf8'), fs.existsSync(at('lf')), fs.lstatSync(at('lf')).isSymbolicLink());
fs.writeFileSync(at('dangling'), 'made through the link');
console.log(fs.readFileSync(at('nowhere'), 'utf8'), fs.readdirSync(dir));
fs.rmSync(dir, { recursive: true });
