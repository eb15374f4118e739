'use strict';
const { Readable } = require('stream');
const r = new Readable({ read() { this.i = (this.i ?? 0) + 1; this.push(this.i < 3 ? `chunk${this.i}` : null); } });
let back = 0;
r.on('data', (x) => {
  console.log('data', x.toString());
  if (back++ < 2) r.unshift(`<${x}>`);
});
r.on('end', () => console.log('end'));
const o = new Readable({ objectMode: true, read() {} });
o.unshift({ first: 1 });
o.unshift('before');
o.push(null);
o.on('readable', () => { let x; while ((x = o.read()) !== null) console.log(x); });
