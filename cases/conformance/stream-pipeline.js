'use strict';
const { Readable, Transform, Writable, PassThrough, pipeline } = require('stream');
const log = console.log;
const upper = () => new Transform({ transform(c, e, cb) { cb(null, String(c).toUpperCase()); } });
const sink = (name, options) => new Writable({ write(c, e, cb) { log(name, String(c)); cb(); }, ...options });
const last = pipeline(Readable.from(['a', 'b']), upper(), sink('one'), (err, value) => log('one done', err, value));
log(last instanceof Writable);
pipeline([Readable.from(['c']), sink('two')], (err) => log('two done', err));
pipeline(Readable.from(['d']), new Transform({ transform(c, e, cb) { cb(new Error('broken')); } }), sink('three').on('close', () => log('three closed')), (err) => log('three done', err.message));
pipeline(new Readable({ read() { this.destroy(new Error('source')); } }), sink('four').on('close', () => log('four closed')), (err) => log('four done', err.message));
pipeline(Readable.from(['e']), sink('five', { final(cb) { cb(new Error('final')); } }), (err) => log('five done', err.message));
const early = new PassThrough();
pipeline(early, sink('six'), (err) => log('six done', err.code));
early.write('x');
early.destroy();
const gone = sink('seven');
pipeline(new PassThrough(), gone, (err) => log('seven done', err.code));
gone.destroy();
for (const bad of [() => pipeline(), () => pipeline(early), () => pipeline(early, () => {}), () => pipeline(early, sink('x'))]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message);
  }
}
