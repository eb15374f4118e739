// A rejection without handler is printed like an uncaught error; the stack shows the async function.
'use strict';
async function load() {
  await null;
  throw new SyntaxError('bad input');
}
async function main() {
  await load();
}
main();
