// MODULE_NOT_FOUND: message, requireStack; the error can be caught.
'use strict';
const path = require('path');
const clean = (text) => text.replaceAll(__dirname + path.sep, '');
for (const load of [
  () => require('./missing'), () => require('missing-package'), () => require('./through'),
  () => require('node:nothing'), () => require('/no/such/file.js'),
]) {
  try {
    load();
  } catch (err) {
    console.log(err.code, clean(err.message), err.requireStack && err.requireStack.map(clean));
  }
}
for (const name of ['', undefined, 5, {}]) {
  try { require(name); } catch (err) { console.log(err.name, err.code, err.message); }
}
