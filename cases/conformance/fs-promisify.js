// util.promisify of fs functions: read and write give objects with two results.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { promisify } = require('util');
(async () => {
  const dir = await promisify(fs.mkdtemp)(path.join(os.tmpdir(), 'case-'));
  const fd = await promisify(fs.open)(path.join(dir, 'f'), 'w+');
  console.log(await promisify(fs.write)(fd, Buffer.from('abc')));
  console.log(await promisify(fs.read)(fd, Buffer.alloc(3), 0, 3, 0));
  await promisify(fs.close)(fd);
  console.log(await promisify(fs.readFile)(path.join(dir, 'f'), 'utf8'));
  await promisify(fs.stat)(dir + '/no').catch((err) => console.log(err.code));
  await promisify(fs.rm)(dir, { recursive: true });
})();
