require('./also-missing');
