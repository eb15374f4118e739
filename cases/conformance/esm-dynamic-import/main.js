// import() from CommonJS: a promise for the namespace, the same for each call; errors reject.
'use strict';
const clean = (text) => text.split('\n')[0].replaceAll(__dirname + '/', '').replace(/ imported from .*/, '');
(async () => {
  const a = await import('./module.mjs');
  const b = await import('./module.mjs');
  console.log(a === b, a.default, a.named, Object.keys(a));
  const { default: cjs, answer } = await import('./common.cjs');
  console.log(cjs, answer, (await import('node:path')).default === require('path'));
  for (const name of [
    './missing.mjs', 'missing-package', './throws.mjs', './throws.mjs', './no-export.mjs', './bad-syntax.mjs',
  ]) {
    await import(name).catch((err) => console.log(name, err.name, err.code, clean(err.message)));
  }
  console.log(typeof (await import('./json-is-refused.json').catch((err) => err.code)));
})();
console.log('main ends');
