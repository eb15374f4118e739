// queueMicrotask(callback): a value that is not a function throws ERR_INVALID_ARG_TYPE.
'use strict';
for (const value of [undefined, null, 1, 'text', {}, []]) {
  try {
    queueMicrotask(value);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
queueMicrotask(() => console.log('ran', arguments.length > 0));
