const e = new Error('x'); e.stack = undefined; throw e;
