package main_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The tests in this file read the sources of the whole module, without a network and without building
// anything. `make lint` checks the same rules and more; these are the ones that must never be broken.

// module is the path that go.mod declares, and root its folder as seen from here.
const (
	module = "loopcheck"
	root   = "../.."
)

// layers says which of our packages a package may import. A name with /... stands for all below it, too.
//
//	cmd ──────────> vm ──> shims ──> eventloop ──> eventloop/trace
//	 │               └──────> vm/js (goja)  ^             ^
//	 └──> explorer ─────────────────────────┼─────────────┘
//	                   shims ──> vm/js      │   explorer knows eventloop/trace only
func layers() []layer {
	return []layer{
		{"eventloop/trace", nil},
		{"eventloop", []string{"eventloop/trace"}},
		{"explorer/...", []string{"eventloop/trace", "explorer/..."}},
		{"vm/js/...", []string{"eventloop/trace", "vm/js/..."}},
		{"vm/source/...", []string{"vm/js/...", "vm/source/..."}},
		{"shims/world/...", []string{"eventloop/trace", "shims/world/..."}},
		{"shims/...", []string{"eventloop", "eventloop/trace", "shims/...", "vm/js/..."}},
		{"vm/...", []string{"eventloop", "eventloop/trace", "shims/...", "vm/..."}},
		{"cases/...", []string{"..."}},
		{"cmd/...", []string{"..."}},
	}
}

type layer struct {
	name    string
	imports []string
}

func covers(pattern, name string) bool {
	below, all := strings.CutSuffix(pattern, "...")
	return name == pattern || all && (name == strings.TrimSuffix(below, "/") || strings.HasPrefix(name, below))
}

// A source is one Go file that is not a test.
type source struct {
	pkg  string // folder below the root
	name string // path below the root
	file *ast.File
	text string
}

func (s source) at(fset *token.FileSet, n ast.Node) string {
	return fmt.Sprintf("%s:%d", s.name, fset.Position(n.Pos()).Line)
}

// sources reads the Go files of the module.
func sources(t *testing.T) (*token.FileSet, []source) {
	t.Helper()
	fset := token.NewFileSet()
	var list []source
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if base := d.Name(); base == "testdata" || base == "node_modules" || len(base) > 2 && base[0] == '.' {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(fset, name, text, parser.ParseComments)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		rel = filepath.ToSlash(rel)
		list = append(list, source{pkg: path.Dir(rel), name: rel, file: file, text: string(text)})
		return err
	})
	require.NoError(t, err)
	require.NotEmpty(t, list)
	return fset, list
}

// fenced reports whether a package must behave alike in every run.
func fenced(pkg string) bool {
	return slices.ContainsFunc([]string{"eventloop/...", "explorer/...", "vm/...", "shims/..."}, func(p string) bool { return covers(p, pkg) })
}

func TestAPackageImportsOnlyTheLayersBelowIt(t *testing.T) {
	fset, files := sources(t)
	for _, s := range files {
		i := slices.IndexFunc(layers(), func(l layer) bool { return covers(l.name, s.pkg) })
		if i < 0 {
			t.Errorf("%s: the folder %s has no place among the layers", s.name, s.pkg)
			continue
		}
		allowed := layers()[i].imports
		for _, spec := range s.file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			below, ours := strings.CutPrefix(imported, module+"/")
			if ours && !slices.ContainsFunc(allowed, func(p string) bool { return covers(p, below) }) {
				t.Errorf("%s: %s must not know %s", s.at(fset, spec), s.pkg, below)
			}
		}
	}
}

func TestTheCoreReadsNoClockNoChanceAndNoDisk(t *testing.T) {
	forbidden := []string{"math/rand", "math/rand/v2", "crypto/rand", "os", "os/exec", "os/signal", "net", "net/http", "io/ioutil", "syscall"}
	fset, files := sources(t)
	for _, s := range files {
		if !fenced(s.pkg) {
			continue
		}
		for _, spec := range s.file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			if slices.Contains(forbidden, imported) && !excused(fset, s, spec) {
				t.Errorf("%s: %s is out of bounds here; %q excuses a line", s.at(fset, spec), imported, excuse)
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if x, ok := n.(*ast.SelectorExpr); ok && readsClock(x) && !excused(fset, s, n) {
				t.Errorf("%s: time.%s reads the real clock", s.at(fset, n), x.Sel.Name)
			}
			return true
		})
	}
}

