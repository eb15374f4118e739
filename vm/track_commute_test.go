package vm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// shared is the state that the callbacks of the programs below share, and what is left of it at the end.
const shared = `
const fs = require('fs');
const EventEmitter = require('events');
let v0 = 0, v1 = 1, fn;
const o = { a: 1, b: { c: 1 } }, o2 = { x: 1, y: 2 }, arr = [3, 1, 2], m = new Map([['a', 1], ['b', 2]]), s = new Set([1]);
class K { #p = 0; static q = 0; x = 0; static #r = 0; inc() { return ++this.#p; } get p() { return this.#p; } static up() { return ++K.#r; } }
class L extends K { y = 1; set z(v) { this.y = v; } get z() { return this.y; } }
const k = new L(), ee = new EventEmitter(), re = /a/g, sy = Symbol('sy'), wm = new WeakMap(), date = new Date(0);
const gen = (function* () { let i = 0; for (;;) yield i++; })();
const it = arr[Symbol.iterator](), mi = m.keys();
const buf = Buffer.alloc(8), ta = new Uint16Array(4), view = new DataView(ta.buffer);
let settle; const prom = new Promise((r) => { settle = r; });
const px = new Proxy(o, {}), pt = new Proxy(o2, { get(t, n) { return t[n]; } });
function F() { F.count = (F.count || 0) + 1; return F.count; }
function counter() { let c = 0; return { up() { return ++c; }, get: () => c }; }
const c1 = counter(), c2 = counter();
const late = []; const bound = arr.push.bind(arr), has = Set.prototype.has.bind(s);
const timer = setTimeout(() => { late.push('timer'); }, 20);
const { PassThrough } = require('stream');
const ps = new PassThrough(), usp = new URLSearchParams('a=1'), et = new EventTarget(), ac = new AbortController();
ps.on('data', (d) => { late.push(String(d)); });
const iterable = { n: 3, *[Symbol.iterator]() { for (let i = 0; i < this.n; i++) yield i; } };
const lazy = { get v() { if (this.c === undefined) this.c = v0; return this.c; } };
class Acc { static total = 0; #v = 0; #log = []; get v() { return this.#v; } set v(x) { this.#log.push(x); this.#v = x; Acc.total += x; } static { this.made = []; } has(o) { return #v in o; } get log() { return this.#log; } }
const acc = new Acc(); const nested = { list: [{ t: 1 }, { t: 2 }], deep: { er: { x: [1, [2]] } } };
let queue = Promise.resolve(), lock = null, unlock; const q = []; const seen = new WeakSet();
const frozen = Object.freeze({ a: { b: 1 } }), sealed = Object.seal({ s: 1 }); const nul = Object.create(null);
async function locked(f) { const before = queue; let go; queue = new Promise((r) => { go = r; }); await before; try { return f(); } finally { go(); } }
async function* agen() { let i = 0; while (i < 3) yield i++; }
const ag = agen(); const sparse = []; sparse[5] = 1;
function Old(x) { this.x = x; } Old.prototype.get = function () { return this.x; }; const old = new Old(1);
const tag = (s, ...v) => { tag.calls = (tag.calls || 0) + v.length; return tag.calls; };
const big = new Array(400).fill(0), holes = [1]; holes[1e6] = 2;
const rs = new (require('stream').Readable)({ read() {} }); const memo = new Map();
const fib = (n) => { if (memo.has(n)) return memo.get(n); const r = n < 2 ? n : fib(n - 1) + fib(n - 2); memo.set(n, r); return r; };
const out = [[], [], [], []];
const show = (x) => { try { return typeof x === 'string' ? x : JSON.stringify(x); } catch { return String(x); } };
process.on('exit', () => {
  const state = { v0, v1, o, o2, arr, m: [...m], s: [...s], p: k.p, q: K.q, x: k.x, y: k.y, n: ee.listenerCount('e'), last: re.lastIndex, sy: o[sy], w: wm.get(o),
    d: +date, g: globalThis.gg, buf: buf.toString('hex'), ta: [...ta], f: F.count, c: [c1.get(), c2.get()], late, env: process.env.LC, r: K.up(), next: gen.next().value, it: it.next(), mi: mi.next().value, kx: Object.keys(k), usp: usp.toString(), ac: ac.signal.aborted, tot: [Acc.total, acc.v, acc.log, Acc.made], nested,
    q, lock, sealed, frozen, nul, sparse, oldx: old.x, big: big.reduce((x, y) => x + y, 0), bl: big.length, holes: [holes.length, Object.keys(holes).join()], og: Object.keys(Old.prototype), calls: tag.calls, lazy: lazy.c, memo: [...memo], rd: rs.readableLength, itn: iterable.n, sl: Error.stackTraceLimit };
  console.log(show(state)); for (const list of out) console.log(list.map(show).join(' '));
});
`

