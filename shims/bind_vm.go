package shims

import (
	"reflect"
	"slices"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/parser"
	"github.com/dop251/goja/token"
)

// vmBinding is internalBinding('vm'): scripts from text, for lib/vm.js. A script runs in the one realm there is. In
// a context its free names are looked up in the context's object first, and of the global object it sees what
// the language has, not what Node adds.
type vmBinding struct{ host *Host }

func newVMBinding(h *Host) *goja.Object {
	b := &vmBinding{h}
	o := h.RT.NewObject()
	for _, n := range []struct {
		name string
		call func(goja.FunctionCall) goja.Value
	}{
		{"compile", b.compile},
		{"run", b.run},
		{"newScope", b.newScope},
		{"runIn", b.runIn},
	} {
		if err := o.Set(n.name, n.call); err != nil {
			panic(err)
		}
	}
	return o
}

// A script is text that has been compiled, for the main context and for others.
type script struct {
	cryptoHandle
	name, code string
	main       *goja.Program
	context    *goja.Program
	declared   []string // by var and function, at the top
	assigned   []string // somewhere in the script, as free names
}

// compile(code, filename, lineOffset, columnOffset) is a handle, or undefined when the code has a syntax error.
func (b *vmBinding) compile(c goja.FunctionCall) goja.Value {
	lines, columns := max(c.Argument(2).ToInteger(), 0), max(c.Argument(3).ToInteger(), 0)
	code := strings.Repeat("\n", int(lines)) + strings.Repeat(" ", int(columns)) + c.Argument(0).String()
	s := &script{name: c.Argument(1).String(), code: code}
	tree, err := goja.Parse(s.name, code, parser.WithDisableSourceMaps)
	if err != nil {
		return goja.Undefined()
	}
	if s.main, err = goja.CompileAST(tree, false); err != nil {
		return goja.Undefined()
	}
	b.host.Library.compiled(s.main)
	return b.host.RT.NewDynamicObject(s)
}

func (b *vmBinding) scriptOf(v goja.Value) *script {
	if o, ok := v.(*goja.Object); ok {
		if s, ok := o.Export().(*script); ok {
			return s
		}
	}
	panic(b.host.RT.NewTypeError("Illegal invocation"))
}

// run(script) runs it in the main context.
func (b *vmBinding) run(c goja.FunctionCall) goja.Value {
	s := b.scriptOf(c.Argument(0))
	if b.host.InstallGlobals != nil {
		b.host.InstallGlobals()
	}
	return b.result(b.host.RT.RunProgram(s.main))
}

func (b *vmBinding) result(v goja.Value, err error) goja.Value {
	if err != nil {
		panic(err)
	}
	if v == nil {
		return goja.Undefined()
	}
	return v
}

// newScope(object) is what scripts in the context of object look names up in.
func (b *vmBinding) newScope(c goja.FunctionCall) goja.Value {
	s := &contextScope{host: b.host, object: c.Argument(0).ToObject(b.host.RT)}
	s.self = b.host.RT.NewDynamicObject(s)
	_ = s.self.SetPrototype(b.host.RT.Get("Object").ToObject(b.host.RT).Get("prototype").ToObject(b.host.RT))
	return s.self
}

// runIn(script, scope) runs it in a context.
func (b *vmBinding) runIn(c goja.FunctionCall) goja.Value {
	s := b.scriptOf(c.Argument(0))
	self := c.Argument(1).ToObject(b.host.RT)
	scope, _ := self.Export().(*contextScope)
	if s.context == nil {
		s.compileForContexts()
		b.host.Library.compiled(s.context)
	}
	scope.declared = append(scope.declared, s.declared...)
	scope.writable = append(scope.writable, s.assigned...)
	wrapper := b.result(b.host.RT.RunProgram(s.context))
	body, _ := wrapper.ToObject(b.host.RT).Export().(func(goja.FunctionCall) goja.Value)
	return body(goja.FunctionCall{This: self})
}

