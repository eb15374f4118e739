'use strict';
const { Readable, Transform, Writable } = require('stream');
const log = [];
const src = new Readable({ objectMode: true, highWaterMark: 2, read() { this.i = (this.i ?? 0) + 1; log.push(`r${this.i}`); setImmediate(() => this.push(this.i > 5 ? null : this.i)); } });
const stage = (name, delay) => new Transform({ objectMode: true, highWaterMark: 1, transform(x, e, cb) { log.push(`${name}${x}`); delay(cb, null, x); } });
const sink = new Writable({ objectMode: true, highWaterMark: 1, write(x, e, cb) { log.push(`w${x}`); process.nextTick(cb); } });
src.pipe(stage('a', process.nextTick)).pipe(stage('b', setImmediate)).pipe(sink).on('finish', () => console.log(log.join(' ')));
