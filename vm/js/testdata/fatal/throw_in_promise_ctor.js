new Promise(() => { throw new Error('pc'); });
