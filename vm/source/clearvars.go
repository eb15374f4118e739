package source

import (
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/token"
	"github.com/dop251/goja/unistring"
)

// clearVars sets the variables of functions that mention arguments to undefined before anything else
// happens in them. In goja such a function, called with more arguments than it has parameters, finds
// the further arguments in those of its variables that inner functions capture (enterFunc copies them all).
//
//	function f() { var x; return () => [x, arguments]; }     f(1)()[0] is 1 in goja
//	function f() { x = void 0; var x; ... }
type clearVars struct {
	frames []*varFrame
}

// A varFrame is a function on the way down the tree.
type varFrame struct {
	literal   *ast.FunctionLiteral // nil: an arrow function, which has no arguments of its own
	vars      []string             // in the order of their declaration, without parameters and functions
	captured  map[string]bool      // of vars: false until an inner function mentions one
	arguments bool
}

func (c *clearVars) run(wrapper *ast.FunctionLiteral) {
	w := &walk{
		expr: func(slot *ast.Expression) bool {
			switch e := (*slot).(type) {
			case *ast.ArrowFunctionLiteral:
				c.push(nil, e.ParameterList, e.DeclarationList, nil)
			case *ast.Identifier:
				c.mention(e.Name.String())
			case *ast.PropertyShort:
				c.mention(e.Name.Name.String())
			}
			return true
		},
		exprAfter: func(slot *ast.Expression) {
			if _, ok := (*slot).(*ast.ArrowFunctionLiteral); ok {
				c.pop()
			}
		},
		other: func(n ast.Node) bool {
			if f, ok := n.(*ast.FunctionLiteral); ok {
				c.push(f, f.ParameterList, f.DeclarationList, f.Body.List)
			}
			return true
		},
		after: func(n ast.Node) {
			if _, ok := n.(*ast.FunctionLiteral); ok {
				c.pop()
			}
		},
	}
	w.function(wrapper)
}

func (c *clearVars) push(f *ast.FunctionLiteral, params *ast.ParameterList, vars []*ast.VariableDeclaration, body []ast.Statement) {
	frame := &varFrame{literal: f, captured: map[string]bool{}}
	taken := map[string]bool{"arguments": true}
	take := func(name string) { taken[name] = true }
	if params != nil {
		for _, p := range params.List {
			boundNames(p.Target, take)
		}
		boundNames(params.Rest, take)
	}
	for _, s := range body {
		if d, ok := s.(*ast.FunctionDeclaration); ok {
			take(d.Function.Name.Name.String())
		}
	}
	for _, v := range vars {
		for _, b := range v.List {
			boundNames(b.Target, func(name string) {
				if !taken[name] {
					take(name)
					frame.vars = append(frame.vars, name)
					frame.captured[name] = false
				}
			})
		}
	}
	c.frames = append(c.frames, frame)
}

// mention notes the use of a name in the innermost function. A namesake in an inner scope may be meant:
// then a variable is cleared in vain.
func (c *clearVars) mention(name string) {
	for i := len(c.frames) - 1; i >= 0; i-- {
		frame := c.frames[i]
		if name == "arguments" {
			if frame.literal != nil {
				frame.arguments = true
				return
			}
			continue
		}
		if _, ok := frame.captured[name]; ok {
			frame.captured[name] = frame.captured[name] || i < len(c.frames)-1
			return
		}
	}
}

func (c *clearVars) pop() {
	frame := c.frames[len(c.frames)-1]
	c.frames = c.frames[:len(c.frames)-1]
	if !frame.arguments {
		return
	}
	at := frame.literal.Body.LeftBrace
	var value ast.Expression = &ast.UnaryExpression{Operator: token.VOID, Idx: at, Operand: &ast.NumberLiteral{Idx: at, Literal: "0", Value: int64(0)}}
	some := false
	for _, name := range frame.vars {
		if frame.captured[name] {
			some = true
			value = &ast.AssignExpression{Operator: token.ASSIGN, Left: &ast.Identifier{Name: unistring.NewFromString(name), Idx: at}, Right: value}
		}
	}
	if some {
		frame.literal.Body.List = insert(frame.literal.Body.List, &ast.ExpressionStatement{Expression: value})
	}
}
