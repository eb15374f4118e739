// pump 3: all streams are closed when one is, and the callback comes once.
'use strict';
const pump = require('pump');
const { Readable, Transform, Writable, PassThrough } = require('stream');

const sink = (name) => new Writable({ write(chunk, encoding, done) { console.log(name, String(chunk)); setImmediate(done); } });
pump(Readable.from(['a', 'b']), new PassThrough(), sink('fine'), (error) => {
  console.log('done', error);
  const source = new Readable({ read() { this.push('x'); } });
  const through = new Transform({ transform(chunk, encoding, done) { done(new Error('in the middle')); } });
  const last = sink('never');
  source.on('close', () => console.log('source closed'));
  last.on('close', () => console.log('sink closed'));
  pump(source, through, last, (error) => {
    console.log('failed', error.message, source.destroyed, last.destroyed);
    const early = new PassThrough();
    pump(early, sink('early'), (error) => console.log('early', error.message));
    early.destroy();
  });
});
try { pump(new PassThrough()); } catch (error) { console.log(error.message); }
