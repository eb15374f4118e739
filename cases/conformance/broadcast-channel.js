'use strict';
const channels = ['a', 'a', 'a', 'b'].map((name) => new BroadcastChannel(name));
channels.forEach((channel, i) => {
  channel.onmessage = (event) => {
    console.log(i, channel.name, event.data, event.type, event.target === channel);
    if (event.data === 'end') channels.forEach((c) => c.close());
  };
});
channels[0].postMessage('hello');
channels[3].postMessage('unheard');
setImmediate(() => channels[1].postMessage('end'));
console.log(channels[0], channels[1].ref() === channels[1]);
for (const f of [() => new BroadcastChannel(), () => channels[0].postMessage(), () => channels[0].postMessage(Symbol('s')),
  () => Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'name').get.call({})]) {
  try {
    f();
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
