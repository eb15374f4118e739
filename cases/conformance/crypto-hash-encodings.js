'use strict';

const { createHash } = require('crypto');
const digest = (data, encoding) => createHash('sha1').update(data, encoding).digest('hex');
console.log(digest('gr\u00fc\u00df \u{1f600}'), digest('gr\u00fc\u00df', 'latin1'), digest('gr\u00fc\u00df', 'utf16le'));
console.log(digest('616263', 'hex') === digest('abc'), digest('YWJj', 'base64') === digest('abc'), digest('YWJj', 'base64url') === digest('abc'));
console.log(digest('abc', 'no such encoding') === digest('abc'), digest('abc', 'buffer') === digest('abc'));
console.log(digest(new Uint16Array([1, 2, 3])), digest(new DataView(new ArrayBuffer(5), 1, 2)));
for (const encoding of [undefined, 'buffer', 'hex', 'HEX', 'base64', 'base64url', 'latin1', 'binary', 'utf16le', 'ascii', 'nonsense'])
  console.log(encoding, createHash('md5').update('x').digest(encoding));
