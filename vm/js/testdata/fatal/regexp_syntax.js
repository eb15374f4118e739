new RegExp('(');
