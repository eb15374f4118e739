'use strict';
const dc = require('diagnostics_channel');
const { AsyncLocalStorage } = require('async_hooks');
const a = dc.channel('a');
console.log(a.name, a.hasSubscribers, dc.hasSubscribers('a'), dc.hasSubscribers('none'), dc.channel('a') === a, a instanceof dc.Channel);
console.log(a);
a.publish('nobody');
const listener = (message, name) => console.log('got', message, name);
const thrower = () => { throw new Error('listener'); };
process.on('uncaughtException', (err) => console.log('uncaught', err.message));
dc.subscribe('a', listener);
a.subscribe(thrower);
a.subscribe(listener);
console.log(a.hasSubscribers, a instanceof dc.Channel, a.constructor.name);
a.publish({ n: 1 });
console.log(a.unsubscribe(thrower), a.unsubscribe(thrower), dc.unsubscribe('a', listener), a.unsubscribe(listener));
console.log(a.hasSubscribers, a.constructor.name, a.unsubscribe(listener));
const symbol = dc.channel(Symbol('s'));
symbol.subscribe((m, name) => console.log(m, String(name)));
symbol.publish(2);
const store = new AsyncLocalStorage();
const b = dc.channel('b');
b.bindStore(store, (data) => ({ made: data }));
console.log(b.runStores('data', function(x) { return [this.me, x, store.getStore()]; }, { me: 'this' }, 'arg'));
b.bindStore(store, () => { throw new Error('transform'); });
console.log(b.runStores('data', () => store.getStore()), b.unbindStore(store), b.unbindStore(store));
for (const f of [() => dc.channel(5), () => a.subscribe(1), () => dc.channel()]) {
  try {
    f();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
