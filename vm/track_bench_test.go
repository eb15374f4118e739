package vm

import (
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop"
	"loopcheck/shims/world"
)

// costs are the programs by which the price of access tracking is measured. The first three share nothing
// between turns, the next two are callbacks and promises, the last touch shared state all the time.
func costs() []struct{ name, src string } {
	return []struct{ name, src string }{
		{"alone/fib", `setTimeout(() => { function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } fib(20); let s = ''; for (let i = 0; i < 3000; i++) s += i; });`},
		{"alone/bodies", `setTimeout(() => {
  const bodies = []; for (let i = 0; i < 5; i++) bodies.push({ x: i, y: i * 2, z: 1, vx: 0, vy: 0, vz: 0, mass: i + 1 });
  for (let n = 0; n < 300; n++) {
    for (let i = 0; i < 5; i++) { const a = bodies[i]; for (let j = i + 1; j < 5; j++) { const b = bodies[j];
      const dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z, d2 = dx * dx + dy * dy + dz * dz + 0.01, mag = 0.01 / (d2 * Math.sqrt(d2));
      a.vx -= dx * b.mass * mag; a.vy -= dy * b.mass * mag; a.vz -= dz * b.mass * mag;
      b.vx += dx * a.mass * mag; b.vy += dy * a.mass * mag; b.vz += dz * a.mass * mag; } }
    for (const b of bodies) { b.x += 0.01 * b.vx; b.y += 0.01 * b.vy; b.z += 0.01 * b.vz; }
  } });`},
		{"alone/sieve", `setTimeout(() => {
  const n = 20000, sieve = new Uint8Array(n + 1); let count = 0;
  for (let i = 2; i <= n; i++) { if (sieve[i] === 0) { count++; for (let j = i * i; j <= n; j += i) sieve[j] = 1; } }
  const m = []; for (let i = 0; i < 20; i++) { m.push([]); for (let j = 0; j < 20; j++) m[i].push(i * j); }
  let sum = 0; for (let i = 0; i < 20; i++) for (let j = 0; j < 20; j++) for (let k = 0; k < 20; k++) sum += m[i][k] * m[k][j];
});`},
		{"events/emitter", `const EventEmitter = require('events'); const e = new EventEmitter(); let got = 0;
e.on('x', (v) => { const w = v + 1; got += w; }); e.on('x', (v) => v * 2);
for (let i = 0; i < 60; i++) setTimeout(() => { for (let j = 0; j < 10; j++) e.emit('x', j); setImmediate(() => process.nextTick(() => {})); }, i % 7);`},
		{"events/async", `const cache = new Map(); const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
async function get(k) { if (cache.has(k)) return cache.get(k); await sleep(k % 5); const v = { k, at: k * 2 }; cache.set(k, v); return v; }
async function main(n) { let sum = 0; for (let i = 0; i < 10; i++) { const v = await get(i); sum += v.at; } return sum; }
for (let i = 0; i < 10; i++) main(i);`},
		{"shared/object", `const o = { a: 0, b: { c: 0 } }, list = [1, 2, 3, 4]; let n = 0;
for (let i = 0; i < 20; i++) setTimeout(() => { for (let j = 0; j < 500; j++) { o.a += j; o.b.c = o.a; n += o.b.c; list[j & 3] = n; n -= list[(j + 1) & 3]; } });`},
		{"shared/class", `class Stack { #items = []; size = 0; push(x) { this.#items.push(x); this.size++; } pop() { this.size--; return this.#items.pop(); } }
const s = new Stack(), m = new Map();
for (let i = 0; i < 20; i++) setTimeout(() => { for (let j = 0; j < 200; j++) { s.push(j); m.set(j & 7, s.size); if (m.get(3) > 1) s.pop(); } });`},
	}
}

// BenchmarkTracking compares runs with access tracking (on) and without (off).
func BenchmarkTracking(b *testing.B) {
	for _, c := range costs() {
		for _, mode := range []string{"off", "on"} {
			b.Run(c.name+"/"+mode, func(b *testing.B) {
				p := loadTracked(b, c.src, mode == "off")
				b.ReportAllocs()
				for b.Loop() {
					natural(b, p)
				}
			})
		}
	}
}

func loadTracked(t testing.TB, src string, untracked bool) *Program {
	t.Helper()
	files := memory{"/app/main.js": src}
	p, err := Load(Options{
		Entry: "/app/main.js", Cwd: "/app", Files: files, Untracked: untracked, Loop: eventloop.DefaultOptions(),
		Image: world.NewImage(world.MapBase(files), world.Options{Roots: []string{"/app"}}),
	})
	require.NoError(t, err)
	return p
}
