'use strict';
// A port's listeners run in the scope in which the port was made.
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const channel = storage.run('made', () => new MessageChannel());
storage.run('listening', () => {
  channel.port2.on('message', (m) => {
    console.log(m, storage.getStore());
    channel.port2.close();
  });
});
storage.run('posting', () => channel.port1.postMessage('message'));
