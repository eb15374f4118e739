// A delay that does not fit into a signed 32-bit integer becomes 1 and causes a TimeoutOverflowWarning.
'use strict';
process.removeAllListeners('warning'); // the default listener prints the process id
process.on('warning', (w) => console.log('warned', w.name, w.message));
const t = setTimeout(() => console.log('after one millisecond'), 2 ** 31);
console.log(t._idleTimeout);
