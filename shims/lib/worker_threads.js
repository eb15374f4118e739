'use strict';

// node:worker_threads (lib/worker_threads.js at v20.20.2) as the main thread sees it. Starting a Worker is refused by
// name.

const { lazyObject } = internalBinding('util');
const unsupported = require('internal/unsupported');

const names = 'isMainThread MessagePort MessageChannel markAsUntransferable moveMessagePortToContext receiveMessageOnPort ' +
  'resourceLimits postMessageToThread threadId SHARE_ENV Worker parentPort workerData BroadcastChannel ' +
  'setEnvironmentData getEnvironmentData';

// What setEnvironmentData has stored.
const environment = new Map();

function setEnvironmentData(key, value) {
  if (value === undefined) environment.delete(key);
  else environment.set(key, value);
}

function getEnvironmentData(key) {
  return environment.get(key);
}

module.exports = lazyObject(names, (name) => {
  switch (name) {
    case 'isMainThread': return true;
    case 'threadId': return 0;
    case 'resourceLimits': return {};
    case 'parentPort': case 'workerData': return null;
    case 'SHARE_ENV': return Symbol.for('nodejs.worker_threads.SHARE_ENV');
    case 'MessagePort': case 'MessageChannel': case 'BroadcastChannel': case 'receiveMessageOnPort':
      return require('internal/message_port')[name];
    case 'setEnvironmentData': return setEnvironmentData;
    case 'getEnvironmentData': return getEnvironmentData;
    default: return unsupported(`worker_threads.${name}`);
  }
});
