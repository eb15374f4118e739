// util.inspect of errors: stack, properties, cause, name in brackets, errors inside objects.
'use strict';
const { inspect } = require('util');
const clean = (value) => inspect(value).replace(/\n\s+at .*/g, '');
const e = new Error('message');
e.code = 'E_CODE';
e.extra = { a: 1 };
console.log(clean(e));
console.log(clean({ e: new TypeError('in object') }));
console.log(clean(new Error('outer', { cause: new RangeError('inner') })));
console.log(clean(new Error('with string cause', { cause: 'text' })));
console.log(clean(new AggregateError([new Error('a'), new Error('b')], 'aggregate')));
const bare = new Error('no stack');
bare.stack = undefined;
console.log(clean(bare));
const named = new Error('renamed');
named.name = 'OwnName';
console.log(clean(named));
class Sub extends TypeError {}
console.log(clean(new Sub('subclass')));
const empty = new Error('');
console.log(clean(empty));
const nullProto = Object.setPrototypeOf(new Error('null proto'), null);
console.log(clean(nullProto).split('\n')[0]);
console.log(clean([new Error('in array')]));
