'use strict';
// Messages that wait are received one turn each, before immediates; start and stop decide whether they are.
const { port1, port2 } = new MessageChannel();
for (let i = 0; i < 40; i++) port1.postMessage(i);
setImmediate(() => console.log('immediate'));
let seen = 0;
const listener = (value) => {
  if (++seen % 10 === 0) console.log('received', value);
  process.nextTick(() => { if (value === 5) console.log('tick after 5'); });
  if (value === 19) {
    port2.off('message', listener);
    setImmediate(() => {
      console.log('again', seen);
      port2.on('message', listener);
    });
  }
  if (value === 39) port2.close();
};
port2.on('message', listener);
port1.on('close', () => console.log('closed', seen));
