package vm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// touched runs a program under its natural schedule and lists what each turn after main touches, one line
// for each: objects are numbered in the order of their first use, 0 has no name, ? says that there is more.
func touched(t testing.TB, src string) []string {
	proc := load(t, memory{"/app/main.js": src}).Start(StartOptions{})
	numbers := map[string]int{}
	var lines []string
	for ready := proc.Ready(); len(ready) > 0; ready = proc.Ready() {
		s := proc.Step(ready[0].ID)
		if s.ID == "main" || s.Kind == "exit" {
			continue
		}
		var list []string
		for _, a := range s.Accesses {
			if a.Space != "js" {
				continue
			}
			o := fmt.Sprint(a.Object)
			if a.Object != 0 {
				if numbers[o] == 0 {
					numbers[o] = len(numbers) + 1
				}
				o = fmt.Sprint(numbers[o])
			}
			mode := "r"
			if a.Write {
				mode = "w"
			}
			list = append(list, mode+" "+o+"."+a.Name)
		}
		if s.Opaque {
			list = append(list, "?")
		}
		lines = append(lines, strings.Join(list, ", "))
	}
	require.NoError(t, proc.Err())
	out := proc.Outcome()
	require.Nil(t, out.Failure, "%v", out)
	return lines
}

func TestTurnsTellWhatTheyTouch(t *testing.T) {
	for _, c := range []struct {
		name, src string
		want      []string
	}{
		{"a captured variable that changes", `let n = 0; setTimeout(() => { n++; });`, []string{"w 1.var 0"}},
		{"a captured variable that does not", `let n = 0; setTimeout(() => n);`, []string{""}},
		{"a captured constant", `const n = 0; setTimeout(() => n);`, []string{""}},
		{"a variable of a loop", `for (let i = 0; i < 2; i++) setTimeout(() => i);`, []string{"", ""}},
		{"a variable of a loop that its bodies change", `for (let i = 0; i < 2; i++) { let k = i; setTimeout(() => k++); setTimeout(() => k); }`,
			[]string{"w 1.var 0", "r 1.var 0", "w 2.var 0", "r 2.var 0"}},
		{"a parameter", `function f(a) { setTimeout(() => { a = 2; }); setTimeout(() => a); } f(1); f(2);`,
			[]string{"w 1.var 0", "r 1.var 0", "w 2.var 0", "r 2.var 0"}},
		{"a variable of the catch clause", `try { throw 1; } catch (e) { setTimeout(() => { e = 2; }); }`, []string{"w 1.var 0"}},
		{"a property", `const o = { a: 1 }; setTimeout(() => o.a); setTimeout(() => { o.a = 2; });`, []string{"r 1.a", "w 1.a"}},
		{"a new property", `const o = {}; setTimeout(() => { o.a = 2; });`, []string{"w 1.a, w 1.[[Keys]]"}},
		{"a missing property", `const o = Object.create(null); setTimeout(() => o.a);`, []string{"r 1.a"}},
		{"a computed property", `const o = { a: 1 }, k = 'a'; setTimeout(() => o[k]); setTimeout(() => { o[k] += 2; });`, []string{"r 1.a", "w 1.a"}},
		{"a symbol", `const s = Symbol('s'), o = { [s]: 1 }; setTimeout(() => o[s]);`, []string{"r 1.@@s"}},
		{"delete", `const o = { a: 1 }; setTimeout(() => delete o.a);`, []string{"w 1.a, w 1.[[Keys]]"}},
		{"in", `const o = { a: 1 }; setTimeout(() => 'a' in o);`, []string{"r 1.a"}},
		{"an optional chain", `const o = { a: { b: 1 } }; setTimeout(() => o?.a?.b); setTimeout(() => o.x?.b);`, []string{"r 1.a, r 2.b", "r 1.x"}},
		{"destructuring", `const o = { a: { b: [1, 2] } }; setTimeout(() => { const { a: { b: [x] } } = o; return x; });`,
			[]string{"r 1.a, r 2.b, r 3.@@Symbol.iterator, r 3.[[Keys]], r 3.length, r 3.0, r 3.1"}},
		{"an object rest", `const o = { a: 1, b: 2 }; setTimeout(() => { const { a, ...r } = o; return r; });`, []string{"r 1.a, r 1.[[Keys]], r 1.b"}},
		{"a spread", `const o = { a: 1 }, p = [5]; setTimeout(() => [{ ...o }, ...p]);`,
			[]string{"r 1.[[Keys]], r 1.a, r 2.@@Symbol.iterator, r 2.[[Keys]], r 2.length, r 2.0"}},
		{"for in", `const o = { a: 1 }; setTimeout(() => { for (const k in o) k; });`, []string{"r 1.[[Keys]], r 1.a"}},
		{"an element", `const a = [1, 2]; setTimeout(() => a[1]); setTimeout(() => { a[0] = 3; }); setTimeout(() => { a[2] = 3; });`,
			[]string{"r 1.1", "w 1.0", "w 1.2, w 1.length"}},
		{"push and pop", `const a = [1]; setTimeout(() => a.push(5)); setTimeout(() => a.pop());`,
			[]string{"w 1.1, w 1.length", "w 1.1, w 1.length"}},
		{"a map", `const m = new Map([['a', 1]]); setTimeout(() => m.get('a')); setTimeout(() => m.set('b', 1)); setTimeout(() => m.size);`,
			[]string{"r 1.entry 'a0", "w 1.entry 'b0, w 1.[[Keys]]", "r 1.[[Keys]]"}},
		{"a private name", `class A { #x = 1; inc() { this.#x++; } } const a = new A(); setTimeout(() => a.inc());`, []string{"w 1.#x"}},
		{"a getter", `const o = { v: 1, get a() { return this.v; } }; setTimeout(() => o.a);`, []string{"r 1.a, r 1.v"}},
		{"a setter", `const o = { v: 1, set a(x) { this.v = x; } }; setTimeout(() => { o.a = 2; });`, []string{"w 1.a, w 1.v"}},
		{"objects of the turn's own", `setTimeout(() => { const o = { a: [1] }; o.a.push(o); class A { x = 1; } return new A().x + o.a.length; });`, []string{""}},
		{"a promise that two wait for", `let done; const p = new Promise((r) => { done = r; }); setTimeout(() => p.then(() => 1)); setTimeout(() => done());`,
			[]string{"w 1.[[State]]", "r 2.var 0, w 1.[[State]], w 3.[[State]]"}},
		{"Promise.all across turns", `let a, b; Promise.all([new Promise((r) => { a = r; }), new Promise((r) => { b = r; })]).then(() => 1); setTimeout(() => a()); setTimeout(() => b());`,
			[]string{"r 1.var 0, w 2.[[State]], w 3.[[State]]", "r 1.var 1, w 4.[[State]], w 3.[[State]], w 5.[[State]], w 6.[[State]]"}},
		{"an async function that a builtin calls", `const o = { n: 0 }; setTimeout(async () => { await Promise.all([1, 2].map(async (x) => { await null; o.n += x; })); });`, []string{"w 1.n"}},
		{"with", `const o = { a: 1 }; setTimeout(new Function('o', 'with (o) { a = 2; }'), 1, o);`, []string{"w 1.a, ?"}},
		{"new Function", `const o = { a: 1 }; setTimeout(new Function('o', 'let b = o.a; return () => b++;'), 1, o);`, []string{"r 1.a"}},
		{"a scope that a new function makes", `const f = new Function('let n = 0; return () => n++')(); setTimeout(f);`, []string{"w 1.var 0"}},
		{"eval", `let a = 1; setTimeout(() => eval('a = 2')); setTimeout(() => a);`, []string{"?", "r 1.var 8, ?"}},
		{"Object.assign", `const o = { a: 1 }, p = { b: 2 }; setTimeout(() => Object.assign(o, p));`, []string{"r 1.[[Keys]], r 1.b, w 2.b, w 2.[[Keys]]"}},
		{"JSON.stringify", `const o = { a: { b: 1 } }; setTimeout(() => JSON.stringify(o));`, []string{"r 1.[[Keys]], r 1.a, r 2.[[Keys]], r 2.b"}},
		{"an array as text", `const o = [1]; setTimeout(() => 'a' + o); setTimeout(() => ` + "`${o}`" + `);`,
			[]string{"r 1.[[Keys]], r 1.length, r 1.0", "r 1.[[Keys]], r 1.length, r 1.0"}},
		{"a method handed over", `const m = new Set(), add = m.add.bind(m); setTimeout(add, 1, 'x');`, []string{"w 1.entry 'x0, w 1.[[Keys]]"}},
		{"a prototype that changes", `class A {} const a = new A(); setTimeout(() => { A.prototype.x = 1; });`, []string{"r 1.prototype, ?"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			require.Equal(t, c.want, touched(t, c.src))
		})
	}
}
