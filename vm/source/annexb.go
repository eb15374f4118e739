package source

import (
	"strings"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/unistring"
)

// hoistBlockFunctions gives sloppy functions what Annex B.3.3 asks for and goja does not do: a function
// declared in a block is also a variable of the function around it, set when the declaration is reached.
//
//	{ function f() {} }  f();      var f; var $lcB0 = v => f = v;   { function f() {} $lcB0(f); }  f();
//
// It is done only for names that are used outside of their block.
type blockFunctions struct {
	counter int
}

// blockFunction is a function declared in a block that its function can see elsewhere.
type blockFunction struct {
	name  string
	block *[]ast.Statement
	at    int
}

func (b *blockFunctions) wrapper(f *ast.FunctionLiteral) {
	b.function(&f.Body.List, &f.DeclarationList, f.ParameterList, false)
}

// function works on one function and then on those in it.
func (b *blockFunctions) function(body *[]ast.Statement, vars *[]*ast.VariableDeclaration, params *ast.ParameterList, strict bool) {
	for _, s := range *body {
		if !isDirective(s) {
			break
		}
		if s.(*ast.ExpressionStatement).Expression.(*ast.StringLiteral).Value == "use strict" {
			strict = true
		}
	}
	if !strict {
		b.hoist(body, vars, params)
	}
	w := &walk{}
	w.expr = func(slot *ast.Expression) bool {
		if a, ok := (*slot).(*ast.ArrowFunctionLiteral); ok {
			if block, ok := a.Body.(*ast.BlockStatement); ok {
				b.function(&block.List, &a.DeclarationList, a.ParameterList, strict)
				return false
			}
		}
		return true
	}
	w.other = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FunctionLiteral:
			b.function(&n.Body.List, &n.DeclarationList, n.ParameterList, strict)
			return false
		case *ast.ClassLiteral: // strict inside
			return false
		}
		return true
	}
	w.stmts(*body)
}

func (b *blockFunctions) hoist(body *[]ast.Statement, vars *[]*ast.VariableDeclaration, params *ast.ParameterList) {
	var found []blockFunction
	taken := map[string]bool{"arguments": true}
	take := func(name string) { taken[name] = true }
	if params != nil {
		for _, p := range params.List {
			boundNames(p.Target, take)
		}
		boundNames(params.Rest, take)
	}
	lexicalNames(*body, take)
	collectBlockFunctions(*body, taken, &found)
	if len(found) == 0 {
		return
	}
	var setters strings.Builder
	for i := len(found) - 1; i >= 0; i-- { // from the last on, so that places in one list stay
		f := found[i]
		if uses(*body, f.name) <= uses(*f.block, f.name) {
			continue
		}
		setter := numbered(generated+"B", b.counter)
		b.counter++
		setters.WriteString("var " + f.name + "; var " + setter + " = ($lcV) => { " + f.name + " = $lcV; };")
		decl := (*f.block)[f.at].(*ast.FunctionDeclaration)
		at := decl.Function.Function
		call := &ast.ExpressionStatement{Expression: &ast.CallExpression{
			Callee:          &ast.Identifier{Name: unistring.String(setter), Idx: at},
			LeftParenthesis: at, RightParenthesis: at,
			ArgumentList: []ast.Expression{&ast.Identifier{Name: decl.Function.Name.Name, Idx: at}},
		}}
		list := append([]ast.Statement(nil), (*f.block)[:f.at+1]...)
		*f.block = append(append(list, call), (*f.block)[f.at+1:]...)
	}
	if setters.Len() > 0 {
		code := template("(function () {"+setters.String()+"})", 1)
		*vars = append(*vars, code.DeclarationList...)
		*body = insert(*body, code.Body.List...)
	}
}

// collectBlockFunctions finds the plain functions in the blocks of a statement list, but not those whose
// name a block around them declares otherwise.
func collectBlockFunctions(list []ast.Statement, taken map[string]bool, found *[]blockFunction) {
	for i := range list {
		s := list[i]
		for {
			l, ok := s.(*ast.LabelledStatement)
			if !ok {
				break
			}
			s = l.Statement
		}
		for _, block := range blocksOf(s) {
			inner := map[string]bool{}
			for name := range taken {
				inner[name] = true
			}
			lexicalNames(*block, func(name string) { inner[name] = true })
			for j, st := range *block {
				if d, ok := st.(*ast.FunctionDeclaration); ok && !d.Function.Async && !d.Function.Generator {
					if name := d.Function.Name.Name.String(); !inner[name] {
						*found = append(*found, blockFunction{name, block, j})
					}
				}
			}
			collectBlockFunctions(*block, inner, found)
		}
	}
}

// lexicalNames calls f with the names that let, const and class declare in a list.
func lexicalNames(list []ast.Statement, f func(string)) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.LexicalDeclaration:
			for _, b := range s.List {
				boundNames(b.Target, f)
			}
		case *ast.ClassDeclaration:
			f(s.Class.Name.Name.String())
		}
	}
}

// blocksOf returns the statement lists directly inside a statement.
func blocksOf(s ast.Statement) []*[]ast.Statement {
	var list []*[]ast.Statement
	add := func(s ast.Statement) {
		if b, ok := s.(*ast.BlockStatement); ok {
			list = append(list, &b.List)
		} else if s != nil {
			list = append(list, blocksOf(s)...)
		}
	}
	switch s := s.(type) {
	case *ast.BlockStatement:
		add(s)
	case *ast.IfStatement:
		add(s.Consequent)
		add(s.Alternate)
	case *ast.WhileStatement:
		add(s.Body)
	case *ast.DoWhileStatement:
		add(s.Body)
	case *ast.ForStatement:
		add(s.Body)
	case *ast.ForInStatement:
		add(s.Body)
	case *ast.ForOfStatement:
		add(s.Body)
	case *ast.TryStatement:
		add(s.Body)
		if s.Catch != nil {
			add(s.Catch.Body)
		}
		if s.Finally != nil {
			add(s.Finally)
		}
	case *ast.SwitchStatement:
		for _, c := range s.Body {
			list = append(list, &c.Consequent)
		}
	}
	return list
}

// uses counts the mentions of a name as a variable.
func uses(list []ast.Statement, name string) int {
	n := 0
	w := &walk{expr: func(slot *ast.Expression) bool {
		switch e := (*slot).(type) {
		case *ast.Identifier:
			if e.Name.String() == name {
				n++
			}
		case *ast.PropertyShort:
			if e.Name.Name.String() == name {
				n++
			}
		}
		return true
	}}
	w.stmts(list)
	return n
}
