// glob 7: callback and sync forms over a folder that the program makes.
'use strict';
const glob = require('glob-7');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'glob-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
for (const file of ['a.js', 'b.txt', 'lib/c.js', 'lib/deep/d.js', 'lib/.e.js']) {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), file);
}
fs.symlinkSync('lib', path.join(dir, 'link'));
console.log(glob.sync('**/*.js', { cwd: dir }), glob.sync('{a,b}.*', { cwd: dir, nodir: true }), glob.sync('none*', { cwd: dir, nonull: true }));
console.log(glob.sync('*', { cwd: dir, mark: true }), glob.sync('lib/*', { cwd: dir, dot: true, ignore: 'lib/c*' }));
const g = glob('**/?.js', { cwd: dir, follow: true }, (error, files) => {
  console.log(error, files);
  console.log(Object.keys(g.cache).length, g.found.length);
});
glob('*.js', { cwd: path.join(dir, 'missing') }, (error, files) => console.log(error, files));
