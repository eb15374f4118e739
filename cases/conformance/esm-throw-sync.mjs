// An error at the top level of an ES module without any await before it.
console.log('before');
throw new Error('at once');
