// Errors whose stack was changed or deleted.
'use strict';
process.on('uncaughtException', (err) => console.log('caught', err.stack, err.message));
setImmediate(() => { const e = new Error('a'); e.stack = 'own stack'; throw e; });
setImmediate(() => { const e = new Error('b'); e.stack = undefined; throw e; });
setImmediate(() => { const e = new Error('c'); delete e.stack; throw e; });
setImmediate(() => { throw Object.create(null); });
