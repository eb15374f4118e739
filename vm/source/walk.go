package source

import (
	"fmt"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/file"
)

// A walk visits the nodes of a goja tree, each once, parents before children and in the order of
// the text. The slot that is handed to expr and stmt holds the node and may be given another one;
// its children are visited when the callback returned true.
//
// Declaration lists, which goja keeps beside the statements that they come from, are not visited.
type walk struct {
	expr      func(slot *ast.Expression) bool
	exprAfter func(slot *ast.Expression)
	stmt      func(slot *ast.Statement) bool
	stmtAfter func(slot *ast.Statement)
	other     func(n ast.Node) bool // bindings, cases, catches, class elements, loop heads, programs
	after     func(n ast.Node)      // after the children of what other was asked about
}

func (w *walk) program(p *ast.Program) { w.stmts(p.Body) }

func (w *walk) stmts(list []ast.Statement) {
	for i := range list {
		w.statement(&list[i])
	}
}

func (w *walk) exprs(list []ast.Expression) {
	for i := range list {
		w.expression(&list[i])
	}
}

func (w *walk) enter(n ast.Node) bool { return w.other == nil || w.other(n) }

func (w *walk) leave(n ast.Node) {
	if w.after != nil {
		w.after(n)
	}
}

func (w *walk) statement(slot *ast.Statement) {
	if *slot == nil {
		return
	}
	if w.stmt == nil || w.stmt(slot) {
		w.statementChildren(*slot)
	}
	if w.stmtAfter != nil {
		w.stmtAfter(slot)
	}
}

func (w *walk) statementChildren(s ast.Statement) {
	switch s := s.(type) {
	case *ast.BlockStatement:
		w.stmts(s.List)
	case *ast.ExpressionStatement:
		w.expression(&s.Expression)
	case *ast.VariableStatement:
		w.bindings(s.List)
	case *ast.LexicalDeclaration:
		w.bindings(s.List)
	case *ast.FunctionDeclaration:
		w.function(s.Function)
	case *ast.ClassDeclaration:
		w.class(s.Class)
	case *ast.ReturnStatement:
		w.expression(&s.Argument)
	case *ast.ThrowStatement:
		w.expression(&s.Argument)
	case *ast.LabelledStatement:
		w.statement(&s.Statement)
	case *ast.TryStatement:
		w.block(s.Body)
		if s.Catch != nil {
			if w.enter(s.Catch) {
				w.target(&s.Catch.Parameter)
				w.block(s.Catch.Body)
			}
			w.leave(s.Catch)
		}
		w.block(s.Finally)
	default:
		w.branchChildren(s)
	}
}

func (w *walk) branchChildren(s ast.Statement) {
	switch s := s.(type) {
	case *ast.IfStatement:
		w.expression(&s.Test)
		w.statement(&s.Consequent)
		w.statement(&s.Alternate)
	case *ast.WhileStatement:
		w.expression(&s.Test)
		w.statement(&s.Body)
	case *ast.DoWhileStatement:
		w.statement(&s.Body)
		w.expression(&s.Test)
	case *ast.ForStatement:
		w.forInit(s.Initializer)
		w.expression(&s.Test)
		w.expression(&s.Update)
		w.statement(&s.Body)
	case *ast.ForInStatement:
		w.forInto(s.Into)
		w.expression(&s.Source)
		w.statement(&s.Body)
	case *ast.ForOfStatement:
		w.forInto(s.Into)
		w.expression(&s.Source)
		w.statement(&s.Body)
	case *ast.SwitchStatement:
		w.expression(&s.Discriminant)
		for _, c := range s.Body {
			if w.enter(c) {
				w.expression(&c.Test)
				w.stmts(c.Consequent)
			}
			w.leave(c)
		}
	case *ast.WithStatement:
		w.expression(&s.Object)
		w.statement(&s.Body)
	case *ast.BranchStatement, *ast.EmptyStatement, *ast.DebuggerStatement, *ast.BadStatement:
	default:
		panic(fmt.Sprintf("source: unknown statement %T", s))
	}
}

