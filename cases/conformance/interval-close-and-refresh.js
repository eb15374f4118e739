// timeout.close() is clearTimeout; setInterval can be cleared by clearTimeout.
'use strict';
let a = 0;
const first = setInterval(() => { console.log('first', ++a); if (a === 2) first.close(); }, 5);
let b = 0;
const second = setInterval(() => { console.log('second', ++b); if (b === 2) clearTimeout(second); }, 5);
