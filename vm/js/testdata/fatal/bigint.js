throw 5n;
