// ECMAScript: an executor that throws rejects, unless it has resolved before.
'use strict';
new Promise(() => { throw new Error('early'); }).catch((e) => console.log('caught', e.message));
new Promise((resolve) => { resolve('done'); throw new Error('late'); }).then((v) => console.log(v));
const self = new Promise((resolve) => setImmediate(() => resolve(self)));
self.catch((e) => console.log(e.name, e.message));
try {
  new Promise();
} catch (e) {
  console.log(e.name, e.message);
}
try {
  Promise();
} catch (e) {
  console.log(e.name, e.message);
}
