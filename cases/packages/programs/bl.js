// bl 6: a list of buffers, as a list and as a stream.
'use strict';
const { BufferList, BufferListStream } = require('bl');
const { Readable } = require('stream');

const list = new BufferList(['abc', Buffer.from('def')]);
list.append('ghi').append(new BufferList('jkl')).prepend('<');
console.log(list.length, list.toString(), list.slice(2, 6).toString(), list.get(4), list.indexOf('fg'), list.indexOf('zz'));
console.log(list.shallowSlice(3, 8).toString(), list.getBuffers().length, list.readUInt16BE(1), list.readInt32LE(2));
list.consume(4);
console.log(list.toString('utf8', 1, 4), list.duplicate().length, BufferList.isBufferList(list));
const copy = Buffer.alloc(5);
list.copy(copy, 1, 0, 3);
console.log(copy, [...list.getBuffers()].map(String));
try { list.append(Symbol('s')); } catch (error) { console.log(error.name, error.message); }

Readable.from(['one ', 'two ', 'three']).pipe(new BufferListStream((error, data) => {
  console.log(error, String(data));
  const stream = new BufferListStream('readable');
  stream.on('data', (chunk) => console.log('data', String(chunk))).on('end', () => console.log('end', stream.length));
}));
new BufferListStream((error) => console.log('failed', error.message)).emit('error', new Error('source'));
