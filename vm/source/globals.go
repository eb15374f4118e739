package source

import (
	"sort"

	"github.com/dop251/goja/ast"
)

// nameGlobals fills in Globals and DynamicGlobals. A name counts wherever it is read as a variable,
// declared or not: to install one global too many is harmless.
func (l *Loader) nameGlobals(u *Unit, wrapper *ast.FunctionLiteral) {
	g := &globalScan{watched: l.globals, found: map[string]bool{}}
	w := &walk{expr: g.expr, stmt: g.stmt}
	w.block(wrapper.Body)
	u.DynamicGlobals = g.dynamic
	u.Globals = nil
	for name := range g.found {
		u.Globals = append(u.Globals, name)
	}
	sort.Strings(u.Globals)
}

type globalScan struct {
	watched map[string]bool
	found   map[string]bool
	dynamic bool
}

func (g *globalScan) name(name string) {
	if g.watched[name] {
		g.found[name] = true
	}
}

func (g *globalScan) expr(slot *ast.Expression) bool {
	switch e := (*slot).(type) {
	case *ast.Identifier:
		name := e.Name.String()
		g.name(name)
		switch name {
		case "globalThis", "global", "self", "window", "eval", "Function":
			g.dynamic = true
		}
	case *ast.ObjectLiteral:
		for _, p := range e.Value {
			if short, ok := p.(*ast.PropertyShort); ok {
				g.name(short.Name.Name.String())
			}
		}
	case *ast.DotExpression:
		// `globalThis.fetch`, and `this.fetch` where this may be the global object.
		switch left := e.Left.(type) {
		case *ast.ThisExpression:
			g.name(e.Identifier.Name.String())
			return false
		case *ast.Identifier:
			name := left.Name.String()
			if name == "globalThis" || name == "global" {
				g.name(name)
				g.name(e.Identifier.Name.String())
				return false
			}
		}
	}
	return true
}

func (g *globalScan) stmt(slot *ast.Statement) bool {
	if _, ok := (*slot).(*ast.WithStatement); ok {
		g.dynamic = true
	}
	return true
}
