// An uncaught AggregateError shows its errors.
'use strict';
throw new AggregateError([new Error('first'), new TypeError('second'), 'third'], 'several');
