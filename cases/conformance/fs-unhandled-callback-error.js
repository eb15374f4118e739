// An error thrown in an fs callback goes to 'uncaughtException' and the loop goes on.
'use strict';
const fs = require('fs');
process.on('uncaughtException', (err, origin) => {
  console.log(origin, err.message);
  fs.access(__filename, (e) => console.log('still alive', e));
});
fs.stat(__filename, () => { throw new Error('in a callback'); });
