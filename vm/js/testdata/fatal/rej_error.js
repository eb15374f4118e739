Promise.reject(new Error('r'));
