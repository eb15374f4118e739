'use strict';

// What the http modules share (lib/internal/http.js at v20.20.2).

const natives = internalBinding('http_parser');

module.exports = {
  kOutHeaders: Symbol('kOutHeaders'),
  kNeedDrain: Symbol('kNeedDrain'),

  // The time for Date headers, whole seconds. Node keeps it until a timer of its own says that the
  // second is over; here there is no such timer, and the virtual clock is not pinned by it.
  utcDate: natives.date,

  // Defines accessors as Node's modules do: neither enumerable nor configurable.
  accessors(proto, pairs) {
    for (const name of Object.keys(pairs)) {
      const [get, set] = pairs[name];
      Object.defineProperty(proto, name, { __proto__: null, get, set });
    }
  },

  // Makes the function class Child inherit from Parent, statics too.
  inherit(Child, Parent) {
    Object.setPrototypeOf(Child.prototype, Parent.prototype);
    Object.setPrototypeOf(Child, Parent);
  },

  // Publishes on a diagnostics channel. A channel that nobody can have subscribed to, since the module
  // has not been loaded, costs nothing.
  publish(name, message) {
    if (!natives.loaded('diagnostics_channel')) return;
    const channel = require('diagnostics_channel').channel(name);
    if (channel.hasSubscribers) channel.publish(message());
  },
};
