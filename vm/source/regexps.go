package source

import (
	"github.com/dop251/goja/ast"

	"loopcheck/vm/js/pattern"
)

// expandPatterns replaces the Unicode properties in literals of regular expressions.
func expandPatterns(wrapper *ast.FunctionLiteral, position func(int) int) error {
	var failed error
	w := &walk{expr: func(slot *ast.Expression) bool {
		if literal, ok := (*slot).(*ast.RegExpLiteral); ok {
			expanded, err := pattern.Expand(literal.Pattern, literal.Flags)
			if err != nil && failed == nil {
				failed = &SyntaxError{
					Message: "Invalid regular expression: " + literal.Literal + ": Invalid property name", known: true,
					offset: position(int(literal.Idx) - 1),
				}
			}
			literal.Pattern = expanded
		}
		return true
	}}
	w.function(wrapper)
	return failed
}
