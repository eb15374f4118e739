// timers/promises.setInterval: the iterator rejects when its signal is aborted.
'use strict';
const { setInterval: every } = require('timers/promises');
(async () => {
  const ac = new AbortController();
  let n = 0;
  try {
    for await (const v of every(5, { n: 1 }, { signal: ac.signal })) {
      console.log('round', ++n, v);
      if (n === 2) ac.abort(new Error('enough'));
    }
  } catch (e) {
    console.log(e.name, e.code, e.cause.message);
  }
})();
