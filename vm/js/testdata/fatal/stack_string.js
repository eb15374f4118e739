const e = new Error('x'); e.stack = 'custom'; throw e;
