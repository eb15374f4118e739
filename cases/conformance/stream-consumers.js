'use strict';
const { text, json, buffer, arrayBuffer } = require('stream/consumers');
const { Readable } = require('stream');
(async () => {
  console.log(await text(Readable.from(['a', Buffer.from([0xe2, 0x82]), Buffer.from([0xac])])));
  console.log(await json(Readable.from(['{"a"', ':[1,2]}'])));
  await json(Readable.from(['{'])).catch((err) => console.log(err.name));
  await text(Readable.from([5])).catch((err) => console.log(err.code));
  await text(new Readable({ read() { this.destroy(new Error('read')); } })).catch((err) => console.log(err.message));
  console.log(Object.keys(require('stream/consumers')), Object.keys(require('stream/promises')));
})();
