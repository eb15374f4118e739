// process.nextTick(callback, ...args): "additional arguments to pass when invoking the callback".
'use strict';
process.nextTick(console.log);
process.nextTick(console.log, 1);
process.nextTick(console.log, 1, 'two');
process.nextTick((...args) => console.log(args.length, args), 1, 2, 3, 4, 5);
process.nextTick(function () { console.log(this === undefined || this === globalThis || typeof this); });
try {
  process.nextTick('not a function');
} catch (err) {
  console.log(err.name, err.code, err.message);
}