// contextScope is the object of the with statement around a script in a context.
type contextScope struct {
	host     *Host
	self     *goja.Object
	object   *goja.Object // the program's
	declared []string     // names that some script declares: undefined until they are set
	writable []string     // names that some script assigns: assigning makes them, reading them fails until then
}

// Get implements goja.DynamicObject.
func (s *contextScope) Get(name string) goja.Value {
	if v := s.object.Get(name); v != nil {
		return v
	}
	switch {
	case name == "globalThis":
		return s.self
	case languageGlobal(name):
		return s.host.RT.GlobalObject().Get(name)
	case slices.Contains(s.declared, name):
		return goja.Undefined()
	case slices.Contains(s.writable, name):
		if s.foreign(name) {
			return goja.Undefined()
		}
		s.host.Throw("ReferenceError", "", name+" is not defined")
	case s.foreign(name):
		return goja.Undefined()
	}
	return nil
}

// foreign reports whether name is a global of the main context that scripts in others must not see. They read it as
// undefined, so that typeof is right; that nobody has it would be a ReferenceError.
func (s *contextScope) foreign(name string) bool {
	if name == resultName || languageGlobal(name) {
		return false
	}
	if slices.Contains(GlobalNames(), name) {
		return true
	}
	global := s.host.RT.GlobalObject()
	own, _ := goja.AssertFunction(global.Get("hasOwnProperty"))
	v, err := own(global, s.host.RT.ToValue(name))
	return err == nil && v.ToBoolean()
}

// Set implements goja.DynamicObject.
func (s *contextScope) Set(name string, v goja.Value) bool { return s.object.Set(name, v) == nil }

// Has implements goja.DynamicObject.
func (s *contextScope) Has(name string) bool {
	return s.object.Get(name) != nil || languageGlobal(name) || slices.Contains(s.declared, name) ||
		slices.Contains(s.writable, name) || s.foreign(name)
}

// Delete implements goja.DynamicObject.
func (s *contextScope) Delete(name string) bool { return s.object.Delete(name) == nil }

// Keys implements goja.DynamicObject.
func (s *contextScope) Keys() []string { return s.object.Keys() }

// languageGlobal reports whether name is a global of ECMAScript's.
func languageGlobal(name string) bool {
	switch name {
	case "Object", "Function", "Array", "Number", "parseFloat", "parseInt", "Infinity", "NaN", "undefined", "Boolean", "String",
		"Symbol", "Date", "Promise", "RegExp", "Error", "AggregateError", "EvalError", "RangeError", "ReferenceError",
		"SyntaxError", "TypeError", "URIError", "globalThis", "JSON", "Math", "ArrayBuffer", "Uint8Array", "Int8Array",
		"Uint16Array", "Int16Array", "Uint32Array", "Int32Array", "Float32Array", "Float64Array", "Uint8ClampedArray",
		"BigUint64Array", "BigInt64Array", "DataView", "Map", "BigInt", "Set", "WeakMap", "WeakSet", "WeakRef",
		"FinalizationRegistry", "Proxy", "Reflect", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent",
		"escape", "unescape", "eval", "isFinite", "isNaN":
		return true
	}
	return false
}

