// lib/internal/timers.js: timers of one duration form one list and fire in the order of creation.
'use strict';
for (let i = 0; i < 5; i++) setTimeout(() => console.log('a', i), 20);
setTimeout(console.log, 20, 'with', 'arguments');
setTimeout(() => console.log('last'), 20);
