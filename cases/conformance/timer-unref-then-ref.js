// timeout.ref(): an unref'd timer that is ref'd again in time keeps the loop alive.
'use strict';
const t = setTimeout(() => console.log('fires'), 30);
t.unref();
setImmediate(() => t.ref());
