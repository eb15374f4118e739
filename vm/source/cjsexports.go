package source

import (
	"sort"
	"strings"

	"github.com/dop251/goja/ast"
)

// ExportNames lists, sorted and without "default", the names that an ES module can import from a CommonJS
// file: what cjs-module-lexer finds in its text, here found in its tree.
func (l *Loader) ExportNames(u *Unit) []string {
	names := map[string]bool{}
	l.collectExports(u, names, map[string]bool{})
	delete(names, "default")
	list := make([]string, 0, len(names))
	for name := range names {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}

func (l *Loader) collectExports(u *Unit, names, seen map[string]bool) {
	if seen[u.Path] || u.Format != CommonJS {
		return
	}
	seen[u.Path] = true
	prog, _, parsed, err := u.draft.parse(u.Name)
	if err != nil {
		return
	}
	s := &exportScan{parsed: parsed, names: names, required: map[string]string{}}
	w := &walk{expr: s.expr, other: s.other}
	w.program(prog)
	for _, specifier := range s.reexports {
		if t, err := l.Require(specifier, u.Path); err == nil && t.Path != "" {
			if from, err := l.Load(t.Path); err == nil {
				l.collectExports(from, names, seen)
			}
		}
	}
}

type exportScan struct {
	parsed    string
	names     map[string]bool
	reexports []string
	required  map[string]string // variable -> specifier
}

// other notes `x = require('specifier')`, also through one of Babel's helpers.
func (s *exportScan) other(n ast.Node) bool {
	b, ok := n.(*ast.Binding)
	if !ok {
		return true
	}
	id, ok := b.Target.(*ast.Identifier)
	if !ok {
		return true
	}
	value := b.Initializer
	if c, ok := value.(*ast.CallExpression); ok && len(c.ArgumentList) == 1 && requireSpecifier(c) == "" {
		value = c.ArgumentList[0]
	}
	if specifier := requireSpecifier(value); specifier != "" {
		s.required[id.Name.String()] = specifier
	}
	return true
}

// requireSpecifier is the specifier of `require('specifier')`, or "".
func requireSpecifier(e ast.Expression) string {
	c, ok := e.(*ast.CallExpression)
	if !ok || len(c.ArgumentList) != 1 {
		return ""
	}
	f, ok := c.Callee.(*ast.Identifier)
	if !ok || f.Name != "require" {
		return ""
	}
	if lit, ok := c.ArgumentList[0].(*ast.StringLiteral); ok {
		return lit.Value.String()
	}
	return ""
}

func (s *exportScan) expr(slot *ast.Expression) bool {
	switch e := (*slot).(type) {
	case *ast.AssignExpression:
		switch left := e.Left.(type) {
		case *ast.DotExpression:
			if isExports(left.Left) {
				s.names[left.Identifier.Name.String()] = true
			}
			if isModuleExports(e.Left) {
				s.whole(e.Right)
			}
		case *ast.BracketExpression:
			if key, ok := left.Member.(*ast.StringLiteral); ok && isExports(left.Left) {
				s.names[key.Value.String()] = true
			}
		}
	case *ast.CallExpression:
		s.call(e)
	}
	return true
}

// whole is `module.exports = value`.
func (s *exportScan) whole(value ast.Expression) {
	switch v := value.(type) {
	case *ast.ObjectLiteral:
		s.literal(v)
	case *ast.AssignExpression: // exports = module.exports = {...} comes by by itself
	default:
		s.reexport(value)
	}
}

// literal takes the keys up to the first one whose value is more than a name, as the lexer does.
func (s *exportScan) literal(v *ast.ObjectLiteral) {
	for _, p := range v.Value {
		switch p := p.(type) {
		case *ast.PropertyShort:
			s.names[p.Name.Name.String()] = true
		case *ast.PropertyKeyed:
			key, ok := p.Key.(*ast.StringLiteral)
			if !ok || p.Computed {
				return
			}
			if p.Kind == ast.PropertyKindGet || p.Kind == ast.PropertyKindSet {
				s.names[string(p.Kind)] = true
				return
			}
			method, isMethod := p.Value.(*ast.FunctionLiteral)
			switch {
			case p.Kind == ast.PropertyKindMethod && isMethod && method.Async:
				s.names["async"] = true
				return
			case p.Kind != ast.PropertyKindMethod && !s.startsWithName(p.Value):
				return
			}
			s.names[key.Value.String()] = true
			if _, plain := p.Value.(*ast.Identifier); !plain {
				return
			}
		case *ast.SpreadElement:
			s.reexport(p.Expression)
			switch p.Expression.(type) {
			case *ast.Identifier, *ast.CallExpression:
			default:
				return
			}
		}
	}
}

func (s *exportScan) startsWithName(e ast.Expression) bool {
	at := int(e.Idx0()) - 1
	return at >= 0 && at < len(s.parsed) && identifierByte(s.parsed[at]) && (s.parsed[at] < '0' || s.parsed[at] > '9')
}

func (s *exportScan) reexport(e ast.Expression) {
	if specifier := requireSpecifier(e); specifier != "" {
		s.reexports = append(s.reexports, specifier)
	}
}

// copied is Babel's `Object.keys(_x).forEach(function (key) { ... exports[key] = _x[key]; })`.
func (s *exportScan) copied(callee *ast.DotExpression, args []ast.Expression) {
	keys, ok := callee.Left.(*ast.CallExpression)
	if !ok || callee.Identifier.Name != "forEach" || len(keys.ArgumentList) != 1 || len(args) != 1 {
		return
	}
	dot, ok := keys.Callee.(*ast.DotExpression)
	if !ok || dot.Identifier.Name != "keys" {
		return
	}
	f, ok := args[0].(*ast.FunctionLiteral)
	id, named := keys.ArgumentList[0].(*ast.Identifier)
	if ok && named && strings.Contains(f.Source, "exports") && s.required[id.Name.String()] != "" {
		s.reexports = append(s.reexports, s.required[id.Name.String()])
	}
}

func (s *exportScan) call(e *ast.CallExpression) {
	switch callee := e.Callee.(type) {
	case *ast.DotExpression:
		s.copied(callee, e.ArgumentList)
		object, _ := callee.Left.(*ast.Identifier)
		if object == nil || len(e.ArgumentList) == 0 {
			return
		}
		switch {
		case object.Name == "Object" && callee.Identifier.Name == "defineProperty" && len(e.ArgumentList) == 3:
			key, ok := e.ArgumentList[1].(*ast.StringLiteral)
			if ok && isExports(e.ArgumentList[0]) && plainDescriptor(e.ArgumentList[2]) {
				s.names[key.Value.String()] = true
			}
		case callee.Identifier.Name == "__exportStar":
			s.reexport(e.ArgumentList[0])
		}
	case *ast.Identifier:
		switch {
		case (callee.Name == "__exportStar" || callee.Name == "__export") && len(e.ArgumentList) > 0:
			s.reexport(e.ArgumentList[0])
		}
	}
}

func isExports(e ast.Expression) bool {
	id, ok := e.(*ast.Identifier)
	return ok && id.Name == "exports" || isModuleExports(e)
}

func isModuleExports(e ast.Expression) bool {
	dot, ok := e.(*ast.DotExpression)
	if !ok || dot.Identifier.Name != "exports" {
		return false
	}
	id, ok := dot.Left.(*ast.Identifier)
	return ok && id.Name == "module"
}

// plainDescriptor accepts `{ enumerable: true, get: function () { return q.p; } }` and `{ value: ... }`.
func plainDescriptor(e ast.Expression) bool {
	o, ok := e.(*ast.ObjectLiteral)
	if !ok || len(o.Value) == 0 {
		return false
	}
	for _, p := range o.Value {
		k, ok := p.(*ast.PropertyKeyed)
		if !ok {
			return false
		}
		key, ok := k.Key.(*ast.StringLiteral)
		if !ok {
			return false
		}
		switch key.Value {
		case "enumerable":
			continue
		case "value":
			return true
		case "get":
			f, ok := k.Value.(*ast.FunctionLiteral)
			return ok && returnsName(f)
		}
		return false
	}
	return false
}

func returnsName(f *ast.FunctionLiteral) bool {
	if len(f.Body.List) != 1 {
		return false
	}
	r, ok := f.Body.List[0].(*ast.ReturnStatement)
	if !ok {
		return false
	}
	switch e := r.Argument.(type) {
	case *ast.Identifier:
		return true
	case *ast.DotExpression:
		_, ok = e.Left.(*ast.Identifier)
		return ok
	case *ast.BracketExpression:
		_, ok = e.Member.(*ast.StringLiteral)
		return ok
	}
	return false
}
