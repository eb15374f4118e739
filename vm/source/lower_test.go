package source

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func runText(t testing.TB, src string) string {
	dir := write(t, map[string]string{"main.js": src})
	p := newTiny(New(disk{}, Options{}))
	p.run(t, dir+"/main.js")
	return p.out.String()
}

func TestAsyncIterationAgreesWithNode(t *testing.T) {
	programs := []string{
		`async function* f() { console.log('in'); yield 1; const x = yield 2; console.log(x); return 3; }
		 const g = f(); g.next().then((r) => console.log(JSON.stringify(r))); g.next(); g.next('got'); g.next().then((r) => console.log(r.done));
		 Promise.resolve().then(() => console.log('a')).then(() => console.log('b')).then(() => console.log('c'));`,
		`(async () => { for await (const x of [1, Promise.resolve(2), 3]) console.log(x); })();
		 Promise.resolve().then(() => console.log('a')).then(() => console.log('b')).then(() => console.log('c')).then(() => console.log('d'));`,
		`const o = { async *m() { yield* [1, 2]; }, async *[Symbol.asyncIterator]() { yield 'it'; } };
		 (async () => { for await (const v of o.m()) console.log(v); for await (const v of o) console.log(v); })();`,
		`class A { static async *s() { yield 's'; } async *m() { yield this.x; } x = 5; async *[Symbol.asyncIterator]() { yield 'c'; } }
		 (async () => { for await (const v of A.s()) console.log(v); for await (const v of new A().m()) console.log(v); for await (const v of new A()) console.log(v); })();`,
		`async function* f() {} const g = async function* () {}; const h = async function* named() {};
		 console.log(f.name, g.name, h.name, Object.prototype.toString.call(f()), Object.prototype.toString.call(f), f.length);
		 console.log(f() instanceof f, typeof f().next, Object.getPrototypeOf(f).constructor.name, 'prototype' in f, f().toString(), f.toString());`,
		`async function* f() { try { yield 1; yield 2; } finally { console.log('fin'); await 0; console.log('fin2'); } }
		 (async () => { outer: for (const i of [1, 2]) { for await (const v of f()) { console.log(i, v); if (i === 1) continue outer; break outer; } } console.log('end'); })();`,
		`async function* f() { try { yield 1; } catch (e) { console.log('caught', e); yield 'c'; } return 'r'; }
		 const g = f(); g.next(); g.throw('T').then((r) => console.log(r.value, r.done)); g.return(Promise.resolve('P')).then((r) => console.log(r.value, r.done)); g.next().then((r) => console.log(r.value, r.done));`,
		`async function* f() { return Promise.reject('no'); } f().next().catch((e) => console.log('rej', e));
		 async function* g() { yield Promise.reject('ny'); } const i = g(); i.next().catch((e) => console.log('rej', e)); i.next().then((r) => console.log(r.done));`,
		`async function* inner() { try { const a = yield 1; console.log('a', a); yield 2; } finally { console.log('inner fin'); } }
		 async function* outer() { const r = yield* inner(); console.log('r', r); }
		 const g = outer(); g.next('x').then((v) => console.log(v.value)); g.next('y').then((v) => console.log(v.value)); g.return('z').then((v) => console.log(v.value, v.done));`,
		`async function* outer() { yield* { [Symbol.asyncIterator]() { let n = 0; return { next() { console.log('next'); return { value: n++, done: n > 3 }; }, return(v) { console.log('ret', v); return { value: v, done: true }; } }; } }; }
		 const g = outer(); g.next(); g.next(); g.return(7).then((r) => console.log(r.value, r.done)); g.throw('t').catch((e) => console.log(e));`,
		`(async () => { try { for await (const x of 5) ; } catch (e) { console.log(e.name); } })();`,
		`async function* f(a, b = (() => { throw new Error('default'); })()) {} try { f(1); } catch (e) { console.log(e.message, f.length); }`,
		`(async () => { const it = { [Symbol.asyncIterator]() { return { next() { return Promise.resolve({ done: false, value: 1 }); }, return() { console.log('closed'); return {}; } }; } };
		   try { for await (const x of it) throw new Error('body'); } catch (e) { console.log(e.message); }
		   lab: for await (const x of it) { break lab; } 
		   await (async () => { for await (const x of it) return 5; })().then(console.log);
		   for await (var v of [1, 2]) ; console.log(v); let q; for await (q of [3]) ; for await ([q] of [[4]]) console.log(q); })();`,
	}
	want := nodeBatch(t, programs)
	for i, p := range programs {
		require.Equal(t, want[i], runText(t, p), p)
	}
}

