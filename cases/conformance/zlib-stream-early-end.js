'use strict';

// The format ends before the input does.
const zlib = require('zlib');
const inflate = zlib.createInflate();
inflate.on('data', (data) => console.log('data', data.toString()));
for (const name of ['end', 'finish', 'close']) inflate.on(name, () => console.log(name, inflate.bytesWritten));
inflate.write(Buffer.concat([zlib.deflateSync('abc'), Buffer.from('trailing')]), (err) => console.log('written', err));
inflate.end('more', (err) => console.log('ended', err));
const cut = zlib.createGunzip();
cut.on('error', (err) => console.log(err.code, err.message)).on('close', () => console.log('cut closed'));
cut.on('data', (data) => console.log('cut', data.length));
cut.end(zlib.gzipSync('abc').subarray(0, 15), (err) => console.log('cut ended', err && err.code));
