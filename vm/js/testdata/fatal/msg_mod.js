const e = new Error('a'); e.message = 'b'; throw e;
