// setTimeout, setInterval and setImmediate throw ERR_INVALID_ARG_TYPE when the callback is no function.
'use strict';
for (const set of [setTimeout, setInterval, setImmediate]) {
  for (const value of [undefined, 'code()', {}, null, Symbol('s')]) {
    try {
      set(value, 1);
    } catch (err) {
      console.log(set.name, err.name, err.code, err.message);
    }
  }
}
