package source

import (
	"sort"
	"strings"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/file"
	"github.com/dop251/goja/token"
	"github.com/dop251/goja/unistring"
)

// A ModuleInfo is the static part of an ES module: a Source Text Module Record without its state.
type ModuleInfo struct {
	Requests []Request
	Imports  []Import
	Exports  []Export // sorted by name
	Stars    []int    // requests of `export * from`
	Await    bool     // the module awaits at its top

	// Interop marks a TypeScript file of a CommonJS package that uses import or export. As with tsx and
	// ts-node it runs when it is required (or at once, as the entry point), has require, module,
	// exports, __filename and __dirname, and its default imports honour __esModule.
	Interop bool
}

// A linking turns the parsed body of an ES module into one that reads imported names from the
// namespaces that it is given and offers its own variables through a table of getters.
type linking struct {
	x       *syntax
	base    int // the offset of the module's text in the parsed text
	scopes  scopes
	imports map[string]Import
	host    bool // the host object is needed
}

// link rewrites the wrapper function and returns the module's record. The body must not have been lowered.
func (l *linking) link(wrapper *ast.FunctionLiteral) *ModuleInfo {
	l.imports = map[string]Import{}
	l.scopes.watched = map[string]bool{}
	for _, im := range l.x.imports {
		l.imports[im.Local] = im
		l.scopes.watched[im.Local] = true
	}
	info := &ModuleInfo{Requests: l.x.requests, Imports: l.x.imports, Stars: l.x.stars}
	info.Exports = l.exports(wrapper)
	if len(l.imports) > 0 {
		l.rename(wrapper)
	}
	l.prologue(wrapper, info)
	return info
}

// exports completes the scanned list by the names that exported declarations declare.
func (l *linking) exports(wrapper *ast.FunctionLiteral) []Export {
	list := append([]Export(nil), l.x.exports...)
	declared := map[int]bool{}
	for _, at := range l.x.declared {
		declared[at] = true
	}
	add := func(name string) { list = append(list, Export{Name: name, Local: name, Request: -1}) }
	constants := map[string]bool{}
	constant := func(name string) { constants[name] = true }
	for i, s := range wrapper.Body.List {
		at := int(s.Idx0()) - 1 - l.base
		names := func(f func(string)) {}
		switch s := s.(type) {
		case *ast.LexicalDeclaration:
			names = func(f func(string)) {
				for _, b := range s.List {
					boundNames(b.Target, f)
				}
			}
			if s.Token == token.CONST {
				names(constant)
			}
		case *ast.VariableStatement:
			names = func(f func(string)) {
				for _, b := range s.List {
					boundNames(b.Target, f)
				}
			}
		case *ast.FunctionDeclaration:
			names = func(f func(string)) { f(s.Function.Name.Name.String()) }
		case *ast.ClassDeclaration:
			names = func(f func(string)) { f(s.Class.Name.Name.String()) }
		}
		if declared[at] {
			names(add)
		}
		if at == l.x.defaultAt {
			names(func(name string) { list = append(list, Export{Name: "default", Local: name, Request: -1}) })
			l.nameDefault(&wrapper.Body.List[i])
		}
	}
	return l.resolveLocals(list, constants, wrapper.Body.List)
}

