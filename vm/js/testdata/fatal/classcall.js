class A {}
A();
