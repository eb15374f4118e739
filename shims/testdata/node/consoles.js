// The methods of consoles, and console.Console on streams of the program's own.
'use strict';
function capture(options, use) {
  let text = '';
  const stream = (mark) => ({
    write(chunk) { text += mark + chunk; }, on() {}, once() {}, removeListener() {}, listenerCount() { return 0; },
  });
  use(new console.Console({ stdout: stream('o|'), stderr: stream('e|'), ...options }));
  console.log(text);
}
const uses = [
  (c) => c.log('a'), (c) => c.log(), (c) => c.log('a%s', 'b'), (c) => c.log('%'), (c) => c.log('a', 'b', 1, { x: 1 }), (c) => c.error('x\ny'),
  (c) => {
    c.group('G'); c.log('a\nb'); c.group(); c.warn('w'); c.groupEnd(); c.log('c'); c.groupEnd(); c.groupEnd(); c.log('d');
  },
  (c) => { c.count(); c.count('x'); c.count(); c.countReset(); c.count(); }, (c) => c.assert(true, 'x'), (c) => c.assert(false),
  (c) => c.assert(false, 'm %s', 'z'), (c) => c.assert(false, { a: 1 }), (c) => c.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }),
  (c) => c.table([{ a: 1, b: 2 }, { a: 3, c: 4 }]), (c) => c.table([[1, 2], [3, 4]]), (c) => c.table([1, 'x', { a: 1 }]),
  (c) => c.table(new Map([['a', 1], ['b', { x: 1 }]])), (c) => c.table(new Set([1, '字'])), (c) => c.table(5), (c) => c.table([{ a: 1, b: 2 }], ['b']),
  (c) => c.table({ r1: { a: 1 }, r2: { b: 2 } }), (c) => c.table([]), (c) => c.table(new Map([[1, 2]]).entries()), (c) => c.table(new Set([1, 2]).values()),
  (c) => c.table([{ a: { b: { c: 1 } } }, { a: [1, 2, 3, 4] }, { a: { x: 1, y: 2, z: 3 } }]), (c) => c.table([null, undefined]), (c) => c.info('i', -0, 10n, Symbol('s')),
  (c) => c.groupCollapsed('gc'), (c) => c.dirxml({ a: 1 }, 2),
];
for (const use of uses) {
  for (const options of [{}, { colorMode: true }, { inspectOptions: { compact: false } }, { groupIndentation: 4 }]) capture(options, use);
}
for (const args of [[], [{}], [{ stdout: {} }], [{ stdout: { write() {} }, colorMode: 'x' }], [{ stdout: { write() {} }, groupIndentation: -1 }]]) {
  try {
    new console.Console(...args);
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
// Methods need no receiver, and call what the program has put in the place of others.
const { log, count } = console;
console.log = (...args) => log('replaced', ...args);
count();
console.group('in');
log('indented');
console.groupEnd();
console.table([[1]]);
