// mkdirp 3 and 0.5.6: promises, sync, callbacks, and what stands in the way.
'use strict';
const { mkdirp, mkdirpSync } = require('mkdirp');
const old = require('mkdirp-0.5.6');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mkdirp-'));
const rel = (p) => p && path.relative(dir, p);
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
async function main() {
  console.log(rel(await mkdirp(path.join(dir, 'a/b/c'))), rel(await mkdirp(path.join(dir, 'a/b/c'))), rel(mkdirpSync(path.join(dir, 'a/d/e'))));
  console.log((await Promise.all([mkdirp(path.join(dir, 'p/q')), mkdirp(path.join(dir, 'p/q'))])).length);
  fs.writeFileSync(path.join(dir, 'file'), '');
  await mkdirp(path.join(dir, 'file/x')).catch((error) => console.log(error.code, error.syscall));
  old(path.join(dir, 'o/l/d'), (error, made) => {
    console.log(error, rel(made));
    old(path.join(dir, 'file/x'), (error) => {
      console.log(error.code, rel(old.sync(path.join(dir, 'o/s'), 0o700)));
      console.log(fs.readdirSync(dir), (fs.statSync(path.join(dir, 'o/s')).mode & 0o777).toString(8));
    });
  });
}
main();
