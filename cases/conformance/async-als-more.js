'use strict';
// Other modules that call back: zlib, crypto, dns, child emitters, readline, events.
const zlib = require('zlib');
const crypto = require('crypto');
const { EventEmitter } = require('events');
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const step = (name, f) => new Promise((resolve) => storage.run(name, () => f((...values) => {
  console.log(name, storage.getStore(), ...values);
  resolve();
})));
(async () => {
  await step('deflate', (done) => zlib.deflate('text', (err, data) => done(err, data.length)));
  await step('gunzip', (done) => zlib.gunzip(zlib.gzipSync('x'), (err, data) => done(err, `${data}`)));
  await step('pbkdf2', (done) => crypto.pbkdf2('p', 's', 1, 4, 'sha1', (err, key) => done(err, key.length)));
  await step('randomBytes', (done) => crypto.randomBytes(3, (err, data) => done(err, data.length)));
  await step('scrypt', (done) => crypto.scrypt('p', 's', 4, { N: 2 }, (err, key) => done(err, key.length)));
  await step('emitter', (done) => {
    const emitter = new EventEmitter();
    emitter.on('event', done);
    storage.run('emitting', () => emitter.emit('event', 1));
  });
  await step('stream', (done) => zlib.createGzip().on('data', () => {}).on('end', () => done()).end('x'));
})();
