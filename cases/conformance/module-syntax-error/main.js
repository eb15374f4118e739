// A syntax error in a required module can be caught; name and message are V8's.
'use strict';
try {
  require('./bad');
} catch (err) {
  console.log(err.name, err instanceof SyntaxError, err.message);
}