// operations are what a callback can do: I is its number, rec remembers a value for it alone.
func operations() []string {
	return strings.Split(strings.TrimSpace(`
v0++
rec(v0)
v1 = v0 + I
rec(v1)
o.a++
rec(o.a)
o['n' + I] = 1
delete o.a
rec('a' in o)
rec(Object.keys(o).join())
o.b.c += I
{ const { b: { c } } = o; rec(c); }
{ const { a, ...rest } = o; rec(rest); }
rec(JSON.stringify(o))
o.b = { c: I }
arr.push(I)
rec(arr.pop())
arr[1] += I
rec(arr[1])
rec(arr.length)
for (const x of arr) rec(x)
rec([...arr].join())
rec('' + arr)
arr.sort()
arr.reverse()
rec(arr.indexOf(2))
rec(arr.map((x) => x + 1))
arr.length = 1
arr[I + 5] = I
rec(arr.splice(0, 1))
arr.unshift(I)
rec(arr.includes(3))
{ const [x, ...y] = arr; rec(y); }
m.set('k', (m.get('k') || 0) + 1)
m.set('n' + I, I)
rec(m.get('a'))
m.delete('a')
m.set('a', I)
rec(m.has('k'))
rec(m.size)
for (const [x, y] of m) rec(x + y)
m.forEach((y, x) => rec(x + y))
m.clear()
s.add(I)
rec(s.has(1))
rec([...s])
rec(has(I))
k.inc()
rec(k.p)
K.q++
rec(K.q)
rec(K.up())
k.x = I
rec(k.x)
k.z = I
rec(k.z)
for (const n in k) rec(n)
k['f' + I] = I
ee.on('e', () => { late.push(I); })
ee.once('e', () => rec('once'))
ee.emit('e')
rec(ee.listenerCount('e'))
ee.removeAllListeners()
rec(gen.next().value)
rec(it.next())
rec(mi.next())
re.test('aaaa')
rec(re.lastIndex)
rec('aXa'.replace(re, 'b'))
buf[I] = I
buf.writeUInt16LE(I, 2)
rec(buf.readUInt8(2))
rec(buf.toString('hex'))
buf.fill(I)
rec(buf.indexOf(1))
Buffer.from('ab').copy(buf, I)
ta.fill(I)
ta[1] += I
rec(ta[1])
rec(ta.join())
view.setUint8(I, I)
rec(view.getUint8(2))
prom.then((x) => rec(x))
prom.then((x) => { late.push('t' + I + x); })
settle(I)
(async () => { rec(await prom); })()
(async () => { await null; v1 = I; })()
(async () => { const x = await prom; late.push(x); })()
wm.set(o, I)
rec(wm.get(o))
wm.set(arr, I)
Object.assign(o, { z: I })
Object.assign(o, o2)
rec({ ...o }.a)
rec(Object.entries(o2))
fn = () => v0 + I
if (fn) rec(fn())
globalThis.gg = I
rec(globalThis.gg)
rec(typeof gg)
process.env.LC = String(I)
rec(process.env.LC)
px.a = I
rec(px.a)
rec(pt.x)
Reflect.set(o, 'a', I)
rec(Reflect.has(o, 'z'))
o2.x += I
rec(Object.values(o2))
o.obj = { n: 0 }
if (o.obj) o.obj.n++
rec(o.obj && o.obj.n)
{ let q = I; o.f = () => ++q; }
if (o.f) rec(o.f())
date.setTime(I)
rec(+date)
rec(date.getTime())
o[sy] = I
rec(o[sy])
F()
rec(F.count)
c1.up()
rec(c1.get())
rec(c2.up())
Object.defineProperty(o, 'd', { value: I, configurable: true, enumerable: true, writable: true })
Object.freeze(o2)
rec(Object.isFrozen(o2))
o2.y = I
bound(I)
[7].forEach(bound)
Promise.resolve(I).then(bound)
process.nextTick(() => { v0 += I; })
queueMicrotask(() => rec(v0))
clearTimeout(timer)
rec(timer.hasRef())
timer.unref()
late.push(I)
rec(require('util').inspect(o))
rec(require('util').format('%j %o', o2, arr.length))
rec(structuredClone(o2))
rec(require('util').isDeepStrictEqual(o2, { x: 1, y: 2 }))
rec(require('path').join('a', String(v0)))
rec(new URL('http://a/' + I).pathname)
L.prototype.extra = I
rec(k.extra)
Object.setPrototypeOf(o2, { inherited: I })
rec(o2.inherited)
o.a ??= I
o.b.c ||= I
rec(o?.b?.c)
[o.a, o.b.c] = [o.b.c, o.a]
for (o.a of [I]) rec(o.a)
switch (v0) { case 0: v1 = I; break; default: rec(v1); }
try { throw o; } catch ({ a }) { rec(a); }
label: for (const x of arr) { for (;;) { v0 += x; continue label; } }
rec(arr.reduce((x, y) => x + y, 0))
rec(new Set(arr).size)
rec(Math.max(...arr))
rec(Array.from(arr, (x) => x + I))
rec(Object.fromEntries(m))
rec(arr.concat([I]))
rec(String(arr) + String(date))
Promise.all([prom]).then((x) => rec(x))
new Promise((r) => r(prom)).then((x) => rec(x))
(function () { arguments[0].a = I; })(o)
rec([1, 2].map((x) => x + v0))
rec(`+"`${o.a}${arr}`"+`)
rec(o.hasOwnProperty('z'))
rec(arr.at(-1))
rec(arr.find((x) => x > 1))
arr.fill(I)
rec(Array.prototype.slice.call(arr, 1))
rec(Reflect.ownKeys(o).length)
Array.prototype.push.apply(arr, [I])
rec(new (class extends L { constructor() { super(); this.w = v0; } })().w)
process.exitCode = 0
rec(process.exitCode)
{ const e = new Error('x'); e.code = I; rec(e.code); }
console.error(v0)
rec(Math.random() < 2)
ps.write('w' + I)
ps.end()
rec(ps.writableLength)
ps.pause()
ps.once('finish', () => { late.push('fin' + I); })
rs.push('r' + I)
rec(String(rs.read()))
usp.append('k', I)
usp.set('a', I)
rec(usp.get('a'))
rec(usp.toString())
et.addEventListener('e', () => { late.push('et' + I); })
et.dispatchEvent(new Event('e'))
ac.abort()
ac.signal.addEventListener('abort', () => { late.push('ab' + I); })
rec(ac.signal.aborted)
rec([...iterable])
iterable.n = I
for (const x of iterable) v0 += x
rec(lazy.v)
acc.v += I
rec(acc.v)
rec(acc.log)
rec(Acc.total)
Acc.made.push(I)
rec(acc.has(acc))
nested.list[1].t += I
rec(nested.list.map((x) => x.t))
nested.list.push({ t: I })
{ const { list: [, second] } = nested; second.t = I; }
{ const { deep: { er: { x: [, [z]] } } } = nested; rec(z); }
nested.deep.er.x[1][0] = I
nested.deep = { er: { x: [I, [I]] } }
[nested.list[0], nested.list[1]] = [nested.list[1], nested.list[0]]
rec(nested.list.flatMap((x) => [x.t]))
nested.list.forEach((x) => { x.t++; })
rec(nested.list.some((x) => x.t > 2))
nested.list.sort((a, b) => b.t - a.t)
locked(() => { q.push(I); })
locked(async () => { const n = v1; await null; v1 = n + I; }).then(() => rec(v1))
queue.then(() => rec('q'))
(async () => { for await (const x of ag) { q.push(x + I); break; } })()
ag.next().then((x) => rec(x.value))
seen.add(o); rec(seen.has(o2))
rec(seen.has(o))
try { frozen.a = I; } catch (e) { rec('frozen'); }
frozen.a.b += I
sealed.s = I
rec(sealed.s)
delete sealed.s
nul[I] = I
rec(Object.keys(nul))
rec(I in nul)
sparse.push(I)
rec(sparse.length)
sparse[5 + I] = I
rec(sparse.indexOf(1))
old.x = I
rec(old.get())
big[300] += I
rec(big[299] + big[301])
rec(big[300])
big.length = 350
big[700] = I
rec(big.length)
big.push(I)
holes[5 + I] = I
holes[2e6 + I] = I
rec(holes[5] + ',' + holes.length)
holes.push(I)
rec(holes.indexOf(2))
holes.length = 3
rec(Object.keys(holes).length)
Old.prototype['e' + I] = I
rec(old.e1)
tag`+"`a${I}b${o.a}`"+`
rec(tag.calls)
rec(fib(6 + I))
memo.delete(5)
lock = { by: I }
if (lock) { rec(lock.by); lock = null; }
if (lock === null) lock = { by: I, at: v0 }
unlock = () => { v0 = 9; }
if (unlock) unlock()
Promise.race([prom, Promise.resolve(I)]).then((x) => { late.push(x); })
Promise.allSettled([prom, queue]).then((x) => rec(x.length))
prom.finally(() => { late.push('f' + I); })
prom.catch(() => {})
new Promise((r) => setImmediate(r)).then(() => { v1 += I; })
{ const w = new WeakRef(o); rec(w.deref().a); }
rec(new Map([...m].map(([x, y]) => [x, y + I])).get('a'))
m.get('z')?.push(I); if (!m.has('z')) m.set('z', [I])
m.get('z')?.push(I)
rec(m.get('z'))
s.forEach((x) => { if (x > 0) s.delete(x); })
rec(util_inspect(nested))
var util_inspect = require('util').inspect; rec(util_inspect(m))
rec(JSON.stringify(nested, (key, x) => (key === 't' ? x + I : x)))
rec(JSON.parse(JSON.stringify(o2)).x)
Reflect.defineProperty(o, 'acc', { get: () => v1, configurable: true, enumerable: false })
rec(o.acc)
Reflect.deleteProperty(o, 'z')
Object.defineProperties(o2, { h: { value: I, enumerable: true, configurable: true } })
rec(Object.getOwnPropertyDescriptor(o, 'a').value)
rec(Object.getOwnPropertyNames(o2))
rec(o2.propertyIsEnumerable('x'))
Object.preventExtensions(nul)
{ const { x = v0, ...others } = o2; rec(others); }
(({ a }, [b] = arr) => rec([a, b]))(o)
{ let t = I; const add = () => t += v0; rec(add() + add()); }
outer: for (const [x, y] of Object.entries(o2)) { if (y > 1) { rec(x); continue outer; } v0++; }
for (let i = 0; i < arr.length; i++) arr[i] += I
for (const i in arr) rec(i)
do { v0++; } while (v0 % 3)
rec(arr.entries().next().value)
rec([...m.keys()].length + [...m.values()].length)
rec(Buffer.concat([buf, Buffer.from([I])]).length)
rec(buf.subarray(0, 2)[1])
buf.subarray(2, 4)[0] = I
new Uint8Array(ta.buffer, 2, 2)[0] = I
ta.set([I, I], 1)
ta.subarray(1).sort()
rec(Buffer.compare(buf, Buffer.alloc(8)))
rec(new TextDecoder().decode(buf).length)
ee.prependListener('e', function () { late.push(this === ee); })
ee.setMaxListeners(5)
rec(ee.rawListeners('e').length)
process.once('exit', () => { late.push('x' + I); })
rec(process.listenerCount('exit'))
process.env['K' + I] = 'v'; rec(Object.keys(process.env).length)
delete process.env.LC
Error.stackTraceLimit = I
rec(new Error('x').stack.split('\n').length)
Symbol.for('x' + I)
rec(structuredClone(nested).list.length)
(function () { o.a = arguments.length; })(1, 2)
(function (p) { arguments[0] = I; v0 = p; })(1)
rec(((...a) => a.length)(...arr))
rec(eval)
o.a **= 2
o.b.c <<= 1
o.cnt = (o.cnt | 0) + 1
rec(void o.cnt)
v0 = v1 = I
[v0, v1] = [v1, v0]
({ v0, x: v1 } = { v0: I, x: v0 })
rec(typeof fn)
rec(o instanceof Object, k instanceof K)
if (!('once' in o)) o.once = I
rec(Array.isArray(px) + px.a)
rec(Object.keys(px))
delete px.a
rec('a' in px)
pt.x = I
`), "\n")
}

