// A module that throws is not cached: the next require runs it again.
'use strict';
for (let i = 0; i < 2; i++) {
  try {
    require('./thrower');
  } catch (err) {
    console.log('caught', err.message, Object.keys(require.cache).length);
  }
}
globalThis.calm = true;
console.log(require('./thrower').fine);
