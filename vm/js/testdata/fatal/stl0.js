Error.stackTraceLimit = 0;
throw new Error('x');
