'use strict';
const fs = require('fs');
const { pipeline, Transform } = require('stream');
const { pipeline: pipe } = require('stream/promises');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'streams-'));
const file = path.join(dir, 'file');
(async () => {
  await fs.promises.writeFile(file, 'one\ntwo\nthree\n');
  for await (const chunk of fs.createReadStream(file, { highWaterMark: 5 })) console.log(chunk.toString());
  await pipe(fs.createReadStream(file), async function* (source) {
    for await (const chunk of source) yield String(chunk).toUpperCase();
  }, fs.createWriteStream(path.join(dir, 'upper')));
  console.log(fs.readFileSync(path.join(dir, 'upper'), 'utf8'));
  for await (const chunk of fs.createReadStream(file, { highWaterMark: 2 })) { console.log('first', chunk); break; }
  await pipe(fs.createReadStream(path.join(dir, 'none')), fs.createWriteStream(path.join(dir, 'x'))).catch((err) => console.log(err.code));
  const handle = await fs.promises.open(file, 'r+');
  const stream = handle.createReadStream({ start: 4, end: 6 });
  stream.on('close', () => console.log('close', handle.fd));
  for await (const chunk of stream) console.log('handle', chunk.toString());
  const again = await fs.promises.open(file, 'r+');
  const out = again.createWriteStream({ start: 1 });
  out.end('NE');
  out.on('finish', () => console.log('finish'));
  out.on('close', () => {
    console.log(fs.readFileSync(file, 'utf8'));
    try {
      fs.createReadStream(file, { start: 5, end: 2 });
    } catch (err) {
      console.log(err.code, err.message);
    }
    for (const bad of [() => fs.createReadStream(), () => fs.createReadStream(file, { start: 'x' }), () => fs.createWriteStream(file, { fs: {} }),
      () => fs.createReadStream(file, { fd: 'x' }), () => fs.createWriteStream(file, { flush: 1 })]) {
      try {
        bad();
      } catch (err) {
        console.log(err.code, err.message);
      }
    }
    const flushed = fs.createWriteStream(path.join(dir, 'flushed'), { flush: true });
    flushed.end('x', () => {
      console.log('flushed');
      fs.rmSync(dir, { recursive: true });
    });
  });
})();
