// process.exitCode and process.exit accept integers, integer strings, null and undefined only.
'use strict';
for (const code of ['1', 2, '0x10', undefined, null]) {
  process.exitCode = code;
  console.log(process.exitCode);
}
for (const code of [1.5, 'text', {}, true, '']) {
  try {
    process.exitCode = code;
    console.log('accepted', code);
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
process.exitCode = undefined;
