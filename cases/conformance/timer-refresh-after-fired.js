// lib/internal/timers.js: a timer that has fired keeps whether it is ref'd; refresh() arms it again and keeps the process alive.
'use strict';
const t = setTimeout(() => console.log('6'), 3);
setTimeout(() => { console.log('8'); t.refresh(); }, 5);