// commuting builds a program of n callbacks that file operations report, in any order.
func commuting(seed uint64, n int) (string, []string) {
	list := operations()
	next := func(k int) int {
		seed ^= seed << 13
		seed ^= seed >> 7
		seed ^= seed << 17
		return int(seed % uint64(k))
	}
	var b strings.Builder
	b.WriteString(shared)
	var used []string
	for i := range n {
		fmt.Fprintf(&b, "fs.stat('/app', () => { const I = %d, rec = (x) => { out[I].push(show(x)); };\n", i)
		for range 1 + next(4) {
			op := list[next(len(list))]
			used = append(used, strconv.Itoa(i)+": "+op)
			b.WriteString("try { " + op + " } catch (e) { rec(e.message); }\n")
		}
		b.WriteString("});\n")
	}
	return b.String(), used
}

// ordered runs a program with the callbacks of its file operations in an order: 0 is the first operation.
func ordered(t testing.TB, p *Program, order []int) (map[trace.EventID]trace.Step, trace.Outcome) {
	proc := p.Start(StartOptions{})
	steps := map[trace.EventID]trace.Step{}
	stats := []trace.EventID{}
	for ready := proc.Ready(); len(ready) > 0; ready = proc.Ready() {
		pick := ready[0].ID
		if i := slices.IndexFunc(ready, func(e trace.Event) bool { return e.ID.IsEffect() }); i >= 0 {
			pick = ready[i].ID
		} else if len(stats) < len(order) {
			var all []trace.EventID
			for _, e := range ready {
				if e.Kind == "fs.stat" {
					all = append(all, e.ID)
				}
			}
			slices.SortFunc(all, func(a, b trace.EventID) int {
				if a.Less(b) {
					return -1
				}
				return 1
			})
			if len(all) > 0 {
				at := order[len(stats)]
				for _, done := range order[:len(stats)] {
					if done < order[len(stats)] {
						at--
					}
				}
				pick = all[at]
				stats = append(stats, pick)
			}
		}
		steps[pick] = proc.Step(pick)
	}
	require.NoError(t, proc.Err())
	return steps, proc.Outcome()
}

