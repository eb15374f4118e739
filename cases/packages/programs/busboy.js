// busboy 1: a form with fields and files in odd cuts, limits, and what is malformed.
'use strict';
const busboy = require('busboy');

const boundary = '----x';
const part = (head, body) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const form = part('name="title"', 'héllo') + part('name="list[]"', 'one') + part('name="up"; filename="a.txt"\r\nContent-Type: text/plain', 'line 1\r\nline 2') +
  part('name="long"', 'x'.repeat(40)) + part('name="empty"; filename=""', '') + `--${boundary}--\r\n`;

function parse(label, text, cut, options, done) {
  const bb = busboy({ headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, ...options });
  bb.on('field', (name, value, info) => console.log(label, 'field', name, value, info));
  bb.on('file', (name, stream, info) => {
    console.log(label, 'file', name, info);
    stream.on('data', (data) => console.log(label, 'data', data.length)).on('limit', () => console.log(label, 'limit')).on('close', () => console.log(label, 'close', stream.truncated));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit']) bb.on(event, () => console.log(label, event));
  bb.on('error', (error) => { console.log(label, 'error', error.message); done(); }).on('finish', () => console.log(label, 'finish')).on('close', () => { console.log(label, 'over'); done(); });
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += cut) bb.write(bytes.subarray(i, i + cut));
  bb.end();
}
parse('whole', form, 10000, {}, () => parse('cut', form, 7, { limits: { fieldSize: 10, fileSize: 5, files: 1 } }, () =>
  parse('broken', form.slice(0, 100), 50, {}, () => {
    const query = busboy({ headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    query.on('field', (name, value) => console.log('query', name, value)).on('close', () => console.log('query over'));
    query.end('a=1&b=%20two+three&c');
    for (const type of ['text/plain', 'multipart/form-data', undefined]) {
      try { busboy({ headers: { 'content-type': type } }); } catch (error) { console.log(error.message); }
    }
  })));
