// fs.exists (deprecated) has no error argument; fs.access has; promisify(fs.exists) resolves with a boolean.
'use strict';
const fs = require('fs');
const { promisify } = require('util');
fs.exists(__filename, (yes) => {
  console.log(yes);
  fs.exists(__filename + '.missing', (no) => {
    console.log(no);
    promisify(fs.exists)(__filename).then((v) => {
      console.log('promisified', v);
      console.log(fs.existsSync(''), fs.existsSync(), fs.existsSync({}));
      fs.access(__filename, fs.constants.R_OK, (err) => console.log(err));
    });
  });
});
