// A timer made inside a timer of the same duration fires in a later pass.
'use strict';
setTimeout(() => {
  console.log('first');
  setTimeout(() => console.log('nested'), 10);
}, 10);
setTimeout(() => console.log('second'), 10);
