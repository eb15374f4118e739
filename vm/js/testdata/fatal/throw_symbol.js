throw Symbol('q');
