// The source line and the caret of an uncaught error, with a tab before it and the call inside the line.
'use strict';
const value = { get broken() { throw new Error('getter'); } };
	const text = 'tab before: ' + [1, 2, 3].map((n) => n + value.broken).join();
console.log(text);
