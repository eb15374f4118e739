package source

import (
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/token"
)

// spellLogical writes out a ||= b, a &&= b and a ??= b where a is a variable: goja compiles them to
// instructions that look the variable up by its name, and what those touch is not known.
//
//	a ||= b      a || (a = b)
func spellLogical(wrapper *ast.FunctionLiteral) {
	w := &walk{exprAfter: func(slot *ast.Expression) {
		e, ok := (*slot).(*ast.AssignExpression)
		if !ok || e.Operator != token.LOGICAL_OR && e.Operator != token.LOGICAL_AND && e.Operator != token.COALESCE {
			return
		}
		name, ok := e.Left.(*ast.Identifier)
		if !ok {
			return
		}
		again := *name
		*slot = &ast.BinaryExpression{
			Operator: e.Operator,
			Left:     name,
			Right:    &ast.AssignExpression{Operator: token.ASSIGN, Left: &again, Right: e.Right},
		}
	}}
	w.function(wrapper)
}
