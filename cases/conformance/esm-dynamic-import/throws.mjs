console.log('throws.mjs runs');
throw new RangeError('thrown at load');
