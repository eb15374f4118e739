'use strict';

const { Blob, File } = require('buffer');
const settled = async (f) => {
  try {
    console.log('no error', await f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
(async () => {
  await settled(() => new Blob('abc'));
  await settled(() => new Blob(null));
  await settled(() => new Blob(1));
  await settled(() => new Blob({}));
  await settled(() => new Blob([], 1));
  await settled(() => new Blob([], { endings: 'x' }));
  await settled(() => Blob([]));
  await settled(() => Blob.prototype.size);
  await settled(() => Blob.prototype.text.call({}));
  await settled(() => Blob.prototype.arrayBuffer.call({}));
  await settled(() => Blob.prototype.slice.call({}));
  await settled(() => new File());
  await settled(() => new File([]));
  await settled(() => new File('x', 'y'));
  await settled(() => URL.createObjectURL({}));
  await settled(() => URL.revokeObjectURL());
})();
