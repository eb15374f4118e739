// new Console: own streams, inspect options, group indentation.
'use strict';
const { Console } = require('console');
const lines = [];
const sink = (name) => ({
  write(text) { lines.push(name + ': ' + JSON.stringify(text)); },
  on() {},
  once() {},
  removeListener() {},
  listenerCount() { return 0; },
});
const c = new Console({
  stdout: sink('out'), stderr: sink('err'), inspectOptions: { depth: 0 }, groupIndentation: 4,
});
c.log('text', { a: { b: 1 } });
c.error('bad');
c.group();
c.log('indented');
c.groupEnd();
console.log(lines.join('\n'));
console.log(console.Console === Console, console instanceof Console, Object.prototype.toString.call(console));
