// A timer's callback starts I/O whose callback sets a timer, and so on: one thing at a time.
'use strict';
const fs = require('fs');
let n = 0;
(function step() {
  if (++n > 4) return;
  setTimeout(() => {
    console.log('timer', n);
    fs.stat(__filename, (err, st) => {
      console.log('stat', n, st.isFile());
      step();
    });
  }, 1);
})();
