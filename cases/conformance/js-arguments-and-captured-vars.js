// A variable is undefined before its first assignment, however many arguments its function was called with.
'use strict';
function captured() {
  var x;
  return (() => [x, arguments.length])();
}
console.log(captured(1, 2, 3), captured());
function withParameter(a) {
  var before = (function () { return [typeof b, typeof a, c]; })();
  var b = 1, { c } = { c: 2 };
  return [before, b, c, arguments[1], a];
}
console.log(withParameter('p', 'q', 'r', 's'), withParameter());
function inBlocks() {
  const read = () => [i, y, f()];
  const first = read();
  for (var i = 0; i < 2; i++) var y = i;
  function f() { return 'function'; }
  return [first, read(), arguments.length];
}
console.log(inBlocks({}, {}, {}, {}));
async function later() {
  const read = () => z;
  var z;
  await null;
  return [read(), arguments.length];
}
later('a', 'b').then(console.log);
function* generate() {
  var w;
  yield (() => w)();
  yield arguments.length;
}
console.log([...generate(1, 2)]);
function same(a) {
  var a;
  return (() => [a, arguments[0]])();
}
console.log(same(5, 6));
