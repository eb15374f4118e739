// fs/promises, one after the other; it is the same object as fs.promises.
'use strict';
const fsp = require('fs/promises');
const os = require('os');
const path = require('path');
(async () => {
  console.log(fsp === require('fs').promises, fsp === require('node:fs/promises'));
  const dir = await fsp.mkdtemp(path.join(os.tmpdir(), 'case-'));
  const at = (name) => path.join(dir, name);
  const run = async (name, ...args) => {
    try {
      console.log(name, await fsp[name](...args));
    } catch (err) {
      console.log(name, err.code, err.message.replaceAll(dir, '.'));
    }
  };
  await run('mkdir', at('d'));
  await run('mkdir', at('d'));
  await run('writeFile', at('d/a'), 'text');
  await run('appendFile', at('d/a'), Buffer.from(' more'));
  await run('readFile', at('d/a'), 'utf8');
  await run('readFile', at('d/a'));
  await run('copyFile', at('d/a'), at('d/b'), require('fs').constants.COPYFILE_EXCL);
  await run('copyFile', at('d/a'), at('d/b'), require('fs').constants.COPYFILE_EXCL);
  await run('readdir', at('d'));
  await run('access', at('nothing'));
  await run('rename', at('nothing'), at('d/c'));
  await run('truncate', at('d/b'), 2);
  await run('rm', at('d'));
  await run('rm', dir, { recursive: true });
  await run('stat', dir);
})();
