package vm

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"
)

// bench reports natural runs per second of a program, with the collector as the command sets it.
func bench(b *testing.B, files memory, stdout string) {
	defer debug.SetGCPercent(debug.SetGCPercent(1600))
	p := load(b, files)
	out, steps := natural(b, p)
	require.Equal(b, stdout, out.Stdout)
	require.Nil(b, out.Failure, "%+v", out)
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		natural(b, p)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "runs/s")
	b.ReportMetric(float64(steps), "steps/run")
}

func BenchmarkThreeTimers(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
let n = 0;
setTimeout(() => { n += 1; }, 10);
setTimeout(() => { n += 2; }, 20);
setTimeout(() => { n += 3; console.log(n); }, 30);
`}, "6\n")
}

// The program that goja.md measured prototypes with.
func BenchmarkTimersTicksPromises(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
let n = 0;
for (let i = 0; i < 10; i++) setTimeout(() => { n++; }, i);
for (let i = 0; i < 5; i++) process.nextTick(() => { n++; });
for (let i = 0; i < 5; i++) Promise.resolve().then(() => { n++; });
`}, "")
}

func BenchmarkFourFileOperations(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
const fs = require('fs');
let n = 0;
const done = (err) => { if (err) throw err; n++; };
fs.stat(__filename, done);
fs.access(__filename, done);
fs.mkdir('/tmp/a', done);
fs.readdir('/app', done);
process.on('exit', () => console.log(n));
`}, "4\n")
}

func BenchmarkModuleWithTwoRequires(b *testing.B) {
	bench(b, memory{
		"/app/main.js": `
'use strict';
const { Cache } = require('./cache');
const { EventEmitter } = require('events');

class Loader extends EventEmitter {
  constructor(delay) {
    super();
    this.delay = delay;
    this.cache = new Cache(4);
    this.pending = new Map();
    this.loads = 0;
  }

  load(key) {
    if (this.cache.has(key)) return Promise.resolve(this.cache.get(key));
    if (this.pending.has(key)) return this.pending.get(key);
    const promise = new Promise((resolve, reject) => {
      setTimeout(() => {
        this.loads++;
        if (key.startsWith('!')) reject(new Error('bad key ' + key));
        else resolve(key.toUpperCase());
      }, this.delay);
    }).then((value) => {
      this.pending.delete(key);
      this.cache.set(key, value);
      this.emit('loaded', key, value);
      return value;
    });
    this.pending.set(key, promise);
    return promise;
  }
}

async function main() {
  const loader = new Loader(5);
  const seen = [];
  loader.on('loaded', (key) => seen.push(key));
  const first = await Promise.all([loader.load('a'), loader.load('b'), loader.load('a')]);
  const second = await loader.load('b');
  try {
    await loader.load('!');
  } catch (err) {
    seen.push(err.message);
  }
  console.log([...first, second, ...seen, loader.loads].join(' '));
}

main();
`,
		"/app/cache.js": `
'use strict';
class Cache {
  constructor(size) { this.size = size; this.map = new Map(); }
  has(key) { return this.map.has(key); }
  get(key) { return this.map.get(key); }
  set(key, value) {
    this.map.set(key, value);
    if (this.map.size > this.size) this.map.delete(this.map.keys().next().value);
  }
}
exports.Cache = Cache;
`,
	}, "A B A B a b bad key ! 3\n")
}

// The same with one delay for all timers.
func BenchmarkEqualTimersTicksPromises(b *testing.B) {
	bench(b, memory{"/app/main.js": `
'use strict';
let n = 0;
for (let i = 0; i < 10; i++) setTimeout(() => { n++; }, 5);
for (let i = 0; i < 5; i++) process.nextTick(() => { n++; });
for (let i = 0; i < 5; i++) Promise.resolve().then(() => { n++; });
`}, "")
}
