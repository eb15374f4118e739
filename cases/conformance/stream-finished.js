'use strict';
const { Readable, Writable, Duplex, PassThrough, finished } = require('stream');
const { finished: promised } = require('stream/promises');
const log = console.log;
finished(Readable.from(['a']).resume(), (err) => log('readable', err));
finished(new Writable({ write(c, e, cb) { cb(); } }).end('x'), (err) => log('writable', err));
const early = new Readable({ read() {} });
finished(early, (err) => log('early', err.code, err.message));
early.destroy();
const failed = new Writable({ write(c, e, cb) { cb(new Error('bad')); } });
finished(failed, (err) => log('failed', err.message));
failed.write('x');
const half = new Duplex({ read() { this.push(null); }, write(c, e, cb) { cb(); } });
finished(half, { writable: false }, (err) => log('half', err));
half.resume();
const cleaned = new PassThrough();
const cleanup = finished(cleaned, () => log('never'));
cleanup();
log(cleaned.listenerCount('end'), cleaned.listenerCount('close'));
const controller = new AbortController();
finished(new PassThrough(), { signal: controller.signal }, (err) => log(err.name, err.code));
controller.abort();
finished(new PassThrough(), { signal: AbortSignal.abort() }, (err) => log('already', err.name));
const done = new Writable({ write(c, e, cb) { cb(); } });
done.end();
done.on('close', () => {
  finished(done, (err) => log('after', err));
  promised(done).then(() => log('promised'));
});
promised(new Readable({ read() { this.destroy(new Error('read')); } }).resume()).catch((err) => log('rejected', err.message));
const auto = Readable.from([1]).resume();
promised(auto, { cleanup: true }).then(() => log('auto', auto.listenerCount('end')));
for (const bad of [() => finished({}, () => {}), () => finished(done), () => finished(done, {}, 5), () => finished(done, 5, () => {}), () => finished(done, { signal: 5 }, () => {})]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message);
  }
}
