// mkdir recursive, readdir (withFileTypes, recursive), rmdir, rm recursive and force.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const at = (name) => path.join(dir, name);
console.log(
  path.relative(dir, fs.mkdirSync(at('a/b/c'), { recursive: true })),
  fs.mkdirSync(at('a/b/c'), { recursive: true }),
);
fs.writeFileSync(at('a/b/file'), '');
fs.symlinkSync('file', at('a/b/link'));
console.log(fs.readdirSync(at('a/b')), fs.readdirSync(at('a/b/c')));
for (const d of fs.readdirSync(at('a/b'), { withFileTypes: true })) {
  console.log(
    d.name, d.isFile(), d.isDirectory(), d.isSymbolicLink(), d.constructor.name, path.relative(dir, d.path),
  );
}
console.log(fs.readdirSync(dir, { recursive: true }).sort());
console.log(fs.readdirSync(at('a'), 'buffer'));
for (const call of [
  () => fs.rmdirSync(at('a')), () => fs.rmSync(at('a')),
  () => fs.mkdirSync(at('a/b/file/x'), { recursive: true }),
]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.syscall, err.message.replaceAll(dir, '.')); }
}
fs.rmSync(at('no'), { force: true });
fs.rmSync(at('a'), { recursive: true });
console.log(fs.readdirSync(dir));
fs.rmdirSync(dir);
