// readable-stream 2, the package: the order of its events, back-pressure, transforms, pipeline and destroy.
'use strict';
const { Readable, Writable, Duplex, Transform, PassThrough } = require('readable-stream-2');

const log = (...words) => console.log(...words);
const source = new Readable({ highWaterMark: 4, read() {} });
source.on('end', () => log('end')).on('close', () => log('source close'));
const upper = new Transform({ transform(chunk, encoding, done) { setImmediate(done, null, String(chunk).toUpperCase()); }, flush(done) { this.push('!'); done(); } });
const sink = new Writable({ highWaterMark: 3, write(chunk, encoding, done) { log('write', String(chunk)); setTimeout(done, 1); } });
sink.on('drain', () => log('drain')).on('finish', () => log('finish')).on('pipe', () => log('pipe')).on('unpipe', () => log('unpipe'));
source.pipe(upper).pipe(sink);
log(source.push('ab'), source.push('cde'), source.push('f'));
source.push(null);

sink.on('finish', () => {
  const objects = new PassThrough({ objectMode: true });
  objects.on('readable', () => { let x; while ((x = objects.read()) !== null) log('read', x); });
  objects.on('end', () => { log('objects end'); errors(); });
  objects.write({ a: 1 });
  objects.end([2]);
});

function errors() {
  const broken = new Readable({ read() { process.nextTick(() => this.emit('error', new Error('broken'))); } });
  broken.on('error', (error) => { log('error', error.message); last(); });
  broken.resume();
}

function last() {
  const both = new Duplex({ read() {}, write(chunk, encoding, done) { this.push(chunk); done(); }, final(done) { this.push(null); done(); } });
  both.setEncoding('utf8');
  both.on('data', (text) => log('echo', text)).on('end', () => log('over'));
  both.cork();
  both.write('x');
  both.write('y');
  process.nextTick(() => { both.uncork(); both.end('z'); });
  both.on('end', () => {
    const d = new PassThrough();
    d.on('close', () => log('destroyed', d.destroyed)).on('error', (e) => log(e.message));
    d.destroy(new Error('why'));
    more();
  });
}

function more() {
  log('done');
}
