Promise.reject([1, 'a']);