// readsClock reports whether x is a function of package time whose result depends on when it is called.
func readsClock(x *ast.SelectorExpr) bool {
	of, ok := x.X.(*ast.Ident)
	return ok && of.Name == "time" && slices.Contains([]string{
		"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker",
	}, x.Sel.Name)
}

func TestTheCoreRunsInOneGoroutineAndInOneOrder(t *testing.T) {
	fset, files := sources(t)
	check := checker{fset: fset, files: files, done: map[string]*types.Package{}, info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
	for _, s := range files {
		if !fenced(s.pkg) {
			continue
		}
		check.load(s.pkg)
		harmless := unordered(s.file)
		ast.Inspect(s.file, func(n ast.Node) bool {
			what := ""
			switch n := n.(type) {
			case *ast.GoStmt:
				what = "a goroutine"
			case *ast.SelectStmt:
				what = "a select"
			case *ast.RangeStmt:
				if check.overMap(n.X) && !harmless[n] {
					what = "a walk over a map, whose order differs from run to run"
				}
			}
			if what != "" && !excused(fset, s, n) {
				t.Errorf("%s: %s; where no order can show, say so: %q", s.at(fset, n), what, excuse)
			}
			return true
		})
	}
}

// unordered finds the loops in which no order can show: all that they do is fill another map, or a list
// that the next statement sorts.
func unordered(file *ast.File) map[*ast.RangeStmt]bool {
	found := map[*ast.RangeStmt]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		block, ok := n.(*ast.BlockStmt)
		if !ok {
			return true
		}
		for i, s := range block.List {
			loop, ok := s.(*ast.RangeStmt)
			if !ok || len(loop.Body.List) != 1 {
				continue
			}
			assign, ok := loop.Body.List[0].(*ast.AssignStmt)
			if !ok {
				continue
			}
			_, fills := assign.Lhs[0].(*ast.IndexExpr)
			found[loop] = fills || i+1 < len(block.List) && sorts(block.List[i+1])
		}
		return true
	})
	return found
}

// sorts reports whether a statement is a call of a sorting function.
func sorts(s ast.Stmt) bool {
	x, ok := s.(*ast.ExprStmt)
	if !ok {
		return false
	}
	call, ok := x.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of, ok := f.X.(*ast.Ident)
	return ok && (of.Name == "sort" || of.Name == "slices" && strings.HasPrefix(f.Sel.Name, "Sort"))
}

// excuse is the comment that lets a line through; what follows it is the reason.
const excuse = "// order: "

// excused reports whether the line of n, or the comment above it, carries a reason.
func excused(fset *token.FileSet, s source, n ast.Node) bool {
	line := fset.Position(n.Pos()).Line
	for _, group := range s.file.Comments {
		for _, c := range group.List {
			if at := fset.Position(c.Pos()).Line; (at == line || at == line-1) && strings.HasPrefix(c.Text, excuse) {
				return true
			}
		}
	}
	return false
}

// checker finds the types of our own packages. Other packages are taken to be empty: what comes from
// them has no type, which does not hide a map that we declare.
type checker struct {
	fset  *token.FileSet
	files []source
	done  map[string]*types.Package
	info  types.Info
}

// Import is types.Importer.
func (c *checker) Import(name string) (*types.Package, error) {
	if below, ours := strings.CutPrefix(name, module+"/"); ours {
		return c.load(below), nil
	}
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
}

func (c *checker) load(pkg string) *types.Package {
	if p, ok := c.done[pkg]; ok {
		return p
	}
	var files []*ast.File
	for _, s := range c.files {
		if s.pkg == pkg {
			files = append(files, s.file)
		}
	}
	config := types.Config{Importer: c, Error: func(error) {}} // of the other packages' absence
	p, _ := config.Check(module+"/"+pkg, c.fset, files, &c.info)
	c.done[pkg] = p
	return p
}

// overMap reports whether ranging over x goes through a map.
func (c *checker) overMap(x ast.Expr) bool {
	if call, ok := x.(*ast.CallExpr); ok {
		f, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		of, ok := f.X.(*ast.Ident)
		return ok && of.Name == "maps" // maps.Keys, maps.Values, maps.All
	}
	t := c.info.Types[x].Type
	if t == nil {
		return false
	}
	_, ok := t.Underlying().(*types.Map)
	return ok
}

