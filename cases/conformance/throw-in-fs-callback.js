// An error of the system, thrown in its callback, has no JavaScript frames and shows its properties.
'use strict';
const fs = require('fs');
fs.readFile('/nonexistent/file', (err) => {
  if (err) throw err;
});