func (w *walk) block(b *ast.BlockStatement) {
	if b != nil {
		var s ast.Statement = b
		w.statement(&s)
	}
}

func (w *walk) forInit(init ast.ForLoopInitializer) {
	if init == nil {
		return
	}
	if w.enter(init) {
		switch init := init.(type) {
		case *ast.ForLoopInitializerExpression:
			w.expression(&init.Expression)
		case *ast.ForLoopInitializerVarDeclList:
			w.bindings(init.List)
		case *ast.ForLoopInitializerLexicalDecl:
			w.bindings(init.LexicalDeclaration.List)
		}
	}
	w.leave(init)
}

func (w *walk) forInto(into ast.ForInto) {
	if w.enter(into) {
		switch into := into.(type) {
		case *ast.ForIntoVar:
			w.bindings([]*ast.Binding{into.Binding})
		case *ast.ForDeclaration:
			w.target(&into.Target)
		case *ast.ForIntoExpression:
			w.expression(&into.Expression)
		}
	}
	w.leave(into)
}

func (w *walk) bindings(list []*ast.Binding) {
	for _, b := range list {
		if w.enter(b) {
			w.target(&b.Target)
			w.expression(&b.Initializer)
		}
		w.leave(b)
	}
}

func (w *walk) target(slot *ast.BindingTarget) {
	if *slot == nil {
		return
	}
	var e ast.Expression = *slot
	w.expression(&e)
	if t, ok := e.(ast.BindingTarget); ok {
		*slot = t
	}
}

func (w *walk) expression(slot *ast.Expression) {
	if *slot == nil {
		return
	}
	if w.expr == nil || w.expr(slot) {
		w.expressionChildren(*slot)
	}
	if w.exprAfter != nil {
		w.exprAfter(slot)
	}
}

func (w *walk) expressionChildren(e ast.Expression) {
	switch e := e.(type) {
	case *ast.AssignExpression:
		w.expression(&e.Left)
		w.expression(&e.Right)
	case *ast.BinaryExpression:
		w.expression(&e.Left)
		w.expression(&e.Right)
	case *ast.UnaryExpression:
		w.expression(&e.Operand)
	case *ast.ConditionalExpression:
		w.expression(&e.Test)
		w.expression(&e.Consequent)
		w.expression(&e.Alternate)
	case *ast.SequenceExpression:
		w.exprs(e.Sequence)
	case *ast.DotExpression:
		w.expression(&e.Left)
	case *ast.PrivateDotExpression:
		w.expression(&e.Left)
	case *ast.BracketExpression:
		w.expression(&e.Left)
		w.expression(&e.Member)
	case *ast.CallExpression:
		w.expression(&e.Callee)
		w.exprs(e.ArgumentList)
	case *ast.NewExpression:
		w.expression(&e.Callee)
		w.exprs(e.ArgumentList)
	case *ast.OptionalChain:
		w.expression(&e.Expression)
	case *ast.Optional:
		w.expression(&e.Expression)
	case *ast.AwaitExpression:
		w.expression(&e.Argument)
	case *ast.YieldExpression:
		w.expression(&e.Argument)
	case *ast.SpreadElement:
		w.expression(&e.Expression)
	default:
		w.literalChildren(e)
	}
}

