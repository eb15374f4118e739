package source

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const frameNames = `
function show() { throw new Error('x'); }
const cases = [];
const add = (f) => cases.push(f);
function f() { show(); }
const o = { f, m() { show(); }, p: function () { show(); }, a: () => { show(); }, get g() { show(); }, set s(v) { show(); }, *gm() { show(); }, named: function nn() { show(); } };
add(() => f()); add(() => o.f()); add(() => o.m()); add(() => o.p()); add(() => o.a()); add(() => o.g); add(() => { o.s = 1; }); add(() => { const m = o.m; m(); });
exports.ef = function () { show(); }; exports.ea = () => { show(); }; module.exports.mf = function () { show(); };
add(() => exports.ef()); add(() => exports.ea()); add(() => module.exports.mf());
add(() => { (function () { show(); })(); }); add(() => { (() => { show(); })(); }); add(() => { (function named() { show(); })(); });
const v = function () { show(); }; const w = () => { show(); }; let x; x = function () { show(); }; x.y = function () { show(); };
add(() => v()); add(() => w()); add(() => x()); add(() => x.y());
class A { constructor(q) { if (q) show(); } m() { show(); } f = () => { show(); }; static s() { show(); } get g() { show(); } #p() { show(); } callP() { this.#p(); } static { try { show(); } catch (e) { add(() => { throw e; }); } } }
add(() => new A(1)); add(() => new A().m()); add(() => new A().f()); add(() => A.s()); add(() => new A().g); add(() => new A().callP());
function Old() { show(); } Old.prototype.pm = function () { show(); }; Old.stat = function () { show(); };
add(() => new Old()); add(() => Old.prototype.pm()); add(() => Old.stat());
const nested = { deep: { fn: function () { show(); } } }; add(() => nested.deep.fn());
function outer() { function inner() { show(); } inner(); } add(() => outer());
add(() => new (class { constructor() { show(); } })()); const C = class { m() { show(); } }; add(() => new C().m());
add(() => { ({ x: { y() { show(); } } }).x.y(); }); const k = { ['dyn']: function () { show(); } }; add(() => k.dyn());
add(() => { try { show(); } finally { } });
module.exports = cases.map((c) => { try { c(); } catch (e) { return e.stack; } });
`

// The name of the second frame of each case, as V8 has it and as FunctionAt says.
func TestFrameNamesAreV8s(t *testing.T) {
	dir := write(t, map[string]string{
		"names.cjs": frameNames,
		"run.cjs":   `for (const s of require('./names.cjs')) console.log(s.split('\n')[2].replace(/^ +at /, '').replace(/ ?\(?\/.*$/, ''));`,
	})
	want, stderr := node(t, filepath.Join(dir, "run.cjs"))
	l := New(disk{}, Options{})
	u, err := l.Load(filepath.Join(dir, "names.cjs"))
	require.NoError(t, err)
	p := newTiny(l)
	stacks := p.RequireFile(u.Path).(*goja.Object)
	var got []string
	for _, key := range stacks.Keys() {
		lines := strings.Split(stacks.Get(key).String(), "\n")
		line, col := place(t, lines[2])
		call := UnknownCall
		if strings.Contains(lines[3], "names.cjs") {
			call = u.CallAt(place(t, lines[3]))
		}
		got = append(got, u.FunctionAt(line, col, call))
	}
	require.Equal(t, want, strings.Join(got, "\n")+"\n", stderr)
}

func place(t *testing.T, frame string) (line, col int) {
	m := regexp.MustCompile(`:(\d+):(\d+)`).FindStringSubmatch(frame)
	require.NotNil(t, m, frame)
	for _, c := range m[1] {
		line = line*10 + int(c-'0')
	}
	for _, c := range m[2] {
		col = col*10 + int(c-'0')
	}
	return line, col
}

func TestCalleeTextIsV8s(t *testing.T) {
	texts := []string{
		"let u; u()", "let u = {}; u.x()", "let u = {}; u['x']()", "let u = {}, k = 'q'; u[k]()", "let u = {}; new u.x()", "let u = { a() {} }; u.a()()",
		"let u = { a() { return {} } }; u.a().b()", "this.x()", "(1)()", "('s')()", "null()", "({}).x()", "[].x()", "(() => {})()()", "let u = []; u[0]()", "let u; (u)()", "new Map().x()", "let u = {}; u?.x()", "undefined()", "let f = () => 1; new f()", "(function () {})()()", "require('fs').nope()",
	}
	main := ""
	for i := range texts {
		main += "try { require('./" + numbered("t", i) + ".cjs') } catch (e) { console.log(e.message) }\n"
	}
	files := map[string]string{"main.cjs": main}
	for i, text := range texts {
		files[numbered("t", i)+".cjs"] = text
	}
	dir := write(t, files)
	want, stderr := node(t, filepath.Join(dir, "main.cjs"))
	l := New(disk{}, Options{})
	lines := strings.Split(want, "\n")
	require.Len(t, lines, len(texts)+1, stderr)
	for i, text := range texts {
		u, err := l.Load(filepath.Join(dir, numbered("t", i)+".cjs"))
		require.NoError(t, err)
		p := newTiny(l)
		ex := p.rt.Try(func() { p.RequireFile(u.Path) })
		require.NotNil(t, ex, text)
		at := ex.Stack()[0].Position()
		for _, fr := range ex.Stack() {
			if fr.Position().Filename == u.Path {
				at = fr.Position()
				break
			}
		}
		verb := " is not a function"
		if strings.Contains(lines[i], "constructor") {
			verb = " is not a constructor"
		}
		assert.Equal(t, lines[i], u.CalleeText(at.Line, at.Column)+verb, "%s at %v: %v", text, at, ex)
	}
}
