'use strict';
// Listeners run in the scope in which their emitter emits, pipelines call back in the one they were begun in.
const { AsyncLocalStorage } = require('async_hooks');
const { Readable, Transform, pipeline, finished } = require('stream');
const storage = new AsyncLocalStorage();
const show = (what) => console.log(what, storage.getStore());
storage.run('pipeline', () => {
  pipeline(Readable.from(['a', 'b']), new Transform({
    transform(chunk, encoding, callback) {
      show(`transform ${chunk}`);
      setTimeout(callback, 1, null, chunk);
    },
  }), async function* (source) {
    for await (const chunk of source) {
      show(`generator ${chunk}`);
      yield chunk;
    }
  }, async (source) => {
    for await (const chunk of source) show(`end ${chunk}`);
  }, () => show('done'));
});
const stream = storage.run('made', () => new Readable({ read() { show('read'); this.push('x'); this.push(null); } }));
storage.run('listening', () => stream.on('data', () => show('data')).on('end', () => show('end')));
storage.run('finishing', () => finished(stream, () => show('finished')));