func (w *walk) literalChildren(e ast.Expression) {
	switch e := e.(type) {
	case *ast.FunctionLiteral:
		w.function(e)
	case *ast.ArrowFunctionLiteral:
		w.params(e.ParameterList)
		switch body := e.Body.(type) {
		case *ast.BlockStatement:
			w.block(body)
		case *ast.ExpressionBody:
			w.expression(&body.Expression)
		}
	case *ast.ClassLiteral:
		w.class(e)
	case *ast.ArrayLiteral:
		w.exprs(e.Value)
	case *ast.ArrayPattern:
		w.exprs(e.Elements)
		w.expression(&e.Rest)
	case *ast.ObjectLiteral:
		w.properties(e.Value)
	case *ast.ObjectPattern:
		w.properties(e.Properties)
		w.expression(&e.Rest)
	case *ast.TemplateLiteral:
		w.expression(&e.Tag)
		w.exprs(e.Expressions)
	case *ast.Binding:
		w.target(&e.Target)
		w.expression(&e.Initializer)
	case *ast.PropertyShort:
		w.expression(&e.Initializer)
	case *ast.PropertyKeyed:
		w.expression(&e.Key)
		w.expression(&e.Value)
	case *ast.Identifier, *ast.PrivateIdentifier, *ast.ThisExpression, *ast.SuperExpression, *ast.MetaProperty,
		*ast.NumberLiteral, *ast.StringLiteral, *ast.BooleanLiteral, *ast.NullLiteral, *ast.RegExpLiteral,
		*ast.BadExpression:
	default:
		panic(fmt.Sprintf("source: unknown expression %T", e))
	}
}

func (w *walk) properties(list []ast.Property) {
	for i := range list {
		var e ast.Expression = list[i]
		w.expression(&e)
		list[i] = e.(ast.Property)
	}
}

// function visits the inside of a function; the function itself is the business of whoever holds it.
func (w *walk) function(f *ast.FunctionLiteral) {
	if w.enter(f) {
		w.params(f.ParameterList)
		w.block(f.Body)
	}
	w.leave(f)
}

func (w *walk) params(p *ast.ParameterList) {
	if p == nil {
		return
	}
	w.bindings(p.List)
	w.expression(&p.Rest)
}

func (w *walk) class(c *ast.ClassLiteral) {
	if w.enter(c) {
		w.expression(&c.SuperClass)
		for _, el := range c.Body {
			if w.enter(el) {
				switch el := el.(type) {
				case *ast.FieldDefinition:
					w.expression(&el.Key)
					w.expression(&el.Initializer)
				case *ast.MethodDefinition:
					w.expression(&el.Key)
					w.function(el.Body)
				case *ast.ClassStaticBlock:
					w.block(el.Block)
				}
			}
			w.leave(el)
		}
	}
	w.leave(c)
}

// eachIndex calls f with every position field of a tree.
func eachIndex(prog *ast.Program, f func(*file.Idx)) {
	w := &walk{
		expr: func(slot *ast.Expression) bool {
			switch n := (*slot).(type) {
			case *ast.FunctionLiteral, *ast.ClassLiteral: // come by as other
			default:
				indexes(n, f)
			}
			return true
		},
		stmt:  func(slot *ast.Statement) bool { indexes(*slot, f); return true },
		other: func(n ast.Node) bool { indexes(n, f); return true },
	}
	w.program(prog)
}

// indexes calls f with each position field that n itself holds, those of the identifiers that it
// holds by value or by name included.
func indexes(n ast.Node, f func(*file.Idx)) {
	switch n := n.(type) {
	case *ast.YieldExpression:
		f(&n.Yield)
	case *ast.AwaitExpression:
		f(&n.Await)
	case *ast.ArrayLiteral:
		f(&n.LeftBracket)
		f(&n.RightBracket)
	case *ast.ArrayPattern:
		f(&n.LeftBracket)
		f(&n.RightBracket)
	case *ast.BadExpression:
		f(&n.From)
		f(&n.To)
	case *ast.BracketExpression:
		f(&n.LeftBracket)
		f(&n.RightBracket)
	case *ast.CallExpression:
		f(&n.LeftParenthesis)
		f(&n.RightParenthesis)
	case *ast.NewExpression:
		f(&n.New)
		f(&n.LeftParenthesis)
		f(&n.RightParenthesis)
	case *ast.DotExpression:
		f(&n.Identifier.Idx)
	case *ast.PrivateDotExpression:
		f(&n.Identifier.Idx)
	case *ast.PropertyShort:
		f(&n.Name.Idx)
	case *ast.Identifier:
		f(&n.Idx)
	case *ast.PrivateIdentifier:
		f(&n.Idx)
	case *ast.ObjectLiteral:
		f(&n.LeftBrace)
		f(&n.RightBrace)
	case *ast.ObjectPattern:
		f(&n.LeftBrace)
		f(&n.RightBrace)
	case *ast.UnaryExpression:
		f(&n.Idx)
	case *ast.TemplateLiteral:
		f(&n.OpenQuote)
		f(&n.CloseQuote)
		for _, e := range n.Elements {
			f(&e.Idx)
		}
	case *ast.MetaProperty:
		f(&n.Idx)
		f(&n.Meta.Idx)
		f(&n.Property.Idx)
	default:
		leafIndexes(n, f)
	}
}

