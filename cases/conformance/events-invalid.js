// Listeners must be functions; the error names the argument.
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
for (const name of ['on', 'once', 'off', 'prependListener', 'addListener', 'prependOnceListener']) {
  for (const value of [undefined, {}, 'text']) {
    try { e[name]('x', value); } catch (err) { console.log(name, err.name, err.code, err.message); }
  }
}
