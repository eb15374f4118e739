'use strict';
const stream = require('stream');
console.log(require('_stream_readable') === stream.Readable, require('_stream_writable') === stream.Writable, require('_stream_duplex') === stream.Duplex,
  require('_stream_transform') === stream.Transform, require('_stream_passthrough') === stream.PassThrough);
process.on('warning', (w) => console.log(w.code, w.message));
console.log(require('sys') === require('util'));
