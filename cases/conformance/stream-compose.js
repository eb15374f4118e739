'use strict';
const { compose, Readable, Writable, Transform, PassThrough, Duplex } = require('stream');
const log = console.log;
const upper = new Transform({ transform(c, e, cb) { cb(null, String(c).toUpperCase()); } });
const c = compose(new PassThrough(), upper, async function* (source) { for await (const x of source) yield `[${x}]`; });
for (const event of ['data', 'end', 'finish', 'close', 'error']) c.on(event, (x) => log('c', event, String(x)));
c.write('a');
c.end('b');
const written = [];
const w = compose(new PassThrough(), new Writable({ write(chunk, e, cb) { written.push(String(chunk)); cb(); } }));
log(w.readable, w.writable);
w.on('finish', () => log('w finish', written)).on('close', () => log('w close'));
w.end('x');
const r = compose(Readable.from(['1', '2']), new PassThrough({ objectMode: true }));
log(r.readable, r.writable);
r.on('data', (x) => log('r', x)).on('end', () => log('r end'));
const broken = compose(new PassThrough(), new Transform({ transform(chunk, e, cb) { cb(new Error('broken')); } }));
broken.on('error', (err) => log('broken', err.message)).on('close', () => log('broken close'));
broken.write('x');
const destroyed = compose(new PassThrough(), new PassThrough());
destroyed.on('error', (err) => log('destroyed', err.name)).on('close', () => log('destroyed close'));
destroyed.destroy();
for (const bad of [() => compose(), () => compose(new Writable(), new PassThrough()), () => compose(new PassThrough(), new Readable())]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message.split('.')[0]);
  }
}
