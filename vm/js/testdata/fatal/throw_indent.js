function f() {
  if (1) {
		throw new TypeError('bad');
  }
}
f();