func TestTheFenceSeesAMapOfAnotherPackage(t *testing.T) {
	fset := token.NewFileSet()
	parse := func(pkg, text string) source {
		file, err := parser.ParseFile(fset, pkg+".go", text, parser.ParseComments)
		require.NoError(t, err)
		return source{pkg: pkg, name: pkg + ".go", file: file, text: text}
	}
	files := []source{
		parse("a", "package a\nimport \"strings\"\ntype T struct{ M map[string]strings.Builder }"),
		parse("b", "package b\nimport \"loopcheck/a\"\nfunc f(t *a.T) { for range t.M {} }"),
	}
	check := checker{fset: fset, files: files, done: map[string]*types.Package{}, info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
	check.load("b")
	found := 0
	ast.Inspect(files[1].file, func(n ast.Node) bool {
		if r, ok := n.(*ast.RangeStmt); ok && check.overMap(r.X) {
			found++
		}
		return true
	})
	require.Equal(t, 1, found)
}

func TestAFileIsASitting(t *testing.T) {
	const most = 700
	_, files := sources(t)
	for _, s := range files {
		if n := strings.Count(s.text, "\n"); n > most {
			t.Errorf("%s has %d lines; split what has more than %d", s.name, n, most)
		}
	}
}

func TestNothingIsLeftToBeDone(t *testing.T) {
	_, files := sources(t)
	for _, s := range files {
		for _, group := range s.file.Comments {
			for _, mark := range []string{"TODO", "FIXME", "XXX"} { // comments of the sources, not of this test
				if strings.Contains(group.Text(), mark) {
					t.Errorf("%s: a comment says %s; do it, or say what is missing and why", s.name, mark)
				}
			}
		}
	}
}

func TestPackageVariablesAreErrorsOrEmbeddedFiles(t *testing.T) {
	fset, files := sources(t)
	for _, s := range files {
		for _, d := range s.file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
				t.Errorf("%s: init runs behind the reader's back", s.at(fset, f))
			}
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR || embedded(g) {
				continue
			}
			for _, spec := range g.Specs {
				for _, name := range spec.(*ast.ValueSpec).Names {
					if name.Name != "_" && !strings.HasPrefix(name.Name, "Err") && !strings.HasPrefix(name.Name, "err") {
						t.Errorf("%s: the package variable %s can be changed by everybody", s.at(fset, name), name.Name)
					}
				}
			}
		}
	}
}

// embedded reports whether a declaration holds files that the compiler puts there.
func embedded(g *ast.GenDecl) bool {
	return g.Doc != nil && slices.ContainsFunc(g.Doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//go:embed ") })
}

func TestWhatIsExportedIsDocumented(t *testing.T) {
	fset, files := sources(t)
	for _, s := range files {
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && d.Doc == nil && exportedReceiver(d) && !wellKnown(d) {
					t.Errorf("%s: %s has no comment", s.at(fset, d), d.Name.Name)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if name := undocumented(d, spec); name != "" {
						t.Errorf("%s: %s has no comment", s.at(fset, spec), name)
					}
				}
			}
		}
	}
}

// exportedReceiver reports whether others can call a function: it is no method, or one of an exported type.
func exportedReceiver(f *ast.FuncDecl) bool {
	if f.Recv == nil {
		return true
	}
	x := f.Recv.List[0].Type
	if star, ok := x.(*ast.StarExpr); ok {
		x = star.X
	}
	if generic, ok := x.(*ast.IndexExpr); ok {
		x = generic.X
	}
	name, ok := x.(*ast.Ident)
	return ok && name.IsExported()
}

// wellKnown are methods whose meaning the standard library fixes.
func wellKnown(f *ast.FuncDecl) bool {
	return f.Recv != nil && slices.Contains([]string{"Error", "Unwrap", "String"}, f.Name.Name)
}

// undocumented is the exported name of a declaration that neither it nor its group explains.
func undocumented(d *ast.GenDecl, spec ast.Spec) string {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		if spec.Name.IsExported() && d.Doc == nil && spec.Doc == nil {
			return spec.Name.Name
		}
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			if name.IsExported() && d.Doc == nil && spec.Doc == nil && spec.Comment == nil {
				return name.Name
			}
		}
	}
	return ""
}
