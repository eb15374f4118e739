package source

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shapeRunner calls each text as the body of a module and prints "line:column ..." of its frames.
const shapeRunner = `
const fs = require('fs'), vm = require('vm');
Error.stackTraceLimit = 10;
const out = [];
for (const body of JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))) {
  let frames = [];
  try {
    vm.compileFunction(body, [], { filename: '/case.js' })();
  } catch (e) {
    if (e && e.stack) frames = e.stack.split('\n').filter((l) => /^\s+at /.test(l) && l.includes('/case.js'));
  }
  out.push(frames.map((l) => /case\.js:(\d+:\d+)/.exec(l)[1]).join(' '));
}
process.stdout.write(JSON.stringify(out));
`

// frames runs a text and returns the same as shapeRunner, with the corrections of Unit.MemberRead.
func frames(t testing.TB, l *Loader, name, body string) string {
	u, err := l.Compile(name, []byte(body))
	require.NoError(t, err, body)
	rt := goja.New()
	f, _ := goja.AssertFunction(must(rt.RunProgram(u.Program)))
	_, err = f(goja.Undefined())
	ex, ok := err.(*goja.Exception)
	if !ok {
		return ""
	}
	if _, isObject := ex.Value().(*goja.Object); !isObject {
		return ""
	}
	var list []string
	for _, fr := range ex.Stack() {
		p := fr.Position()
		if p.Filename == "" {
			continue
		}
		if m := regexp.MustCompile(`Cannot read property '(.*)' of`).FindStringSubmatch(ex.Value().String()); m != nil && len(list) == 0 {
			p.Line, p.Column = u.MemberRead(p.Line, p.Column, m[1])
		}
		list = append(list, fmt.Sprintf("%d:%d", p.Line, p.Column))
	}
	return strings.Join(list, " ")
}

// Shapes whose position goja cannot give: it notes none for the failing instruction, or V8 has a
// frame of its own. The list only shrinks.
func knownPlaceGap(body string) string {
	for part, reason := range map[string]string{
		"o * 2":                 "binary operators take the start of a left side that may itself fail",
		"let y = +o":            "the same for unary operators",
		"instanceof z5":         "the same",
		"BigInt(1) + 1":         "the same",
		"Symbol() + ''":         "the same",
		"   1n + 1":             "bigint literals have no text in the tree",
		"const {z} = o":         "goja notes no position for destructuring",
		"const {z} = undefined": "goja notes no position for destructuring",
		"Math.max(...o)":        "spread reports its operand",
		"super(m) } }":          "V8 hides the constructors above a built-in Error's; vm/js has to",
		"class B extends P {}":  "an implicit constructor has no frame in goja",
		"class P { f = (":       "V8 has a frame for the implicit constructor too",
		"class Q extends":       "an implicit constructor has no frame in goja",
		"   o.g()":              "a getter as callee is reported at its object",
		"1 in 2":                "constants are folded when they are compiled",
	} {
		if strings.Contains(body, part) {
			return reason
		}
	}
	return ""
}

func TestPositionsAreV8s(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "shapes.json"))
	require.NoError(t, err)
	var shapes []string
	require.NoError(t, json.Unmarshal(data, &shapes))
	dir := write(t, map[string]string{"run.cjs": shapeRunner, "shapes.json": string(data)})
	stdout, stderr := node(t, filepath.Join(dir, "run.cjs"), filepath.Join(dir, "shapes.json"))
	var want []string
	require.NoError(t, json.Unmarshal([]byte(stdout), &want), stderr)
	l := New(disk{}, Options{})
	for i, body := range shapes {
		got := frames(t, l, fmt.Sprintf("/case%d.cjs", i), body)
		if knownPlaceGap(body) != "" {
			assert.NotEqual(t, want[i], got, "no gap any more: %s", body)
			continue
		}
		assert.Equal(t, want[i], got, body)
	}
}

// In TypeScript and JSX the marked places are where the user sees them.
func TestPositionsInTypeScript(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"a.cts", "interface A { a: number }\n\ntype B<T> = T extends string ? 1 : 2;\nfunction f<T>(x: T): never {\n  throw ^new Error(`x${x as any}`);\n}\nconst o = { p: { q: f } } as const;\n  o.p!.^q<number>(1 as unknown as number);"},
		{"b.cts", "enum E { A = 1, B }\nclass C {\n  constructor(private readonly x: number, public y?: string) {\n    if (x === E.B) throw ^new Error('é');\n  }\n}\n/* é😀 */ ^new C(E.B);"},
		{"c.cts", "const f = async <T,>(x: T): Promise<T> => x;\nfunction g(this: void, cb: (n: number) => void) {\n  ^cb(1)\n}\n^g((n: number): void => { throw ^new Error(String(n satisfies number)) });"},
		{"d.cts", "let u: undefined | { foo(): void };\n(u as any)!.^foo();"},
		{"e.tsx", "const React = { createElement(t: unknown, ...r: unknown[]) { throw ^new Error('x') } };\nfunction App(): unknown {\n  return ^<div>{1 as number}</div>;\n}\n  ^App();"},
	} {
		var want []string
		text := c.text
		for {
			i := strings.LastIndex(text, "^")
			if i < 0 {
				break
			}
			line, col := newText("", strings.ReplaceAll(text[:i], "^", "")+text[i+1:]).position(len(strings.ReplaceAll(text[:i], "^", "")))
			want = append(want, fmt.Sprintf("%d:%d", line, col))
			text = text[:i]
		}
		if len(want) > 2 && c.name != "e.tsx" { // innermost first
			want[1], want[2] = want[2], want[1]
		}
		got := frames(t, New(disk{}, Options{}), "/x/"+c.name, strings.ReplaceAll(c.text, "^", ""))
		require.ElementsMatch(t, want, strings.Fields(got), c.name)
	}
}
