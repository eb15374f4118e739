Promise.reject(function foo() {});