// Goja binds arguments for an arrow function only when the function around it mentions it too.
func TestArgumentsInArrowFunctions(t *testing.T) {
	programs := []string{
		"function f(v) { return (() => arguments.length)() } console.log(f(1))",
		"function f(v, w = () => arguments.length) { var q = 1; return w() } console.log(f(1))",
		"function f(...v) { let q = 1; return (() => arguments.length + q + v.length)() } console.log(f(1,2))",
		"'use strict'; class A { m(v) { return (() => () => [arguments.length, this])()()[0] } }; console.log(new A().m(1))",
		"async function f() { await 1; return (async () => { await 1; return arguments.length })() } f(1,2).then(console.log)",
		"async function* f() { yield (() => arguments.length)() } f(1,2).next().then(r => console.log(r.value))",
	}
	want := nodeBatch(t, programs)
	for i, p := range programs {
		require.Equal(t, want[i], runText(t, p), p)
	}
}

// An asyncMaker writes random programs in which async generators, their consumers and plain promise
// chains interleave.
type asyncMaker struct {
	*rand.Rand
	b     strings.Builder
	label int
	depth int
}

func (m *asyncMaker) say() string {
	m.label++
	return fmt.Sprintf("log(%d);", m.label)
}

func (m *asyncMaker) value() string {
	switch m.Intn(7) {
	case 0:
		return fmt.Sprintf("Promise.resolve(%d)", m.Intn(9))
	case 1:
		return fmt.Sprintf("Promise.reject(%d)", m.Intn(9))
	case 2:
		return fmt.Sprintf("{ then(r) { %s r(%d); } }", m.say(), m.Intn(9))
	case 3:
		return fmt.Sprintf("new Promise((r) => Promise.resolve().then(() => r(%d)))", m.Intn(9))
	default:
		return fmt.Sprint(m.Intn(9))
	}
}

func (m *asyncMaker) body() string {
	var b strings.Builder
	for range 1 + m.Intn(4) {
		m.depth++
		switch k := m.Intn(13); {
		case k < 4:
			fmt.Fprintf(&b, "%s log('r', yield %s); ", m.say(), m.value())
		case k < 6:
			fmt.Fprintf(&b, "log('w', await %s); ", m.value())
		case k == 6 && m.depth < 6:
			fmt.Fprintf(&b, "try { %s } catch (e) { log('c', e); %s } ", m.body(), m.say())
		case k == 7 && m.depth < 6:
			fmt.Fprintf(&b, "try { %s } finally { %s } ", m.body(), m.body())
		case k == 8:
			fmt.Fprintf(&b, "log('d', yield* %s); ", m.iterable())
		case k == 9 && m.depth < 6:
			fmt.Fprintf(&b, "for await (const x of %s) { log('f', x); %s } ", m.iterable(), m.leave())
		case k == 10:
			fmt.Fprintf(&b, "if (n < %d) return %s; ", m.Intn(3), m.value())
		case k == 11:
			fmt.Fprintf(&b, "if (n > %d) throw %d; ", m.Intn(4), m.Intn(9))
		default:
			b.WriteString(m.say() + " ")
		}
		m.depth--
	}
	return b.String()
}

func (m *asyncMaker) leave() string {
	return []string{"", "", "break;", "if (x === 3) continue;", "if (n === 1) throw 'out';", "if (n === 2) return 'ret';"}[m.Intn(6)]
}