// resolveLocals turns an exported import into an indirect export and says which exports are fixed.
func (l *linking) resolveLocals(list []Export, constants map[string]bool, body []ast.Statement) []Export {
	assigned := assignedNames(body)
	for i, e := range list {
		if e.Request >= 0 {
			continue
		}
		if im, ok := l.imports[e.Local]; ok {
			list[i] = Export{Name: e.Name, Request: im.Request, From: im.Name}
			continue
		}
		list[i].Fixed = constants[e.Local] || !assigned[e.Local]
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}

// nameDefault gives an exported function, class or arrow without a name the name "default".
func (l *linking) nameDefault(slot *ast.Statement) {
	if l.x.defaultNamed {
		return
	}
	asMember := func(value ast.Expression, at file.Idx) ast.Expression {
		return &ast.DotExpression{
			Left: &ast.ObjectLiteral{LeftBrace: at, RightBrace: at, Value: []ast.Property{&ast.PropertyKeyed{
				Key: &ast.StringLiteral{Idx: at, Value: "default"}, Kind: ast.PropertyKindValue, Value: value,
			}}},
			Identifier: ast.Identifier{Name: "default", Idx: at},
		}
	}
	switch s := (*slot).(type) {
	case *ast.ClassDeclaration:
		at := s.Class.Class
		s.Class.Name = nil
		s.Class.Source = strings.Replace(s.Class.Source, "class "+localDefault, "class", 1)
		*slot = &ast.LexicalDeclaration{Idx: at, Token: token.CONST, List: []*ast.Binding{{
			Target:      &ast.Identifier{Name: localDefault, Idx: at},
			Initializer: asMember(s.Class, at),
		}}}
	case *ast.FunctionDeclaration:
		s.Function.Source = strings.Replace(s.Function.Source, " "+localDefault, "", 1)
	case *ast.LexicalDeclaration:
		b := s.List[0]
		switch f := b.Initializer.(type) {
		case *ast.FunctionLiteral:
			if f.Name == nil {
				b.Initializer = asMember(f, f.Function)
			}
		case *ast.ArrowFunctionLiteral:
			b.Initializer = asMember(f, f.Start)
		case *ast.ClassLiteral:
			if f.Name == nil {
				b.Initializer = asMember(f, f.Class)
			}
		}
	}
}

// rename replaces each use of an imported name by a read of its namespace.
func (l *linking) rename(wrapper *ast.FunctionLiteral) {
	s := &l.scopes
	w := &walk{
		expr:      func(slot *ast.Expression) bool { s.enterExpr(*slot); return l.renameExpr(slot) },
		exprAfter: func(slot *ast.Expression) { s.leaveExpr(*slot) },
		stmt:      func(slot *ast.Statement) bool { s.enterStmt(*slot); return true },
		stmtAfter: func(slot *ast.Statement) { s.leaveStmt(*slot) },
		other:     func(n ast.Node) bool { s.enterOther(n); return true },
		after:     func(n ast.Node) { s.leaveOther(n) },
	}
	s.push() // the module's own scope: what it declares cannot have the name of an import
	w.stmts(wrapper.Body.List)
	s.pop()
}

func (l *linking) renameExpr(slot *ast.Expression) bool {
	switch e := (*slot).(type) {
	case *ast.Identifier:
		if read := l.read(e); read != nil {
			*slot = read
		}
		return false
	case *ast.CallExpression:
		l.callee(&e.Callee)
	case *ast.Optional:
		l.callee(&e.Expression)
	case *ast.TemplateLiteral:
		l.callee(&e.Tag)
	case *ast.AssignExpression:
		if id, ok := e.Left.(*ast.Identifier); ok && l.read(id) != nil {
			*slot = l.refuse(id.Idx, e.Right)
		}
	case *ast.UnaryExpression:
		if id, ok := e.Operand.(*ast.Identifier); ok && l.read(id) != nil &&
			(e.Operator == token.INCREMENT || e.Operator == token.DECREMENT) {
			*slot = l.refuse(id.Idx)
		}
	case *ast.ObjectLiteral:
		for i, p := range e.Value {
			if short, ok := p.(*ast.PropertyShort); ok && short.Initializer == nil {
				if read := l.read(&short.Name); read != nil {
					e.Value[i] = &ast.PropertyKeyed{
						Key:  &ast.StringLiteral{Idx: short.Name.Idx, Value: short.Name.Name},
						Kind: ast.PropertyKindValue, Value: read,
					}
				}
			}
		}
	}
	return true
}

// callee keeps `this` undefined in a call of an imported function.
func (l *linking) callee(slot *ast.Expression) {
	if *slot == nil {
		return
	}
	if id, ok := (*slot).(*ast.Identifier); ok {
		if read := l.read(id); read != nil {
			*slot = &ast.SequenceExpression{Sequence: []ast.Expression{read}}
		}
	}
}

// refuse is an assignment to an import: the right side is evaluated, then a TypeError is thrown.
func (l *linking) refuse(at file.Idx, args ...ast.Expression) ast.Expression {
	l.host = true
	return &ast.CallExpression{Callee: hostMember(at, "c"), LeftParenthesis: at, RightParenthesis: at, ArgumentList: args}
}

// read is the expression for an imported name, or nil when id is not one.
func (l *linking) read(id *ast.Identifier) ast.Expression {
	name := id.Name.String()
	im, ok := l.imports[name]
	if !ok || l.scopes.shadowed(name) {
		return nil
	}
	ns := &ast.Identifier{Name: unistring.String(numbered(generated+"_", im.Request)), Idx: id.Idx}
	if im.Name == "*" {
		return ns
	}
	if plainName(im.Name) {
		return &ast.DotExpression{Left: ns, Identifier: ast.Identifier{Name: unistring.NewFromString(im.Name), Idx: id.Idx}}
	}
	return &ast.BracketExpression{
		Left: ns, LeftBracket: id.Idx, RightBracket: id.Idx,
		Member: &ast.StringLiteral{Idx: id.Idx, Value: unistring.NewFromString(im.Name)},
	}
}

func plainName(s string) bool {
	for i := 0; i < len(s); i++ {
		if !identifierByte(s[i]) || s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// prologue puts `$lcx({a: () => a, ...}); await 0;` before the module's own statements. The module is
// instantiated when it waits there: its functions exist, its variables do not yet.
func (l *linking) prologue(wrapper *ast.FunctionLiteral, info *ModuleInfo) {
	var b strings.Builder
	b.WriteString("(async function () {")
	if l.x.defaultAt >= 0 && !l.x.defaultNamed && l.hasDefaultFunction(wrapper) {
		l.host = true
		b.WriteString(localHost + ".n(" + localDefault + ");")
	}
	b.WriteString(generated + "x({")
	for _, e := range info.Exports {
		if e.Request < 0 {
			b.WriteString(quote(e.Name) + ": () => " + e.Local + ",")
		}
	}
	b.WriteString("}); await 0; })")
	code := template(b.String(), 1)
	l.placeGetters(wrapper.Body.List, code)
	wrapper.Body.List = insert(wrapper.Body.List, code.Body.List...)
}

// placeGetters puts each getter where its variable is declared: errors take the variable's name from there.
func (l *linking) placeGetters(body []ast.Statement, code *ast.FunctionLiteral) {
	places := declaredAt(body)
	w := &walk{expr: func(slot *ast.Expression) bool {
		if a, ok := (*slot).(*ast.ArrowFunctionLiteral); ok {
			if id, ok := a.Body.(*ast.ExpressionBody).Expression.(*ast.Identifier); ok && places[id.Name.String()] > 0 {
				id.Idx = places[id.Name.String()]
			}
		}
		return true
	}}
	w.block(code.Body)
}

func (l *linking) hasDefaultFunction(wrapper *ast.FunctionLiteral) bool {
	for _, s := range wrapper.Body.List {
		if f, ok := s.(*ast.FunctionDeclaration); ok && f.Function.Name.Name == localDefault {
			return true
		}
	}
	return false
}

func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch r {
		case '"', '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case '\n':
			b.WriteString(`\n`)
		case '\r':
			b.WriteString(`\r`)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
