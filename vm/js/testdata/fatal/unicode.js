const é = 'ü'; throw new Error('ö');