func (m *asyncMaker) iterable() string {
	return []string{
		"[1, Promise.resolve(2), 3]", "g0(n)", "g1(n + 1)", "(function* () { try { yield 1; yield 3; } finally { log('sf'); } })()",
		"hand()", "[Promise.reject('pr')]",
	}[m.Intn(6)]
}

func (m *asyncMaker) program() string {
	m.b.WriteString("const log = (...a) => console.log(...a.map(String));\n")
	m.b.WriteString("let budget = 60; const hand = () => ({ [Symbol.asyncIterator]() { let i = 0; return { next(v) { log('hn', v); return i++ < 2 ? { value: i, done: false } : Promise.resolve({ value: 'he', done: true }); }, return(v) { log('hr', v); return { value: v, done: true }; } }; } });\n")
	for i := range 3 {
		m.depth = 0
		fmt.Fprintf(&m.b, "async function* g%d(n = 0) { if (budget-- < 0) return; %s }\n", i, m.body())
	}
	for i := range 2 + m.Intn(2) {
		fmt.Fprintf(&m.b, "{ const it = g%d(%d);", m.Intn(3), m.Intn(3))
		for j := range 2 + m.Intn(4) {
			call := []string{"next", "next", "next", "return", "throw"}[m.Intn(5)]
			fmt.Fprintf(&m.b, " it.%s(%s).then((r) => log('%d.%d', r.value, r.done), (e) => log('%d.%d!', e));", call, m.value(), i, j, i, j)
		}
		m.b.WriteString(" }\n")
	}
	fmt.Fprintf(&m.b, "(async () => { try { for await (const x of g%d(1)) { log('m', x); if (x === 5) break; } } catch (e) { log('mc', e); } })();\n", m.Intn(3))
	chain := "Promise.resolve()"
	for range 14 {
		chain += ".then(() => { " + m.say() + " })"
	}
	m.b.WriteString(chain + ";\n")
	return m.b.String()
}

func TestRandomAsyncGeneratorsAgreeWithNode(t *testing.T) {
	var programs []string
	for seed := range int64(300) {
		m := &asyncMaker{Rand: rand.New(rand.NewSource(seed))}
		programs = append(programs, m.program())
	}
	want := nodeBatch(t, programs)
	for i, p := range programs {
		require.Equal(t, want[i], runText(t, p), "seed %d\n%s", i, p)
	}
}

func TestFunctionsInBlocksAreHoistedInSloppyCode(t *testing.T) {
	programs := []string{
		"{ function f() { return 'hoisted'; } } console.log(typeof f, f());",
		"console.log(typeof f); if (true) { function f() { return 1; } } console.log(f());",
		"'use strict'; { function f() {} } console.log(typeof f);",
		"function g() { console.log(typeof f); { console.log(f()); function f() { return 1; } f = 2; } console.log(typeof f, f()); } g();",
		"const fs = []; for (const x of [1, 2]) { function cb() { return x; } fs.push(() => cb()); } console.log(fs[0](), fs[1](), cb());",
		"let f = 'let'; { function f() {} } console.log(f);",
		"function g(f) { { function f() { return 'inner'; } } return f; } console.log(g('param'));",
		"switch (1) { case 1: function s() { return 's'; } } console.log(s()); try { function t() { return 't'; } } finally {} console.log(t());",
		"if (0) { function never() {} } console.log(typeof never);",
		"const a = () => { { function f() { return 'in arrow'; } } return f(); }; console.log(a());",
		"{ let f = 1; { function f() {} } } console.log(typeof f);",
		"if (true) function f() { return 'no block'; } console.log(typeof f);",
		"class A { static m() { return 'm'; } v() { return 'v'; } } class B extends A { static y = super.m(); z = super.v() + this.constructor.y; } console.log(B.y, new B().z);",
	}
	want := nodeBatch(t, programs)
	for i, p := range programs {
		require.Equal(t, want[i], runText(t, p), p)
	}
}
