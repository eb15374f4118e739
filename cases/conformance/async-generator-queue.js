// ECMAScript AsyncGeneratorEnqueue: next() calls are queued and answered in order.
'use strict';
async function* numbers() {
  try {
    console.log('started');
    yield 1;
    yield Promise.resolve(2);
    const got = yield 3;
    console.log('got', got);
    return 4;
  } finally {
    console.log('closed');
  }
}
const g = numbers();
for (const arg of ['a', 'b', 'c', 'd', 'e']) {
  g.next(arg).then((r) => console.log(arg, r));
}
console.log('queued', Object.prototype.toString.call(g));
