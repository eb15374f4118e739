const o = {};
o.foo(1);
