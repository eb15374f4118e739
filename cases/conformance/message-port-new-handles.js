'use strict';
// A port that is made in a callback of the thread pool, or in that of another port, waits for the next poll.
const fs = require('fs');
const channel = (name, then) => {
  const { port1, port2 } = new MessageChannel();
  port2.on('message', (m) => {
    console.log(name, m);
    port2.close();
    then?.();
  });
  port1.postMessage(1);
};
fs.stat('/', () => {
  setImmediate(() => console.log('immediate of stat'));
  channel('a', () => {
    setImmediate(() => console.log('immediate of a'));
    channel('b');
  });
});
