'use strict';

// How many microtasks reading takes.
const ticks = async (promise) => {
  let done = false;
  promise.then(() => (done = true));
  let n = 0;
  while (!done) {
    n++;
    await null;
  }
  return n;
};
(async () => {
  for (const parts of [[], [''], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', new Blob(['b', 'c'])], [new Uint8Array(100000)], ['a', '', 'b']]) {
    const blob = new Blob(parts);
    console.log(parts.length, await ticks(blob.arrayBuffer()), await ticks(blob.text()), await ticks(blob.bytes()),
                await ticks(blob.slice(1, 3).arrayBuffer()), await ticks(blob.slice(0, 1).slice(0, 1).arrayBuffer()));
  }
})();
