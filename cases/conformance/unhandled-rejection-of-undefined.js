// lib/internal/process/promises.js: a reason that is no error is wrapped in ERR_UNHANDLED_REJECTION.
'use strict';
Promise.reject(undefined);
