class Foo {}
Promise.reject(new Foo());
