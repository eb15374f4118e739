// Promise.all of requests in flight: results keep their places, whatever the order of completion.
'use strict';
const fs = require('fs/promises');
(async () => {
  const results = await Promise.all([
    fs.stat(__filename).then((s) => s.isFile()),
    fs.access(__filename),
    fs.readFile(__filename, 'utf8').then((t) => t.startsWith('//')),
    fs.readdir(__dirname).then((names) => names.includes(require('path').basename(__filename))),
    fs.lstat(__dirname).then((s) => s.isDirectory()),
    fs.stat(__filename + '.missing').catch((err) => err.code),
  ]);
  console.log(results);
})();
