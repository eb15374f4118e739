package vm

import "testing"

func BenchmarkRequireStream(b *testing.B) {
	bench(b, memory{"/app/main.js": `require('stream');`}, "")
}

func BenchmarkPipeOfThreeStreams(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const { Readable, Transform, Writable } = require('stream');
const source = new Readable({ read() { this.n = (this.n ?? 0) + 1; this.push(this.n > 10 ? null : 'chunk' + this.n); } });
const upper = new Transform({ transform(chunk, encoding, done) { done(null, String(chunk).toUpperCase()); } });
let size = 0;
const sink = new Writable({ write(chunk, encoding, done) { size += chunk.length; setImmediate(done); } });
source.pipe(upper).pipe(sink).on('finish', () => console.log(size));
`}, "61\n")
}

func BenchmarkPipelineWithAGenerator(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const { Readable, Writable } = require('stream');
const { pipeline } = require('stream/promises');
let size = 0;
pipeline(
  Readable.from(['a', 'b', 'c', 'd']),
  async function* (source) { for await (const x of source) yield x + x; },
  new Writable({ write(chunk, encoding, done) { size += chunk.length; done(); } }),
).then(() => console.log(size));
`}, "8\n")
}

func BenchmarkCopyOfAFileByStreams(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const fs = require('fs');
fs.createReadStream(__filename, { highWaterMark: 64 }).pipe(fs.createWriteStream('/tmp/copy'))
  .on('close', () => console.log(fs.statSync('/tmp/copy').size));
`}, "202\n")
}
