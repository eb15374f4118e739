class A { constructor() { throw new Error('c'); } }
new A();
