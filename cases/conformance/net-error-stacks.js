'use strict';
// The stacks of errors that Node makes where nothing of the program runs, and of listen.
const dns = require('dns');
const fs = require('fs');
const net = require('net');
const path = require('path');
const show = (err) => console.log(err.stack.replaceAll(/:\d{5}$/mg, ':PORT').replaceAll(/listen-\w+/g, 'DIR'));
const steps = [
  () => net.connect(1, '127.0.0.1').on('error', done),
  () => net.connect('/no/such/socket').on('error', done),
  () => dns.lookup('no.such.host.invalid', done),
  () => dns.lookup('no.such.host.invalid', { all: true }, done),
  () => dns.promises.lookup('no.such.host.invalid').catch(done),
  () => dns.promises.lookup('no.such.host.invalid', { all: true }).catch(done),
  () => net.connect({ port: 1, host: 'no.such.host.invalid' }).on('error', done),
  () => {
    const first = net.createServer().listen(0, '127.0.0.1', () => {
      net.createServer().listen(first.address().port).on('error', (err) => { first.close(); done(err); });
    });
  },
  () => {
    const first = net.createServer().listen(0, '127.0.0.1', () => {
      net.createServer().listen(first.address().port, '127.0.0.1').on('error', (err) => { first.close(); done(err); });
    });
  },
  () => {
    const dir = fs.mkdtempSync(path.join(require('os').tmpdir(), 'listen-'));
    const first = net.createServer().listen(path.join(dir, 's'), () => {
      net.createServer().listen(path.join(dir, 's')).on('error', (err) => { first.close(() => fs.rmdirSync(dir)); done(err); });
    });
  },
];
function done(err) {
  show(err);
  setImmediate(() => steps.shift()?.());
}
steps.shift()();
