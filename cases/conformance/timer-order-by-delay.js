// Timers of rising delays, made in that order, fire in that order.
'use strict';
for (const delay of [1, 40, 120, 240]) setTimeout(() => console.log(delay), delay);
