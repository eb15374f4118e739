// URL and URLSearchParams: parsing, setters, serialising, errors.
'use strict';
const u = new URL('https://user:pa%20ss@example.com:8080/p/a/../t/h?query=string&a=1#hash');
console.log(u);
console.log(u.href, u.origin, u.host, String(u) === u.toJSON());
u.pathname = '/new path';
u.search = '?x=ä';
u.hash = '';
u.port = '443';
u.hostname = 'EXAMPLE.org';
console.log(u.href, u.port === '');
console.log(
  new URL('../x?y#z', 'http://h/a/b/c').href, new URL('//other/p', 'https://h').href,
  new URL('file:///a/./b').href, new URL('data:text/plain,hi').pathname,
);
console.log(
  URL.canParse('x'), URL.canParse('x', 'http://h'), new URL('http://ex.com:80').host,
  new URL('http://[::1]:3000/').hostname, new URL('http://0x7f.1/').hostname,
);
for (const call of [
  () => new URL('not a url'), () => new URL('/x', 'bad'), () => new URL('http://a b/'), () => new URL(),
  () => URL('http://h'),
]) {
  try { call(); } catch (err) { console.log(err.name, err.code, err.message, err.input); }
}
