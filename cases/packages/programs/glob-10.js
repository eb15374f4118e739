// glob 10: async, sync, streamed and iterated, over a folder that the program makes.
'use strict';
const { glob, globSync, globStream, globIterate, Glob, hasMagic, escape } = require('glob');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'glob-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
for (const file of ['a.js', 'b.txt', 'lib/c.js', 'lib/deep/d.js', 'lib/.e.js', 'x/y/z.ts']) {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), file);
}
fs.symlinkSync('lib', path.join(dir, 'link'));

async function main() {
  const sorted = async (p, options) => (await glob(p, { cwd: dir, ...options })).sort();
  console.log(await sorted('**/*.js'), await sorted('*', { mark: true }), await sorted('lib/*', { dot: true, ignore: 'lib/c*' }));
  console.log(await sorted(['*.txt', 'x/**/*.ts']), await sorted('**/*.js', { follow: true }), await sorted('none*'));
  console.log(globSync('**', { cwd: dir, nodir: true }).sort(), globSync('*/', { cwd: dir }).sort());
  const seen = [];
  for await (const file of globIterate('**/*.js', { cwd: dir })) seen.push(file);
  console.log(seen.sort());
  const streamed = [];
  globStream('*.*', { cwd: dir }).on('data', (file) => streamed.push(file)).on('end', () => console.log(streamed.sort()));
  const g = new Glob('lib/**', { cwd: dir, withFileTypes: true });
  console.log((await g.walk()).map((p) => [p.relative(), p.isDirectory()]).sort(), hasMagic('a*'), escape('a*'));
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  await glob('**', { cwd: dir, signal: stop.signal }).catch((error) => console.log(error.message));
}
main();
