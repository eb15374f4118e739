'use strict';

// Options of events.on that only Node's own modules pass.
module.exports = { kFirstEventParam: Symbol('nodejs.kFirstEventParam') };
