// Each fs callback is a turn of its own: ticks and microtasks run before the loop goes on.
'use strict';
const fs = require('fs');
fs.stat(__filename, (err, st) => {
  console.log('stat', err, st.isFile());
  process.nextTick(() => console.log('tick'));
  Promise.resolve().then(() => console.log('microtask'));
  fs.access(__filename, (e) => {
    console.log('access', e);
    setImmediate(() => console.log('immediate'));
    Promise.resolve().then(() => console.log('microtask of access'));
  });
  console.log('end of stat');
});
