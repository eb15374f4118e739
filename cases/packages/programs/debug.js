// debug 4: namespaces, enabling, formatters, its own log function, the time between calls.
'use strict';
const debug = require('debug');

const log = debug('app:main');
const other = debug('lib:net');
log('not seen');
debug.enable('app:*,-app:noisy');
console.log(log.enabled, other.enabled, debug.enabled('app:noisy'), log.namespace, debug.names.map(String));
debug.log = (...args) => console.log('out', args.length, String(args[0]).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'DATE').replace(/\+\d+ms/, '+Nms'));
log('plain');
log('%s is %d, %o %j %%', 'x', 4, { a: { b: [1] } }, { j: 1 });
log(new Error('an error').message);
const sub = log.extend('deep');
sub('extended');
debug.formatters.h = (v) => Buffer.from(v).toString('hex');
log('hex %h', 'hi');
console.log(debug.disable(), log.enabled, debug.humanize(61000), debug.colors.length > 5);
