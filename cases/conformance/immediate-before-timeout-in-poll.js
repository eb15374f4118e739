// "Within an I/O cycle, the immediate callback is always executed first": event loop guide.
'use strict';
const fs = require('fs');
fs.access(__filename, () => {
  setTimeout(() => console.log('timeout'), 0);
  setImmediate(() => console.log('immediate'));
});
