throw 'x';
