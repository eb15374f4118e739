async function f() {
  throw new RangeError('as');
}
f();
