'use strict';

// The http2 module (lib/http2.js at v20.20.2) loads; everything in it is refused by name.

const unsupported = require('internal/unsupported');

for (const name of [
  'connect', 'createServer', 'createSecureServer', 'getDefaultSettings', 'getPackedSettings', 'getUnpackedSettings',
  'performServerHandshake', 'Http2ServerRequest', 'Http2ServerResponse',
]) {
  module.exports[name] = unsupported(`http2.${name}`);
}
module.exports.sensitiveHeaders = Symbol('sensitiveHeaders');
Object.defineProperty(module.exports, 'constants', { enumerable: true, get: unsupported('http2.constants') });
