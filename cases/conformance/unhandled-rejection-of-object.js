// lib/internal/process/promises.js: the message of ERR_UNHANDLED_REJECTION shows the inspected reason.
'use strict';
const reason = { status: 404, nested: { list: [1, 2, 3] } };
setImmediate(() => Promise.reject(reason));
