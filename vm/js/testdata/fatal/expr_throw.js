const x = 1, y = () => { throw new Error('in arrow'); }; [1].forEach(y);
