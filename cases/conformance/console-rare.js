'use strict';
const { Console } = require('console');
const { Writable } = require('stream');
const text = [];
const out = new Writable({ write(chunk, encoding, callback) { text.push(String(chunk)); callback(); } });
const own = new Console({ stdout: out, stderr: out, inspectOptions: { depth: 0 }, groupIndentation: 4 });
own.log('a %s %d %i %f %j %o %O %c %%', 'b', 1.5, 1.5, '2.5', { x: 1 }, [1], { y: { z: 1 } }, 'css');
own.group('group');
own.warn('inside\nlines');
own.groupEnd();
own.dir({ a: { b: { c: 1 } } }, { depth: 2 });
own.table([{ a: 1, b: 'x' }, { a: 2, c: true }]);
own.count();
own.count('label');
own.countReset();
own.count();
own.assert(false, 'assertion %s', 'failed');
own.assert(true, 'nothing');
own.debug('debug');
own.info({ deep: { er: 1 } });
process.on('exit', () => process.stdout.write(text.join('')));
for (const f of [() => new Console(), () => new Console({}), () => new Console({ stdout: out, colorMode: 'x' }), () => new Console({ stdout: out, groupIndentation: -1 }),
  () => new Console(out, 5)]) {
  try {
    f();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
const task = console.createTask('name');
console.log(task, task.run(() => 5));
for (const f of [() => console.createTask(), () => task.run()]) {
  try {
    f();
  } catch (err) {
    console.log(err.name, err.message);
  }
}
console.log(Object.keys(console).join(), console instanceof Console, Console.name);
