'use strict';

// The diagnostics_channel module (lib/diagnostics_channel.js at v20.20.2). A channel nobody listens to has
// the prototype Channel, one that somebody listens to ActiveChannel; programs can see which.

const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateFunction } = require('internal/validators');

// The channels by name. Asking for one that exists and making it are the same to everybody.
const byName = new Map();
const find = /* untracked */ function(name) {
  return byName.get(name);
};
const keep = /* untracked */ function(name, made) {
  byName.set(name, made);
};

function throwLater(err) {
  process.nextTick(() => { throw err; });
}

function activate(channel) {
  Object.setPrototypeOf(channel, ActiveChannel.prototype);
  channel._subscribers = [];
  channel._stores = new Map();
}

function restIfUnused(channel) {
  if (channel._subscribers.length > 0 || channel._stores.size > 0) return;
  Object.setPrototypeOf(channel, Channel.prototype);
  channel._subscribers = undefined;
  channel._stores = undefined;
}

// Runs next with what transform makes of data in the store.
function withStore(store, data, next, transform) {
  return () => {
    let context = data;
    if (transform !== undefined) {
      try {
        context = transform(data);
      } catch (err) {
        throwLater(err);
        return next();
      }
    }
    return store.run(context, next);
  };
}

class ActiveChannel {
  subscribe(subscription) {
    validateFunction(subscription, 'subscription');
    this._subscribers = [...this._subscribers, subscription]; // a publish that is under way keeps its list
  }

  unsubscribe(subscription) {
    const at = this._subscribers.indexOf(subscription);
    if (at < 0) return false;
    this._subscribers = this._subscribers.filter((_, i) => i !== at);
    restIfUnused(this);
    return true;
  }

  bindStore(store, transform) {
    this._stores.set(store, transform);
  }

  unbindStore(store) {
    if (!this._stores.delete(store)) return false;
    restIfUnused(this);
    return true;
  }

  get hasSubscribers() {
    return true;
  }

  publish(data) {
    const subscribers = this._subscribers;
    const count = () => subscribers?.length ?? 0;
    for (let i = 0; i < count(); i++) {
      try {
        const onMessage = subscribers[i];
        onMessage(data, this.name);
      } catch (err) {
        throwLater(err);
      }
    }
  }

  runStores(data, fn, thisArg, ...args) {
    let run = () => {
      this.publish(data);
      return Reflect.apply(fn, thisArg, args);
    };
    for (const [store, transform] of this._stores) run = withStore(store, data, run, transform);
    return run();
  }
}

class Channel {
  constructor(name) {
    this._subscribers = undefined;
    this._stores = undefined;
    this.name = name;
    keep(name, this);
  }

  static [Symbol.hasInstance](instance) {
    const prototype = Object.getPrototypeOf(instance);
    return prototype === Channel.prototype || prototype === ActiveChannel.prototype;
  }

  subscribe(subscription) {
    activate(this);
    this.subscribe(subscription);
  }

  unsubscribe() {
    return false;
  }

  bindStore(store, transform) {
    activate(this);
    this.bindStore(store, transform);
  }

  unbindStore() {
    return false;
  }

  get hasSubscribers() {
    return false;
  }

  publish() {}

  runStores(data, fn, thisArg, ...args) {
    return Reflect.apply(fn, thisArg, args);
  }
}

function channel(name) {
  const found = find(name);
  if (found) return found;
  if (typeof name !== 'string' && typeof name !== 'symbol') {
    throw new ERR_INVALID_ARG_TYPE('channel', ['string', 'symbol'], name);
  }
  return new Channel(name);
}

function subscribe(name, subscription) {
  return channel(name).subscribe(subscription);
}

function unsubscribe(name, subscription) {
  return channel(name).unsubscribe(subscription);
}

function hasSubscribers(name) {
  return find(name)?.hasSubscribers ?? false;
}

function tracingChannel(nameOrChannels) {
  const { TracingChannel } = require('internal/tracing_channel');
  return new TracingChannel(nameOrChannels);
}

module.exports = { channel, hasSubscribers, subscribe, tracingChannel, unsubscribe, Channel };
