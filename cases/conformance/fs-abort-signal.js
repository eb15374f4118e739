// readFile and writeFile with a signal: an aborted one rejects before anything is done.
'use strict';
const fs = require('fs');
const missing = require('path').join(require('os').tmpdir(), 'loopcheck-case-that-is-never-made');
const signal = AbortSignal.abort();
fs.readFile(__filename, { signal }, (err) => console.log('readFile', err.name, err.code));
fs.promises.readFile(__filename, { signal }).catch((err) => console.log('promise', err.name, err.code, err.message));
fs.promises.writeFile(missing, 'x', { signal }).catch((err) => console.log('writeFile', err.name, fs.existsSync(missing)));
