// The url module: parse, format, resolve, fileURLToPath, pathToFileURL.
'use strict';
const url = require('url');
const p = url.parse('http://user:pass@host.com:80/p/a/t/h?query=string#hash');
console.log(p.protocol, p.auth, p.host, p.port, p.hostname, p.hash, p.search, p.query, p.pathname, p.path, p.href);
console.log(url.parse('/a?b=c&b=d', true).query, url.parse('//h/p', false, true).host);
console.log(
  url.format({ protocol: 'https', hostname: 'h', pathname: 'p', query: { a: [1, 2], b: 'x y' } }),
  url.format(new URL('http://u:p@h/x?y#z'), { auth: false, fragment: false }),
);
console.log(
  url.resolve('/one/two/three', 'four'), url.resolve('http://example.com/', '/one'),
  url.resolve('http://example.com/one', '/two'),
);
console.log(
  url.fileURLToPath('file:///a%20b/c'), url.pathToFileURL('/tmp/a b#?.txt').href,
  url.domainToASCII('español.com'),
);
for (const call of [
  () => url.fileURLToPath('http://x'), () => url.fileURLToPath('file:///a%2fb'), () => url.parse(1),
]) {
  try { call(); } catch (err) { console.log(err.code, err.message); }
}
