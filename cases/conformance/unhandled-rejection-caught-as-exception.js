// The error of an unhandled rejection goes to 'uncaughtException' with the origin 'unhandledRejection'.
'use strict';
process.on('uncaughtException', (err, origin) => console.log(origin, err.name, err.code, err.message));
Promise.reject(new Error('an error'));
Promise.reject('a string');
Promise.reject({ a: 1 });
Promise.reject(null);
Promise.reject(undefined);
