'use strict';

// Stream.prototype.pipe: data, drain, end and close, and no more. source and dest may be any emitters.

const EE = require('events');
const { prependListener } = require('internal/streams/legacy');

module.exports = function pipe(source, dest, options) {
  let isOver = false;

  const onData = (chunk) => {
    if (dest.writable && dest.write(chunk) === false && source.pause) source.pause();
  };
  const onDrain = () => {
    if (source.readable && source.resume) source.resume();
  };
  const onEnd = () => {
    if (isOver) return;
    isOver = true;
    dest.end();
  };
  const onClose = () => {
    if (isOver) return;
    isOver = true;
    if (typeof dest.destroy === 'function') dest.destroy();
  };
  function onError(err) {
    part();
    if (EE.listenerCount(this, 'error') === 0) this.emit('error', err);
  }

  const listeners = [[source, 'data', onData], [dest, 'drain', onDrain]];
  // Standard output stays open.
  if (!dest._isStdio && (!options || options.end !== false))
    listeners.push([source, 'end', onEnd], [source, 'close', onClose]);
  for (const [emitter, event, listener] of listeners) emitter.on(event, listener);

  prependListener(source, 'error', onError);
  prependListener(dest, 'error', onError);
  listeners.push([source, 'error', onError], [dest, 'error', onError]);

  const ends = [[source, 'end', part], [source, 'close', part], [dest, 'close', part]];
  for (const [emitter, event, listener] of ends) emitter.on(event, listener);

  function part() {
    for (const [emitter, event, listener] of listeners) emitter.removeListener(event, listener);
    for (const [emitter, event, listener] of ends) emitter.removeListener(event, listener);
  }

  dest.emit('pipe', source);
  return dest;
};
