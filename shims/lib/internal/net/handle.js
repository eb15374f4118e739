'use strict';

// A socket's bond with its handle (lib/net.js at v20.20.2).

const { async_id_symbol, owner_symbol } = require('internal/net');
const { kBuffer, kBufferGen, onStreamRead } = require('internal/stream_base_commons');

// Readies a socket for a new handle.
function initSocketHandle(self) {
  self._undestroy();
  self._sockname = null;
  const handle = self._handle;
  if (!handle) return;
  handle[owner_symbol] = self;
  handle.onread = onStreamRead;
  self[async_id_symbol] = handle.getAsyncId();
  let own = self[kBuffer];
  if (!own) return;
  if (self[kBufferGen] !== null) {
    own = self[kBufferGen]();
    if (!(own instanceof Uint8Array)) return;
    self[kBuffer] = own;
  }
  handle.useUserBuffer(own.buffer, own.byteOffset, own.byteLength);
}


module.exports = {
  initSocketHandle,
  kSetKeepAlive: Symbol('kSetKeepAlive'),
  kSetKeepAliveInitialDelay: Symbol('kSetKeepAliveInitialDelay'),
  kSetNoDelay: Symbol('kSetNoDelay'),
};
