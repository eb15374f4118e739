'use strict';

// Listening on what may be an EventEmitter or an EventTarget.

function invalid(emitter) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes.ERR_INVALID_ARG_TYPE('emitter', 'EventEmitter', emitter), invalid);
}

function listen(emitter, name, listener, flags) {
  if (typeof emitter.on === 'function') {
    if (flags?.once)
      emitter.once(name, listener);
    else
      emitter.on(name, listener);
  } else if (typeof emitter.addEventListener === 'function') {
    emitter.addEventListener(name, listener, flags);
  } else {
    throw invalid(emitter);
  }
}

function unlisten(emitter, name, listener, flags) {
  if (typeof emitter.removeListener === 'function')
    emitter.removeListener(name, listener);
  else if (typeof emitter.removeEventListener === 'function')
    emitter.removeEventListener(name, listener, flags);
  else
    throw invalid(emitter);
}

// Options for a listener that is called once and that stopImmediatePropagation does not keep out.
function onceFlags() {
  const { kResistStopPropagation } = require('internal/event_target');
  return { __proto__: null, once: true, [kResistStopPropagation]: true };
}

module.exports = { listen, unlisten, onceFlags };
