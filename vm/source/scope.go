package source

import (
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/file"
	"github.com/dop251/goja/token"
)

// A scopes walk knows, at each place of a tree, which of some watched names are declared between
// that place and the top, so that a name can be told from its namesake in an inner scope.
type scopes struct {
	watched map[string]bool
	stack   []map[string]bool
}

// shadowed reports whether an inner scope declares name.
func (s *scopes) shadowed(name string) bool {
	for _, m := range s.stack {
		if m[name] {
			return true
		}
	}
	return false
}

func (s *scopes) push() { s.stack = append(s.stack, nil) }
func (s *scopes) pop()  { s.stack = s.stack[:len(s.stack)-1] }

func (s *scopes) declare(name string) {
	if !s.watched[name] {
		return
	}
	top := len(s.stack) - 1
	if s.stack[top] == nil {
		s.stack[top] = map[string]bool{}
	}
	s.stack[top][name] = true
}

// list declares what a statement list declares in its own block.
func (s *scopes) list(list []ast.Statement) {
	for _, st := range list {
		switch st := st.(type) {
		case *ast.LexicalDeclaration:
			s.bindings(st.List)
		case *ast.FunctionDeclaration:
			s.declare(st.Function.Name.Name.String())
		case *ast.ClassDeclaration:
			s.declare(st.Class.Name.Name.String())
		}
	}
}

func (s *scopes) bindings(list []*ast.Binding) {
	for _, b := range list {
		boundNames(b.Target, s.declare)
	}
}

func (s *scopes) function(params *ast.ParameterList, vars []*ast.VariableDeclaration) {
	if params != nil {
		s.bindings(params.List)
		if params.Rest != nil {
			boundNames(params.Rest, s.declare)
		}
	}
	for _, v := range vars {
		s.bindings(v.List)
	}
}

// enterStmt and the three below it are to be called by a walk around its own work.
func (s *scopes) enterStmt(st ast.Statement) {
	switch st := st.(type) {
	case *ast.BlockStatement:
		s.push()
		s.list(st.List)
	case *ast.SwitchStatement:
		s.push()
		for _, c := range st.Body {
			s.list(c.Consequent)
		}
	case *ast.ForStatement:
		s.push()
		if init, ok := st.Initializer.(*ast.ForLoopInitializerLexicalDecl); ok {
			s.bindings(init.LexicalDeclaration.List)
		}
	case *ast.ForInStatement:
		s.push()
		s.into(st.Into)
	case *ast.ForOfStatement:
		s.push()
		s.into(st.Into)
	}
}

func (s *scopes) into(into ast.ForInto) {
	if d, ok := into.(*ast.ForDeclaration); ok {
		boundNames(d.Target, s.declare)
	}
}

func (s *scopes) leaveStmt(st ast.Statement) {
	switch st.(type) {
	case *ast.BlockStatement, *ast.SwitchStatement, *ast.ForStatement, *ast.ForInStatement, *ast.ForOfStatement:
		s.pop()
	}
}

func (s *scopes) enterOther(n ast.Node) {
	switch n := n.(type) {
	case *ast.FunctionLiteral:
		s.push()
		if n.Name != nil {
			s.declare(n.Name.Name.String())
		}
		s.function(n.ParameterList, n.DeclarationList)
	case *ast.ClassLiteral:
		s.push()
		if n.Name != nil {
			s.declare(n.Name.Name.String())
		}
	case *ast.CatchStatement:
		s.push()
		if n.Parameter != nil {
			boundNames(n.Parameter, s.declare)
		}
	case *ast.ClassStaticBlock:
		s.push()
		s.function(nil, n.DeclarationList)
	}
}

func (s *scopes) leaveOther(n ast.Node) {
	switch n.(type) {
	case *ast.FunctionLiteral, *ast.ClassLiteral, *ast.CatchStatement, *ast.ClassStaticBlock:
		s.pop()
	}
}

func (s *scopes) enterExpr(e ast.Expression) {
	if a, ok := e.(*ast.ArrowFunctionLiteral); ok {
		s.push()
		s.function(a.ParameterList, a.DeclarationList)
	}
}

func (s *scopes) leaveExpr(e ast.Expression) {
	if _, ok := e.(*ast.ArrowFunctionLiteral); ok {
		s.pop()
	}
}

// boundNames calls f with each name that a binding or assignment target binds.
func boundNames(e ast.Expression, f func(string)) {
	boundIdentifiers(e, func(id *ast.Identifier) { f(id.Name.String()) })
}

func boundIdentifiers(e ast.Expression, f func(*ast.Identifier)) {
	switch e := e.(type) {
	case *ast.Identifier:
		f(e)
	case *ast.Binding:
		boundIdentifiers(e.Target, f)
	case *ast.AssignExpression:
		boundIdentifiers(e.Left, f)
	case *ast.SpreadElement:
		boundIdentifiers(e.Expression, f)
	case *ast.ArrayPattern:
		for _, el := range e.Elements {
			boundIdentifiers(el, f)
		}
		boundIdentifiers(e.Rest, f)
	case *ast.ObjectPattern:
		for _, p := range e.Properties {
			switch p := p.(type) {
			case *ast.PropertyShort:
				f(&p.Name)
			case *ast.PropertyKeyed:
				boundIdentifiers(p.Value, f)
			}
		}
		boundIdentifiers(e.Rest, f)
	}
}

// declaredAt returns where the names of a statement list are declared.
func declaredAt(list []ast.Statement) map[string]file.Idx {
	places := map[string]file.Idx{}
	note := func(id *ast.Identifier) { places[id.Name.String()] = id.Idx }
	for _, s := range list {
		switch s := s.(type) {
		case *ast.LexicalDeclaration:
			for _, b := range s.List {
				boundIdentifiers(b.Target, note)
			}
		case *ast.VariableStatement:
			for _, b := range s.List {
				boundIdentifiers(b.Target, note)
			}
		case *ast.FunctionDeclaration:
			note(s.Function.Name)
		case *ast.ClassDeclaration:
			note(s.Class.Name)
		}
	}
	return places
}

// assignedNames returns the names that are assigned somewhere in a list, whatever variable they mean.
func assignedNames(list []ast.Statement) map[string]bool {
	names := map[string]bool{}
	add := func(name string) { names[name] = true }
	w := &walk{
		expr: func(slot *ast.Expression) bool {
			switch e := (*slot).(type) {
			case *ast.AssignExpression:
				boundNames(e.Left, add)
			case *ast.UnaryExpression:
				if e.Operator == token.INCREMENT || e.Operator == token.DECREMENT {
					boundNames(e.Operand, add)
				}
			}
			return true
		},
		other: func(n ast.Node) bool {
			if into, ok := n.(*ast.ForIntoExpression); ok {
				boundNames(into.Expression, add)
			}
			return true
		},
	}
	w.stmts(list)
	return names
}
