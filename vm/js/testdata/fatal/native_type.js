let a;
a.foo.bar();
