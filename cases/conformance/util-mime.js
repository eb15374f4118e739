'use strict';
const { MIMEType, MIMEParams } = require('util');
const inputs = ['text/html', ' Text/HTML;Charset=UTF-8 ', 'text/plain; charset="utf-8"; x=y;x=z', 'a/b;c="d\\"e\\\\f";g', 'a/b;;c=d;=e;f=',
  'application/json;q="unclosed', 'x/y;a="b"c;d=e', 'text/html;charset=\u00e4', 'a/b; c = d', 'a/b;c="";d'];
for (const input of inputs) {
  const type = new MIMEType(input);
  console.log(String(type), type.type, type.subtype, type.essence, [...type.params], JSON.stringify(type));
}
for (const input of ['', 'text', 'text/', '/html', 'te xt/html', 'text/ht ml', 'text/html/x', undefined, null, 5]) {
  try {
    console.log(String(new MIMEType(input)));
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
const type = new MIMEType('a/b');
type.type = 'IMAGE';
type.subtype = 'Png';
type.params.set('a', 'b c');
type.params.set('empty', '');
console.log(`${type}`, type.params.get('a'), type.params.get('none'), type.params.has('empty'), [...type.params.keys()], [...type.params.values()]);
type.params.delete('a');
console.log(type.toString(), type.params.toString(), new MIMEParams().toString(), Object.keys(type));
for (const f of [() => { type.type = 'a b'; }, () => { type.subtype = ''; }, () => type.params.set('a b', 1), () => type.params.set('a', '\n')]) {
  try {
    f();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
console.log(MIMEType.length, MIMEParams.length, Object.getOwnPropertyNames(MIMEParams.prototype).sort().join());