func leafIndexes(n ast.Node, f func(*file.Idx)) {
	switch n := n.(type) {
	case *ast.ThisExpression:
		f(&n.Idx)
	case *ast.SuperExpression:
		f(&n.Idx)
	case *ast.NumberLiteral:
		f(&n.Idx)
	case *ast.StringLiteral:
		f(&n.Idx)
	case *ast.BooleanLiteral:
		f(&n.Idx)
	case *ast.NullLiteral:
		f(&n.Idx)
	case *ast.RegExpLiteral:
		f(&n.Idx)
	case *ast.FunctionLiteral:
		f(&n.Function)
		if n.Name != nil {
			f(&n.Name.Idx)
		}
		parameterIndexes(n.ParameterList, f)
	case *ast.ArrowFunctionLiteral:
		f(&n.Start)
		parameterIndexes(n.ParameterList, f)
	case *ast.ClassLiteral:
		f(&n.Class)
		f(&n.RightBrace)
		if n.Name != nil {
			f(&n.Name.Idx)
		}
	case *ast.MethodDefinition:
		f(&n.Idx)
	case *ast.FieldDefinition:
		f(&n.Idx)
	case *ast.ClassStaticBlock:
		f(&n.Static)
	default:
		statementIndexes(n, f)
	}
}

func parameterIndexes(p *ast.ParameterList, f func(*file.Idx)) {
	if p != nil {
		f(&p.Opening)
		f(&p.Closing)
	}
}

func statementIndexes(n ast.Node, f func(*file.Idx)) {
	switch n := n.(type) {
	case *ast.BlockStatement:
		f(&n.LeftBrace)
		f(&n.RightBrace)
	case *ast.BranchStatement:
		f(&n.Idx)
		if n.Label != nil {
			f(&n.Label.Idx)
		}
	case *ast.LabelledStatement:
		f(&n.Label.Idx)
		f(&n.Colon)
	case *ast.CaseStatement:
		f(&n.Case)
	case *ast.CatchStatement:
		f(&n.Catch)
	case *ast.DebuggerStatement:
		f(&n.Debugger)
	case *ast.DoWhileStatement:
		f(&n.Do)
		f(&n.RightParenthesis)
	case *ast.EmptyStatement:
		f(&n.Semicolon)
	case *ast.ForInStatement:
		f(&n.For)
	case *ast.ForOfStatement:
		f(&n.For)
	case *ast.ForStatement:
		f(&n.For)
	case *ast.IfStatement:
		f(&n.If)
	case *ast.ReturnStatement:
		f(&n.Return)
	case *ast.SwitchStatement:
		f(&n.Switch)
		f(&n.RightBrace)
	case *ast.ThrowStatement:
		f(&n.Throw)
	case *ast.TryStatement:
		f(&n.Try)
	case *ast.VariableStatement:
		f(&n.Var)
	case *ast.LexicalDeclaration:
		f(&n.Idx)
	case *ast.WhileStatement:
		f(&n.While)
	case *ast.WithStatement:
		f(&n.With)
	case *ast.ForDeclaration:
		f(&n.Idx)
	case *ast.ForLoopInitializerVarDeclList:
		f(&n.Var)
	case *ast.ForLoopInitializerLexicalDecl:
		f(&n.LexicalDeclaration.Idx)
	}
}
