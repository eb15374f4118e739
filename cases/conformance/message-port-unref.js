'use strict';
// A port that nobody listens to, or that is unref'd, does not keep the process alive.
const a = new MessageChannel();
a.port1.postMessage('unheard');
const b = new MessageChannel();
b.port2.on('message', (m) => console.log('never', m));
b.port2.unref();
console.log(a.port1.hasRef(), b.port2.hasRef());
const c = new MessageChannel();
c.port2.once('message', (m) => console.log('once', m, c.port2.hasRef()));
console.log(c.port2.hasRef());
c.port1.postMessage(1);
c.port1.postMessage(2);
process.on('exit', () => console.log('exit'));