// independent reports whether two steps commute by what they say they touch. What they print on stderr
// does not count.
func independent(a, b trace.Step) bool {
	strip := func(s trace.Step) *trace.Step {
		s.Accesses = slices.DeleteFunc(slices.Clone(s.Accesses), func(a trace.Access) bool { return a.Space == "stderr" || a.Space == "loop.poll" })
		return &s
	}
	return !explorer.Dependent(strip(a), strip(b))
}

// Two turns that say that they are independent can be swapped: the end is the same, and every step says
// the same of itself.
func TestIndependentTurnsCommute(t *testing.T) {
	seeds := uint64(60)
	if testing.Short() {
		seeds = 50
	}
	swapped := 0
	for seed := range seeds {
		n, wrong := commute(t, seed+1)
		require.Empty(t, wrong)
		swapped += n
	}
	require.Greater(t, swapped, int(seeds)/4)
}

func commute(t *testing.T, seed uint64) (swapped int, wrong string) {
	src, used := commuting(seed*0x9E3779B97F4A7C15, 3)
	p := load(t, memory{"/app/main.js": src})
	type result struct {
		steps map[trace.EventID]trace.Step
		out   trace.Outcome
	}
	results := map[string]result{}
	run := func(order []int) result {
		key := fmt.Sprint(order)
		if _, ok := results[key]; !ok {
			steps, out := ordered(t, p, order)
			results[key] = result{steps, out}
		}
		return results[key]
	}
	id := func(i int) trace.EventID { return trace.EventID(fmt.Sprintf("main.%d", i+2)) }
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		one := run(order)
		for i := range 2 {
			a, b := one.steps[id(order[i])], one.steps[id(order[i+1])]
			require.NotEmpty(t, a.ID)
			require.NotEmpty(t, b.ID)
			if !independent(a, b) {
				continue
			}
			swapped++
			other := slices.Clone(order)
			other[i], other[i+1] = order[i+1], order[i]
			two := run(other)
			what := fmt.Sprintf("seed %d, %v and %v:\n%s\n%s\n%s", seed, order, other, strings.Join(used, "\n"), places(a.Accesses), places(b.Accesses))
			if one.out.Stdout != two.out.Stdout {
				return 0, what + "\n" + one.out.Stdout + two.out.Stdout
			}
			for sid, s := range one.steps {
				if d := differ(s.Accesses, two.steps[sid].Accesses); d != "" || s.Opaque != two.steps[sid].Opaque {
					return 0, fmt.Sprintf("%s differs: %s\n%s", sid, d, what)
				}
			}
		}
	}
	return swapped, ""
}

