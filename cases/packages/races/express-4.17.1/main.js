// express@4.17.1 says nothing to a handler that comes to listen for 'finish' when the response has been finished
// already: the event is over. Here the file is looked up for longer than the answer takes.
'use strict';
require('./driver')(require('express-4.17.1'), (res, done) => res.on('finish', done));
