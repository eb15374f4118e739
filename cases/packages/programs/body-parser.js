// body-parser 1: bodies in several chunks, as JSON, text, form and bytes, and those that are refused.
'use strict';
const bodyParser = require('body-parser');
const { Readable } = require('stream');

function request(type, chunks, headers = {}) {
  const req = Readable.from(chunks.map((c) => Buffer.from(c)), { objectMode: false });
  req.headers = { 'content-type': type, 'content-length': String(chunks.join('').length), ...headers };
  return req;
}
const list = [
  ['json', bodyParser.json(), request('application/json', ['{"a":', '[1,2]}'])],
  ['broken', bodyParser.json(), request('application/json', ['{"a":'])],
  ['strict', bodyParser.json(), request('application/json', ['7'])],
  ['large', bodyParser.json({ limit: 4 }), request('application/json', ['{"a":1}'])],
  ['length', bodyParser.json(), request('application/json', ['{}'], { 'content-length': '5' })],
  ['form', bodyParser.urlencoded({ extended: true }), request('application/x-www-form-urlencoded', ['a[b]=1&a[c]=2&d=%20'])],
  ['simple', bodyParser.urlencoded({ extended: false }), request('application/x-www-form-urlencoded', ['a=1&a=2'])],
  ['text', bodyParser.text(), request('text/plain; charset=latin1', ['caf\xe9'])],
  ['raw', bodyParser.raw({ type: '*/*' }), request('image/png', ['\x01\x02'])],
  ['charset', bodyParser.json(), request('application/json; charset=koi8-r', ['{}'])],
  ['other', bodyParser.json(), request('text/html', ['<p>'])],
];
(function next() {
  const item = list.shift();
  if (!item) return;
  const [name, parse, req] = item;
  parse(req, {}, (error) => {
    console.log(name, req.body, error && [error.name, error.type, error.status, error.message]);
    setImmediate(next);
  });
})();
