// rxjs 7: an error that no observer handles is thrown in a timer and ends the process.
'use strict';
const { throwError, of } = require('rxjs');

process.on('exit', (code) => console.log('exit', code));
of(1).subscribe((n) => { console.log(n); });
process.on('uncaughtException', (error) => console.log('uncaught', error.message));
throwError(() => new Error('nobody listens')).subscribe();
console.log('goes on');
