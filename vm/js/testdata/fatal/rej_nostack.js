const e = new Error('q'); e.stack = undefined; Promise.reject(e);
