// a
throw new Error('c');
