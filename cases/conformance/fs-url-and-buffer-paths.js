// Paths may be strings, Buffers and file: URLs.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { pathToFileURL } = require('url');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const file = path.join(dir, 'a b.txt');
fs.writeFileSync(pathToFileURL(file), 'by url');
console.log(fs.readFileSync(Buffer.from(file), 'utf8'), fs.readdirSync(dir));
console.log(fs.existsSync(new URL('a%20b.txt', pathToFileURL(dir + '/'))));
for (const url of ['http://host/x', 'file://host/x', 'file:///a%2Fb']) {
  try { fs.readFileSync(new URL(url)); } catch (err) { console.log(err.code, err.message); }
}
fs.rmSync(dir, { recursive: true });
