// rimraf 5: native, manual and move-remove, filters, globs, what is not there.
'use strict';
const { rimraf, rimrafSync, native, manual, moveRemove } = require('rimraf');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rimraf-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
function tree(name) {
  const root = path.join(dir, name);
  fs.mkdirSync(path.join(root, 'x/y'), { recursive: true });
  for (const file of ['w', 'x/v', 'x/y/z']) fs.writeFileSync(path.join(root, file), '');
  return root;
}
async function main() {
  for (const remove of [rimraf, native, manual, moveRemove]) {
    console.log(await remove(tree('t')), fs.readdirSync(dir));
  }
  console.log(await rimraf(path.join(dir, 'none')), rimrafSync(tree('s')));
  console.log(await rimraf(tree('f'), { filter: (file) => !file.endsWith('z') }), fs.readdirSync(path.join(dir, 'f'), { recursive: true }));
  tree('g1');
  tree('g2');
  console.log(await rimraf(path.join(dir, 'g*'), { glob: true }), fs.readdirSync(dir));
  await rimraf(7).catch((error) => console.log(error.name, error.message));
}
main();
