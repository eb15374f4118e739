'use strict';

// What few sockets need (lib/net.js at v20.20.2).

const { codes } = require('internal/errors');

function resetAndDestroy(self) {
  if (!self._handle) {
    self.destroy(new codes.ERR_SOCKET_CLOSED());
  } else if (!self._handle.reset) { // a Pipe
    throw new codes.ERR_INVALID_HANDLE_TYPE();
  } else if (self.connecting) {
    self.once('connect', () => self._reset());
  } else {
    self._reset();
  }
  return self;
}

// The option signal: further attempts to connect are not made once it is aborted.
function abortBy(self, options) {
  require('internal/validators').validateAbortSignal(options.signal, 'options.signal');
  const { SymbolDispose } = require('internal/util');
  const { signal } = options;
  let listener;
  function onAbort() {
    listener?.[SymbolDispose]();
    self._aborted = true;
  }
  process.nextTick(signal.aborted ? onAbort : () => {
    listener = require('internal/events/abort_listener').addAbortListener(signal, onAbort);
  });
}

module.exports = { abortBy, resetAndDestroy };
