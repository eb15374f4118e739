'use strict';
const { addAbortSignal, Readable, Writable, PassThrough, pipeline } = require('stream');
const log = console.log;
const controller = new AbortController();
const r = addAbortSignal(controller.signal, new Readable({ read() {} }));
r.on('error', (err) => log('r', err.name, err.code, err.message, err.cause)).on('close', () => log('r close'));
const w = new Writable({ signal: controller.signal, write(c, e, cb) { cb(); } });
w.on('error', (err) => log('w', err.name)).on('close', () => log('w close'));
const done = new PassThrough({ signal: controller.signal });
done.on('error', (err) => log('never', err.name)).end();
done.resume().on('close', () => {
  controller.abort('why');
  log('aborted', r.destroyed, w.destroyed);
});
const already = new Readable({ read() {}, signal: AbortSignal.abort() });
already.on('error', (err) => log('already', err.name));
log(already.destroyed);
for (const bad of [() => addAbortSignal(5, r), () => addAbortSignal(controller.signal, 5)]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message);
  }
}
