Error.prepareStackTrace = (e, s) => 'PS ' + e.message + ' ' + s.length;
throw new Error('x');