// compileForContexts makes of the script a function whose this is a scope:
//
//	function () { with (this) { return (function () { script }).call(this) } }
//
// with the value of the script returned, and its functions and variables made members of the scope. The tree is changed, not the text: positions stay.
func (s *script) compileForContexts() {
	tree, err := goja.Parse(s.name, s.code, parser.WithDisableSourceMaps)
	if err != nil {
		panic("shims: " + err.Error())
	}
	strict := isStrict(tree.Body)
	s.assigned = assignedNames(tree)
	prologue, body := s.hoist(tree)
	keepValues(reflect.ValueOf(body))
	plainCalls(reflect.ValueOf(body))
	body = append(append(prologue, body...), &ast.ReturnStatement{Argument: &ast.Identifier{Name: resultName}})
	shell, err := goja.Parse(s.name, "(function ("+resultName+") { with (this) { return (function () { }).call(this) } })", parser.WithDisableSourceMaps)
	if err != nil {
		panic("shims: " + err.Error())
	}
	outer := shell.Body[0].(*ast.ExpressionStatement).Expression.(*ast.FunctionLiteral)
	block := outer.Body.List[0].(*ast.WithStatement).Body.(*ast.BlockStatement)
	call := block.List[0].(*ast.ReturnStatement).Argument.(*ast.CallExpression)
	inner := call.Callee.(*ast.DotExpression).Left.(*ast.FunctionLiteral)
	if strict {
		inner.Body.List, inner.DeclarationList = body, tree.DeclarationList
	} else {
		block.List, outer.DeclarationList = body, tree.DeclarationList
	}
	tree.Body, tree.DeclarationList = shell.Body, nil
	if s.context, err = goja.CompileAST(tree, false); err != nil {
		panic("shims: " + err.Error())
	}
}

func isStrict(body []ast.Statement) bool {
	for _, st := range body {
		e, ok := st.(*ast.ExpressionStatement)
		if !ok {
			return false
		}
		literal, ok := e.Expression.(*ast.StringLiteral)
		if !ok {
			return false
		}
		if literal.Literal == "'use strict'" || literal.Literal == `"use strict"` {
			return true
		}
	}
	return false
}

// hoist turns the functions at the top into assignments before the rest and declarations by var into assignments
// where they are, and notes what is declared. A pattern stays a declaration.
func (s *script) hoist(tree *ast.Program) (prologue, rest []ast.Statement) {
	var functions []ast.Statement
	for _, st := range tree.Body {
		if f, ok := st.(*ast.FunctionDeclaration); ok {
			s.declared = append(s.declared, f.Function.Name.Name.String())
			functions = append(functions, &ast.ExpressionStatement{Expression: assignment(f.Function.Name, f.Function)})
		} else {
			rest = append(rest, st)
		}
	}
	tree.DeclarationList = slices.DeleteFunc(tree.DeclarationList, func(d *ast.VariableDeclaration) bool {
		if !simple(d.List) {
			return false
		}
		for _, binding := range d.List {
			s.declared = append(s.declared, binding.Target.(*ast.Identifier).Name.String())
		}
		return true
	})
	assignVariables(reflect.ValueOf(&rest).Elem())
	prologue = directives(&rest)
	return prologue, append(functions, rest...)
}

// assignVariables replaces declarations by var below v, but for those of inner functions.
func assignVariables(v reflect.Value) {
	eachSlot(v, false, func(slot reflect.Value) {
		if other := assigning(slot.Interface()); other != nil {
			slot.Set(reflect.ValueOf(other))
		}
	})
}

// eachSlot calls f for each place in a syntax tree that holds a node of any kind, the outer ones first.
func eachSlot(v reflect.Value, functions bool, f func(slot reflect.Value)) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			f(v)
			eachSlot(v.Elem(), functions, f)
		}
	case reflect.Pointer:
		switch v.Interface().(type) {
		case *ast.FunctionLiteral, *ast.ArrowFunctionLiteral, *ast.ClassLiteral:
			if !functions {
				return
			}
		}
		if !v.IsNil() && strings.HasPrefix(v.Type().String(), "*ast.") {
			eachSlot(v.Elem(), functions, f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if field := v.Type().Field(i); field.IsExported() && field.Name != "DeclarationList" {
				eachSlot(v.Field(i), functions, f)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachSlot(v.Index(i), functions, f)
		}
	}
}

