'use strict';

const { Blob, resolveObjectURL } = require('buffer');
(async () => {
  const blob = new Blob(['abc', Buffer.from('def'), new Uint16Array([0x4241]), new ArrayBuffer(2), new Blob(['\u00fc'])], { type: 'Text/Plain' });
  console.log(blob, blob.size, blob.type, String(blob), Object.keys(blob), blob instanceof globalThis.Blob);
  console.log(JSON.stringify(await blob.text()), await blob.arrayBuffer(), await blob.bytes());
  for (const range of [[], [1], [1, 4], [-3], [-3, -1], [4, 2], [100], [0, 100], [2, 7, 'a/B'], [0, 1, 'bad\u0001']]) {
    const part = blob.slice(...range);
    console.log(range, part, JSON.stringify(await part.text()));
  }
  console.log(await new Blob([1, null, {}, undefined]).text(), new Blob().size, new Blob([], { type: 'x\u00fc' }).type);
  console.log(JSON.stringify(await new Blob(['a\r\nb\nc'], { endings: 'native' }).text()), await new Blob(new Set(['x', 'y'])).text());
  const url = URL.createObjectURL(blob);
  console.log(/^blob:nodedata:[-0-9a-f]{36}$/.test(url), resolveObjectURL(url), await resolveObjectURL(url).slice(0, 3).text());
  URL.revokeObjectURL(url);
  console.log(resolveObjectURL(url), resolveObjectURL('nonsense'), resolveObjectURL('blob:nodedata:1'));
})();