// differ tells two lists of accesses apart. Their order does not count.
func differ(a, b []trace.Access) string {
	without := func(a, b []trace.Access) []trace.Access {
		return slices.DeleteFunc(slices.Clone(a), func(x trace.Access) bool { return slices.Contains(b, x) })
	}
	if x, y := without(a, b), without(b, a); len(x)+len(y) > 0 {
		return places(x) + " |" + places(y)
	}
	return ""
}

// places lists accesses in words.
func places(list []trace.Access) string {
	var b strings.Builder
	for _, a := range list {
		mode := " r "
		if a.Write {
			mode = " w "
		}
		fmt.Fprintf(&b, "%s%s:%x.%s", mode, a.Space, a.Object&0xffff, a.Name)
	}
	return b.String()
}

// chained builds a program of n callbacks that each do something and then ask for one more callback.
func chained(seed uint64, n int) (string, []string) {
	list := operations()
	next := func(k int) int {
		seed ^= seed << 13
		seed ^= seed >> 7
		seed ^= seed << 17
		return int(seed % uint64(k))
	}
	var b strings.Builder
	b.WriteString(shared)
	var used []string
	some := func(who string) {
		for range 1 + next(3) {
			op := list[next(len(list))]
			used = append(used, who+": "+op)
			b.WriteString("try { " + op + " } catch (e) { rec(e.message); }\n")
		}
	}
	for i := range n {
		fmt.Fprintf(&b, "fs.stat('/app', () => { const I = %d, rec = (x) => { out[I].push(show(x)); };\n", i)
		some(strconv.Itoa(i))
		b.WriteString("fs.stat('/app', () => {\n")
		some(strconv.Itoa(i) + "+")
		b.WriteString("}); });\n")
	}
	return b.String(), used
}

