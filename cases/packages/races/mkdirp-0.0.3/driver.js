// Two parts of a program make one folder. The second comes when the first is done, as a rule.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

module.exports = (mkdirp) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }));
  const make = () => mkdirp(path.join(root, 'cache'), 0o755, (error) => {
    if (error) throw error;
  });
  make();
  setTimeout(make, 150);
};
