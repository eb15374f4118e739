// through2 4: functions, constructors, objects, flush.
'use strict';
const through = require('through2');

const t = through(function (chunk, encoding, done) { this.push(chunk); done(null, chunk.toString().toUpperCase()); }, function (done) { this.push('.'); done(); });
t.on('data', (chunk) => console.log('data', chunk.toString())).on('end', () => console.log('end')).on('finish', () => console.log('finish')).on('close', () => console.log('close'));
t.write('a');
t.write('b');
t.end('c');
const All = through.ctor({ objectMode: true }, function (record, encoding, done) { if (record.skip) return done(); this.push({ ...record, seen: this.options.tag }); done(); });
const all = new All({ tag: 'x' });
all.on('data', (record) => console.log(record)).on('end', () => console.log('all'));
all.write({ n: 1 });
all.write({ n: 2, skip: true });
all.end({ n: 3 });
const failing = through.obj((x, encoding, done) => done(new Error(`no ${x}`)));
failing.on('error', (error) => console.log(error.message));
failing.write('way');
