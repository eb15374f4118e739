// package.json "imports" (#names) and a package that refers to itself by name.
'use strict';
console.log(require('#inner'), require('#lib/x'), require('self-named/public'));
for (const name of ['#unknown', 'self-named/other']) {
  try {
    require(name);
  } catch (err) {
    console.log(err.name, err.code, err.message.split('\n')[0].replaceAll(__dirname, '.'));
  }
}
