// An uncaught value that is no error: "Uncaught 'text'" with the place of the throw.
'use strict';
console.log('before');
throw 'just a string';
