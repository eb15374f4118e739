'use strict';

const { Blob, File } = require('buffer');
const file = new File(['abc'], 'name.txt', { type: 'text/plain', lastModified: 1234 });
console.log(file, file.name, file.lastModified, file.size, file instanceof Blob, String(file), Object.keys(file));
console.log(new File([], 1, { lastModified: 'x' }), new File([], 'a\ud800b', { lastModified: 5.5 }).name, file.slice(1));
console.log(Math.abs(new File([], '').lastModified - Date.now()) < 60000, File === globalThis.File);
file.text().then(console.log);
