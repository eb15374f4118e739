Promise.reject('why');
