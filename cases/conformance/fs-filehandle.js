// FileHandle of fs/promises: write, read, stat, readFile, truncate, appendFile, close; errors after close.
'use strict';
const fsp = require('fs/promises');
const os = require('os');
const path = require('path');
(async () => {
  const dir = await fsp.mkdtemp(path.join(os.tmpdir(), 'case-'));
  const fh = await fsp.open(path.join(dir, 'f'), 'w+');
  console.log(fh.constructor.name, typeof fh.fd);
  const w = await fh.write('hello');
  console.log(w.bytesWritten, w.buffer);
  const r = await fh.read(Buffer.alloc(4), 0, 4, 1);
  console.log(r.bytesRead, r.buffer.toString());
  console.log((await fh.stat()).size, (await fh.stat()).isFile());
  await fh.truncate(2);
  console.log(await fh.readFile('utf8') === '', (await fsp.readFile(path.join(dir, 'f'), 'utf8')));
  await fh.writeFile('at the position');
  await fh.appendFile('+');
  await fh.sync();
  await fh.close();
  console.log(fh.fd, JSON.stringify(await fsp.readFile(path.join(dir, 'f'), 'utf8')));
  try { await fh.stat(); } catch (err) { console.log(err.code, err.syscall, err.message); }
  await fsp.rm(dir, { recursive: true });
})();
