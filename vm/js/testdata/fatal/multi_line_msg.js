throw new Error('line1\nline2');
