'use strict';

const crypto = require('crypto');
const { PassThrough, Readable, pipeline } = require('stream');
const key = Buffer.alloc(16, 1);
const iv = Buffer.alloc(16, 2);
const out = new PassThrough();
out.setEncoding('utf8');
out.on('data', (data) => console.log(JSON.stringify(data)));
pipeline(
  Readable.from(['hello ', 'world '.repeat(10)]), crypto.createCipheriv('aes-128-cbc', key, iv),
  crypto.createDecipheriv('aes-128-cbc', key, iv), out, (err) => {
    console.log('done', err);
    const decipher = crypto.createDecipheriv('aes-128-cbc', key, iv);
    decipher.on('error', (err) => console.log(err.code, err.message)).on('close', () => console.log('closed'));
    decipher.end('less than a block');
  });
