'use strict';
// A listener that throws does not keep others from their messages.
const { port1, port2 } = new MessageChannel();
process.on('uncaughtException', (err) => console.log('uncaught', err.message));
port2.on('message', (m) => {
  console.log('first', m);
  if (m === 1) throw new Error('listener');
});
port2.addEventListener('message', (e) => {
  console.log('second', e.data, e.constructor.name);
  if (e.data === 2) port2.close();
});
port1.postMessage(1);
port1.postMessage(2);
port1.postMessage(new Map([[{ a: 1 }, new Set([1n, undefined])]]));
const circular = { name: 'c' };
circular.self = circular;
const other = new MessageChannel();
other.port2.onmessage = ({ data }) => {
  console.log(data, data.self === data);
  other.port2.onmessage = null;
};
other.port1.postMessage(circular);
