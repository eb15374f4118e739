'use strict';

// node:inspector loads. No inspector listens; everything that needs one is refused by name.

const { lazyObject } = internalBinding('util');
const unsupported = require('internal/unsupported');

// The address of the inspector: there is none.
function url() {
  return undefined;
}

module.exports = lazyObject('open close url waitForDebugger console Session Network', (name) => {
  switch (name) {
    case 'url': return url;
    case 'Network':
      return lazyObject('requestWillBeSent responseReceived loadingFinished loadingFailed',
                        (member) => unsupported(`inspector.Network.${member}`));
    default: return unsupported(`inspector.${name}`);
  }
});
