async function f() {
  await null;
  throw new RangeError('as');
}
async function g() { await f(); }
g();
