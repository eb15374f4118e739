// ERR_UNHANDLED_ERROR shows the value and keeps it as context.
'use strict';
const EventEmitter = require('events');
class Source extends EventEmitter {}
new Source().emit('error', { status: 500 });
