'use strict';

// What the functions of fs/promises share.

function rejectAgain(err) {
  return Promise.reject(err);
}

// Promises the result of one request: native(...args). As many microtasks as in Node's
// lib/internal/fs/promises.js at v20.20.2, which puts a handler for errors on the promise of its binding.
function request(native, ...args) {
  return new Promise((resolve, reject) => {
    native(...args, (err, value) => {
      if (err) reject(err);
      else resolve(value);
    });
  }).then(undefined, rejectAgain);
}

function throwIfAborted(signal) {
  if (signal?.aborted) throw require('internal/fs/utils').abortError(signal);
}

// Promises what operation promises, after close() was waited for.
async function closeAfter(operation, close) {
  return operation.then(
    (result) => close().then(() => result),
    (err) => close().then(
      () => Promise.reject(err),
      (closeErr) => Promise.reject(require('internal/errors').aggregateTwoErrors(closeErr, err)),
    ),
  );
}

module.exports = { closeAfter, request, throwIfAborted };
