// cookie 0.7: parsing and serialising, with its errors.
'use strict';
const cookie = require('cookie');

console.log(cookie.parse('a=1; b=%20two; c="three"; a=4; bad=%E0%A4%A; flag; =x'));
console.log(cookie.parse('k=aGk=', { decode: (s) => Buffer.from(s, 'base64').toString() }));
console.log(cookie.serialize('id', 'a b;c', { maxAge: 3600.7, domain: 'example.com', path: '/', httpOnly: true, secure: true,
  sameSite: 'lax', priority: 'high', partitioned: true, expires: new Date(0) }));
for (const args of [['bad name', 'x'], ['a', 'b', { path: 'x;y' }], ['a', 'b', { maxAge: 'no' }], ['a', 'b', { sameSite: 'odd' }], ['a', 'b', { expires: 1 }]]) {
  try { console.log(cookie.serialize(...args)); } catch (error) { console.log(error.name, error.message); }
}
