package js

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// Every instruction that goja has is classed, by name, and nothing is classed that goja does not have.
func TestEveryInstructionIsClassed(t *testing.T) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/dop251/goja").Output()
	require.NoError(t, err)
	files, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(out)), "*.go"))
	require.NoError(t, err)
	var want []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Name.Name != "exec" || f.Recv == nil || len(f.Type.Params.List) != 1 {
				continue
			}
			if p, ok := f.Type.Params.List[0].Type.(*ast.StarExpr); !ok || p.X.(*ast.Ident).Name != "vm" {
				continue
			}
			recv := f.Recv.List[0].Type
			if p, ok := recv.(*ast.StarExpr); ok {
				recv = p.X
			}
			want = append(want, recv.(*ast.Ident).Name)
		}
	}
	require.Greater(t, len(want), 200)
	var have []string
	for name := range specs() {
		have = append(have, name)
	}
	sort.Strings(want)
	sort.Strings(have)
	require.Equal(t, want, have)
}

// Every function that goja gives JavaScript is known to touch nothing shared, or what it touches is known.
func TestEveryBuiltinIsClassed(t *testing.T) {
	lib := NewLibrary()
	k := NewTracking(lib, nil)
	rt := goja.New()
	e := lib.Install(rt, ErrorHost{})
	seen := map[*goja.Object]bool{}
	var unknown []string
	functions := 0
	var visit func(path string, v goja.Value)
	visit = func(path string, v goja.Value) {
		o, ok := v.(*goja.Object)
		if !ok || seen[o] {
			return
		}
		seen[o] = true
		if tab := head(o).self.tab; tab == lib.lay.native || tab == lib.lay.templatedFn {
			functions++
			if !known(k, e, o) {
				unknown = append(unknown, path+" "+k.goName(e.codeOf(o)))
			}
		}
		if p := o.Prototype(); p != nil {
			visit(path+".[[Prototype]]", p)
		}
		descriptors, err := rt.RunString("Object.getOwnPropertyDescriptors")
		require.NoError(t, err)
		get, _ := goja.AssertFunction(descriptors)
		list, err := get(goja.Undefined(), o)
		require.NoError(t, err)
		entries, err := rt.RunString("(d) => Reflect.ownKeys(d).map((k) => [String(k), d[k].value, d[k].get, d[k].set])")
		require.NoError(t, err)
		f, _ := goja.AssertFunction(entries)
		all, err := f(goja.Undefined(), list)
		require.NoError(t, err)
		rows := all.(*goja.Object)
		for i := range int(rows.Get("length").ToInteger()) {
			row := rows.Get(strconv.Itoa(i)).(*goja.Object)
			for _, at := range []string{"1", "2", "3"} {
				visit(path+"."+row.Get("0").String(), row.Get(at))
			}
		}
	}
	visit("globalThis", rt.GlobalObject())
	for _, src := range []string{
		"(function* () {})()", "(async () => {})()", "[][Symbol.iterator]()", "new Map().keys()", "new Set().keys()",
		"''[Symbol.iterator]()", "'a'.matchAll(/a/g)", "(async () => {}).constructor", "(function* () {}).constructor",
	} {
		v, err := rt.RunString(src)
		require.NoError(t, err)
		visit(src, v)
	}
	require.Greater(t, functions, 400)
	require.Empty(t, unknown)
}

// known reports whether a builtin is classed.
func known(k *Tracking, e *Errors, o *goja.Object) bool {
	code := k.goName(e.codeOf(o))
	if _, ok := k.effects[code]; ok || quiet(code) || strings.Contains(code, "vm/js.") {
		return true
	}
	name := o.Get("name").String()
	if _, ok := k.effects["new "+name]; ok {
		return true
	}
	switch name {
	case "Boolean", "Number", "BigInt", "Symbol", "Object":
		return true
	}
	return false
}
