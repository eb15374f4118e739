'use strict';

// PassThrough: what is written can be read (lib/internal/streams/passthrough.js at v20.20.2).

const Transform = require('internal/streams/transform');

function PassThrough(options) {
  if (!(this instanceof PassThrough)) return new PassThrough(options);
  Transform.call(this, options);
}
module.exports = PassThrough;
Object.setPrototypeOf(PassThrough.prototype, Transform.prototype);
Object.setPrototypeOf(PassThrough, Transform);

PassThrough.prototype._transform = function(chunk, encoding, cb) {
  cb(null, chunk);
};
