// mkdtemp: "six random characters" are added to the prefix; each folder is new.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const prefix = path.join(os.tmpdir(), 'case-');
const a = fs.mkdtempSync(prefix);
fs.mkdtemp(prefix, (err, b) => {
  console.log(
    err, /^case-[A-Za-z0-9]{6}$/.test(path.basename(a)), /^case-[A-Za-z0-9]{6}$/.test(path.basename(b)),
    a !== b,
  );
  console.log((fs.statSync(a).mode & 0o777).toString(8), fs.readdirSync(a));
  fs.rmdirSync(a);
  fs.rmdirSync(b);
});
