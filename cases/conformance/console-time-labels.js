// console.time: unknown and repeated labels cause warnings; countReset of an unknown label, too.
'use strict';
process.removeAllListeners('warning'); // the default listener prints the process id
process.on('warning', (w) => console.log(w.name, w.message));
console.timeEnd('unknown');
console.timeLog('unknown');
console.time('label');
console.time('label');
console.countReset('none');