// assigning is what stands for a declaration by var; nil when n is none, or has a pattern.
func assigning(n any) any {
	switch x := n.(type) {
	case *ast.VariableStatement:
		if !simple(x.List) {
			return nil
		}
		if e := assignments(x.List); e != nil {
			return &ast.ExpressionStatement{Expression: &ast.UnaryExpression{Operator: token.VOID, Idx: x.Var, Operand: e}}
		}
		return &ast.EmptyStatement{Semicolon: x.Var}
	case *ast.ForLoopInitializerVarDeclList:
		if !simple(x.List) {
			return nil
		}
		if e := assignments(x.List); e != nil {
			return &ast.ForLoopInitializerExpression{Expression: e}
		}
		return &ast.ForLoopInitializerExpression{Expression: &ast.NullLiteral{Idx: x.Var, Literal: "null"}}
	case *ast.ForIntoVar:
		if id, ok := x.Binding.Target.(*ast.Identifier); ok {
			return &ast.ForIntoExpression{Expression: id}
		}
	}
	return nil
}

func simple(list []*ast.Binding) bool {
	return !slices.ContainsFunc(list, func(b *ast.Binding) bool {
		_, ok := b.Target.(*ast.Identifier)
		return !ok
	})
}

// assignments are the initial values that a declaration gives; nil for none.
func assignments(list []*ast.Binding) ast.Expression {
	var all []ast.Expression
	for _, b := range list {
		if b.Initializer != nil {
			all = append(all, assignment(b.Target.(*ast.Identifier), b.Initializer))
		}
	}
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return &ast.SequenceExpression{Sequence: all}
}

// directives takes "use strict" and its like off the front of rest.
func directives(rest *[]ast.Statement) (list []ast.Statement) {
	for len(*rest) > 0 {
		e, ok := (*rest)[0].(*ast.ExpressionStatement)
		if !ok {
			break
		}
		if _, ok := e.Expression.(*ast.StringLiteral); !ok || len(*rest) == 1 {
			break // the last one is the script's value
		}
		list, *rest = append(list, e), (*rest)[1:]
	}
	return list
}

func assignment(name *ast.Identifier, value ast.Expression) ast.Expression {
	left := &ast.Identifier{Name: name.Name, Idx: name.Idx}
	return &ast.AssignExpression{Operator: token.ASSIGN, Left: left, Right: value}
}

// resultName is the variable that holds the script's value so far.
const resultName = "$loopcheck_result"

// keepValues makes each statement of the script that has a value store it.
func keepValues(v reflect.Value) {
	eachSlot(v, false, func(slot reflect.Value) {
		if e, ok := slot.Interface().(*ast.ExpressionStatement); ok {
			if u, ok := e.Expression.(*ast.UnaryExpression); ok && u.Operator == token.VOID {
				if _, made := u.Operand.(*ast.AssignExpression); made {
					return // a declaration
				}
			}
			name := &ast.Identifier{Name: resultName, Idx: e.Idx0()}
			slot.Set(reflect.ValueOf(&ast.ExpressionStatement{Expression: assignment(name, e.Expression)}))
		}
	})
}

// plainCalls makes f(x) into (null, f)(x): a function that is found in a with statement's object is called with that
// object as this.
func plainCalls(v reflect.Value) {
	eachSlot(v, true, func(slot reflect.Value) {
		call, ok := slot.Interface().(*ast.CallExpression)
		if !ok {
			return
		}
		if id, ok := call.Callee.(*ast.Identifier); ok && id.Name != "eval" {
			call.Callee = &ast.SequenceExpression{Sequence: []ast.Expression{&ast.NullLiteral{Idx: id.Idx, Literal: "null"}, id}}
		}
	})
}

// assignedNames are the names that something in the tree assigns to, whatever they mean there.
func assignedNames(tree *ast.Program) (names []string) {
	add := func(e any) {
		if id, ok := e.(*ast.Identifier); ok {
			if name := id.Name.String(); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	eachSlot(reflect.ValueOf(tree.Body), true, func(slot reflect.Value) {
		switch x := slot.Interface().(type) {
		case *ast.AssignExpression:
			add(x.Left)
		case *ast.UnaryExpression:
			if x.Operator == token.INCREMENT || x.Operator == token.DECREMENT {
				add(x.Operand)
			}
		case *ast.ForIntoExpression:
			add(x.Expression)
		}
	})
	return names
}
