// "err.errno, err.code, err.syscall, err.path, err.dest": errors of the synchronous functions.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const at = (name) => path.join(dir, name);
fs.writeFileSync(at('file'), 'x');
fs.mkdirSync(at('folder'));
fs.writeFileSync(at('folder/inside'), '');
const calls = [
  () => fs.openSync(at('no')), () => fs.readFileSync(at('folder')), () => fs.readdirSync(at('file')),
  () => fs.mkdirSync(at('file')),
  () => fs.mkdirSync(at('no/sub')), () => fs.rmdirSync(at('folder')), () => fs.rmdirSync(at('file')),
  () => fs.unlinkSync(at('no')),
  () => fs.unlinkSync(at('folder')), () => fs.renameSync(at('no'), at('x')),
  () => fs.renameSync(at('file'), at('folder')),
  () => fs.copyFileSync(at('no'), at('x')), () => fs.linkSync(at('file'), at('folder')),
  () => fs.symlinkSync('t', at('file')),
  () => fs.readlinkSync(at('file')), () => fs.statSync(at('file/sub')), () => fs.rmSync(at('no')),
  () => fs.truncateSync(at('no')),
  () => fs.openSync(at('file'), 'wx'), () => fs.chmodSync(at('no'), 0o600), () => fs.utimesSync(at('no'), 1, 1),
  () => fs.accessSync(at('no')),
  () => fs.closeSync(999), () => fs.fstatSync(999), () => fs.mkdtempSync(at('no/x')),
  () => fs.realpathSync(at('no')), () => fs.lstatSync(at('no')),
];
for (const call of calls) {
  try {
    console.log('no error', call());
  } catch (err) {
    const rel = (p) => p && path.relative(dir, path.resolve(dir, p)).replace(/X{6}$/, 'XXXXXX');
    console.log(
      err.code, err.errno, err.syscall, rel(err.path), rel(err.dest), err.message.replaceAll(dir, '.'),
      Object.keys(err).join(),
    );
  }
}
fs.rmSync(dir, { recursive: true });
