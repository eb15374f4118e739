// 'rejectionHandled': "emitted whenever a Promise has been rejected and an error handler was attached later than one turn".
'use strict';
process.on('unhandledRejection', (reason) => console.log('unhandled', reason));
process.on('rejectionHandled', (promise) => {
  console.log('handled later', promise === p);
});
const p = Promise.reject('reason');
setImmediate(() => {
  console.log('attaching');
  p.catch((reason) => console.log('caught', reason));
  console.log('attached');
});
