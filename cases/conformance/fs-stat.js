// fs.Stats: kinds, sizes, modes, links, and bigint stats; throwIfNoEntry.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const at = (name) => path.join(dir, name);
fs.writeFileSync(at('f'), '12345', { mode: 0o640 });
fs.symlinkSync('f', at('s'));
fs.linkSync(at('f'), at('h'));
const kinds = (s) => [
  'isFile', 'isDirectory', 'isSymbolicLink', 'isFIFO', 'isSocket', 'isBlockDevice', 'isCharacterDevice',
].filter((k) => s[k]());
console.log(
  kinds(fs.statSync(at('f'))), kinds(fs.statSync(at('s'))), kinds(fs.lstatSync(at('s'))),
  kinds(fs.statSync(dir)),
);
const st = fs.statSync(at('f'));
console.log(st.size, (st.mode & 0o777).toString(8), st.nlink, st.ino === fs.statSync(at('h')).ino);
console.log(
  Object.keys(st).join(), st.mtime instanceof Date,
  st.mtimeMs === st.mtime.getTime() || Math.abs(st.mtimeMs - st.mtime) < 1,
);
fs.chmodSync(at('f'), 0o600);
fs.utimesSync(at('f'), 1000, new Date(2000000));
const after = fs.statSync(at('f'));
console.log((after.mode & 0o777).toString(8), after.atimeMs, after.mtimeMs, after.mtime.toISOString());
console.log(typeof fs.statSync(at('f'), { bigint: true }).size, fs.statSync(at('f'), { bigint: true }).mtimeNs);
console.log(fs.statSync(at('no'), { throwIfNoEntry: false }), fs.statSync.length, st.constructor.name);
fs.rmSync(dir, { recursive: true });