// played runs a program: effects at once, then turns as they are picked. It returns the turns in their order,
// and false if what was picked was not ready.
func played(t testing.TB, p *Program, pick func(n int, ready []trace.Event) trace.EventID) (order []trace.Step, all map[trace.EventID]trace.Step, out trace.Outcome, ok bool) {
	proc := p.Start(StartOptions{})
	all = map[trace.EventID]trace.Step{}
	for ready := proc.Ready(); len(ready) > 0; ready = proc.Ready() {
		var id trace.EventID
		if i := slices.IndexFunc(ready, func(e trace.Event) bool { return e.ID.IsEffect() }); i >= 0 {
			id = ready[i].ID
		} else {
			id = pick(len(order), ready)
			if !slices.ContainsFunc(ready, func(e trace.Event) bool { return e.ID == id }) {
				return nil, nil, out, false
			}
		}
		s := proc.Step(id)
		all[id] = s
		if !id.IsEffect() {
			order = append(order, s)
		}
	}
	require.NoError(t, proc.Err())
	return order, all, proc.Outcome(), true
}

// swaps plays a program of chains in one order and then with each two neighbours swapped that say that
// they are independent.
func swaps(t *testing.T, seed uint64) (swapped int, wrong string) {
	src, used := chained(seed*0x9E3779B97F4A7C15, 3)
	p := load(t, memory{"/app/main.js": src})
	r := seed*0xBF58476D1CE4E5B9 | 1
	order, all, out, _ := played(t, p, func(_ int, ready []trace.Event) trace.EventID {
		var stats []trace.EventID
		for _, e := range ready {
			if e.Kind == "fs.stat" {
				stats = append(stats, e.ID)
			}
		}
		if len(stats) == 0 {
			return ready[0].ID
		}
		slices.Sort(stats)
		r ^= r << 13
		r ^= r >> 7
		r ^= r << 17
		return stats[r%uint64(len(stats))]
	})
	for i := range len(order) - 1 {
		a, b := order[i], order[i+1]
		if a.Kind != "fs.stat" || b.Kind != "fs.stat" || !independent(a, b) {
			continue
		}
		_, again, end, ok := played(t, p, func(n int, _ []trace.Event) trace.EventID {
			switch n {
			case i:
				n = i + 1
			case i + 1:
				n = i
			}
			return order[min(n, len(order)-1)].ID
		})
		if !ok {
			continue
		}
		swapped++
		what := fmt.Sprintf("seed %d, %s and %s:\n%s\n%s\n%s", seed, a.ID, b.ID, strings.Join(used, "\n"), places(a.Accesses), places(b.Accesses))
		if out.Stdout != end.Stdout {
			return 0, what + "\n" + out.Stdout + end.Stdout
		}
		for id, s := range all {
			if d := differ(s.Accesses, again[id].Accesses); d != "" || s.Opaque != again[id].Opaque {
				return 0, fmt.Sprintf("%s differs: %s\n%s", id, d, what)
			}
		}
	}
	return swapped, ""
}

// So it is with turns that other turns have asked for, and objects that they have made.
func TestIndependentTurnsOfChainsCommute(t *testing.T) {
	swapped := 0
	for seed := range uint64(60) {
		n, wrong := swaps(t, seed+1)
		require.Empty(t, wrong)
		swapped += n
	}
	require.Greater(t, swapped, 30)
}
