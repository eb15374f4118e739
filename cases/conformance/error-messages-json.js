// V8's messages of JSON.parse, and of JSON.stringify for circular structures and BigInt.
'use strict';
const texts = [
  '', '{', '{bad', '[1,]', '{"a":1,}', 'undefined', '{"a" 1}', '"open', 'tru', '1 2', '[1', '{"a":',
  "{'a':1}", '01', '"\n"', '<html>',
];
for (const text of texts) {
  try { console.log('no error', JSON.parse(text)); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
const self = { list: [] };
self.list.push({ back: self });
class Node { constructor() { this.me = this; } }
for (const value of [self, new Node(), { n: 1n }]) {
  try { JSON.stringify(value); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
