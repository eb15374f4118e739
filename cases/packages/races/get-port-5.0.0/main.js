// get-port@5.0.0 finds a port by listening on it and closing again. Whoever asks before the first caller listens
// is given the same port: EADDRINUSE.
'use strict';
require('./driver')(require('get-port-5.0.0'));
