package js

import (
	"strconv"
	"strings"

	"github.com/dop251/goja"
)

// A message is an error in V8's words. V8 and goja do not always throw the same kind.
type message struct {
	kind ctorKind
	text string
}

// translate turns what goja says when it throws into what V8 says (src/common/message-template.h at
// V8 11.3). What it does not know it returns as it is.
func (e *Errors) translate(k ctorKind, text string) message {
	x := &throwSite{e: e, vm: e.vm}
	x.look()
	said := message{k, text}
	switch k {
	case ctorTypeError:
		if x.native != nil {
			if m, ok := x.nativeTypeError(text); ok {
				return m
			}
		} else if t, ok := x.instructionTypeError(text); ok {
			said.text = t
			return said
		}
		said.text = x.typeError(text)
	case ctorReferenceError:
		said.text = x.referenceError(text)
	case ctorRangeError:
		said.text = x.rangeError(text)
	case ctorSyntaxError:
		said.text = x.syntaxError(text)
	case ctorURIError:
		said.text = "URI malformed"
	}
	return said
}

// A throwSite is the state of goja's vm at the moment of a throw: an instruction with its operands, or a
// builtin with its receiver and arguments.
type throwSite struct {
	e  *Errors
	vm *vmState

	op    string // the type of the instruction, "" in a builtin
	count int    // its operand, if it is a number
	name  string // its operand, if it is a name

	native *goja.Object // the builtin that runs
	fn     string       // its name
	goFunc string       // its name in goja, such as "mapProto_get"
	this   goja.Value
	args   []goja.Value
}

func (x *throwSite) look() {
	vm := x.vm
	if vm.prg == nil {
		if vm.sb >= 2 && vm.sb <= len(vm.stack) {
			x.native, _ = vm.stack[vm.sb-1].(*goja.Object)
			x.this = vm.stack[vm.sb-2]
			x.args = vm.stack[vm.sb:min(max(vm.sp, vm.sb), len(vm.stack))]
		}
		if x.native != nil {
			x.goFunc = x.e.goName(x.native)
			x.throughCall()
			x.fn = x.e.dataString(x.native, "name")
		}
		return
	}
	in := x.e.lay.instr(vm.prg, vm.pc)
	if !in.IsValid() {
		return
	}
	x.op = strings.TrimPrefix(in.Type().String(), "goja.")
	x.op = strings.TrimPrefix(x.op, "*goja.")
	switch {
	case in.CanInt():
		x.count = int(in.Int())
	case in.CanUint():
		x.count = int(in.Uint())
	case in.Kind().String() == "string":
		x.name = in.String()
	}
	if strings.HasSuffix(x.op, "Variadic") {
		x.count = x.variadic()
	}
	if x.op == "_new" || x.op == "_newVariadic" {
		if fn, ok := x.operand(x.count + 1).(*goja.Object); ok && x.e.lay.jsFuncs[head(fn).self.tab] == kindNone {
			x.native, x.fn = fn, x.e.dataString(fn, "name")
			if n := vm.sp - x.count; n >= 0 && n <= vm.sp {
				x.args = vm.stack[n:vm.sp]
			}
			if x.e.isBuiltin(fn) && framedConstructor(x.fn) {
				x.e.constructing = fn
			}
		}
	}
}

// framedConstructor reports the builtin constructors that V8 gives a frame.
func framedConstructor(name string) bool {
	switch name {
	case "RegExp", "Map", "Set", "WeakMap", "WeakSet", "Promise", "ArrayBuffer", "DataView", "Date":
		return true
	}
	return strings.HasSuffix(name, "Array") && name != "Array"
}

// throughCall looks through Function.prototype.call and apply: goja runs the function in their frame.
func (x *throwSite) throughCall() {
	fn, ok := x.this.(*goja.Object)
	if !ok || !callable(fn) {
		return
	}
	switch x.goFunc {
	case "functionproto_call":
		x.this, x.args = x.arg(0), x.args[min(1, len(x.args)):]
	case "functionproto_apply":
		x.this = x.arg(0)
		list, _ := x.arg(1).(*goja.Object)
		x.args = nil
		if list != nil && x.e.lay.jsFuncs[head(fn).self.tab] == kindNone {
			for i, n := 0, int(list.Get("length").ToInteger()); i < n && i < 8; i++ {
				x.args = append(x.args, list.Get(itoa(i)))
			}
		}
	default:
		return
	}
	x.native = fn
	x.goFunc = x.e.goName(fn)
}

// variadic counts the arguments of a call with a spread, from goja's marker on.
func (x *throwSite) variadic() int {
	for i := x.vm.sp - 1; i >= 0; i-- {
		if s, ok := x.vm.stack[i].(*goja.Symbol); ok && s.String() == "[variadic marker]" {
			n := x.vm.sp - 1 - i
			if x.op == "_newVariadic" {
				return n - 1
			}
			return n - 2
		}
	}
	return 0
}

// operand returns the nth value from the top of the stack, 1 being the top.
func (x *throwSite) operand(n int) goja.Value {
	if i := x.vm.sp - n; i >= 0 && i < len(x.vm.stack) && x.vm.stack[i] != nil {
		return x.vm.stack[i]
	}
	return goja.Undefined()
}

func (x *throwSite) arg(i int) goja.Value {
	if i < len(x.args) && x.args[i] != nil {
		return x.args[i]
	}
	return goja.Undefined()
}

// text returns the text of the running script and the position in it.
func (x *throwSite) text() (*scriptText, int) {
	return x.e.textAt(&frame{prg: x.vm.prg, pc: x.vm.pc})
}

func (x *throwSite) callee() string {
	t, off := x.text()
	if t == nil {
		return intermediate
	}
	return t.callee(off)
}

// instructionTypeError translates what an instruction throws.
func (x *throwSite) instructionTypeError(text string) (string, bool) {
	e := x.e
	switch {
	case strings.HasPrefix(text, "Cannot read property '"):
		v, key := x.readFrom()
		if key == "Symbol(Symbol.iterator)" {
			return e.typed(v) + " is not iterable (cannot read property Symbol(Symbol.iterator))", true
		}
		return "Cannot read properties of " + v.String() + " (reading '" + key + "')", true
	case strings.HasPrefix(x.op, "call") || strings.HasPrefix(x.op, "_call"):
		return x.callError(text)
	case strings.HasPrefix(x.op, "_new") && (text == "Value is not a constructor" || strings.HasPrefix(text, "Value is not an object")):
		return x.callee() + " is not a constructor", true
	case strings.HasPrefix(x.op, "_iterate") || x.op == "yieldMarker" || strings.HasSuffix(x.op, "Spread"):
		return x.iterationError(text)
	case strings.HasPrefix(text, "Value is not object coercible"):
		return x.destructuringError(), true
	case x.op == "iterNext" || x.op == "iterGetNextOrUndef":
		if strings.HasPrefix(text, "Value is not an object: ") {
			return "Iterator result " + text[len("Value is not an object: "):] + " is not an object", true
		}
	case x.op == "_createDestructSrc" || x.op == "_checkObjectCoercible":
		return x.destructuringError(), true
	case x.op == "_op_in" && strings.HasPrefix(text, "Value is not an object"):
		return "Cannot use 'in' operator to search for '" + e.show(x.operand(2)) + "' in " + e.show(x.operand(1)), true
	case strings.HasPrefix(x.op, "privateIn"):
		return "Cannot use 'in' operator to search for '#" + x.privateName() + "' in " + e.show(x.operand(1)), true
	case x.op == "_op_instanceof" && strings.HasPrefix(text, "Value is not an object"):
		return "Right-hand side of 'instanceof' is not an object", true
	case strings.HasPrefix(text, "Expecting a function in instanceof check"):
		return "Right-hand side of 'instanceof' is not callable", true
	case text == "prototype is not an object":
		proto := goja.Value(goja.Undefined())
		if o, ok := x.operand(1).(*goja.Object); ok {
			proto = o.Get("prototype")
		}
		return "Function has non-object prototype '" + e.show(proto) + "' in instanceof check", true
	case strings.HasPrefix(text, "Class extends value is not"):
		return "Class extends value " + e.show(x.operand(1)) + " is not a constructor or null", true
	case strings.HasPrefix(text, "Class extends value does not have"):
		return "Class extends value does not have valid prototype property " + e.show(goja.Undefined()), true
	case strings.Contains(x.op, "rivate"):
		return "", false
	case strings.HasPrefix(x.op, "set"), strings.HasPrefix(x.op, "_set"), strings.HasPrefix(x.op, "getPropRef"),
		strings.HasPrefix(x.op, "_getElemRef"), strings.HasPrefix(x.op, "_putValue"):
		return x.writeError(text)
	}
	return "", false
}

// callError is the text for a call of what is not a function.
func (x *throwSite) callError(text string) (string, bool) {
	switch {
	case strings.HasPrefix(text, "Class constructor"):
		if fn, ok := x.operand(x.count + 1).(*goja.Object); ok {
			if n := x.e.dataString(fn, "name"); n != "" {
				return "Class constructor " + n + " cannot be invoked without 'new'", true
			}
		}
		return "Class constructors cannot be invoked without 'new'", true
	case strings.HasPrefix(text, "Value is not an object"), strings.HasPrefix(text, "Not a function"), strings.HasPrefix(text, "Object has no member"):
		return x.callee() + " is not a function", true
	}
	return "", false
}

// readFrom returns the undefined or null that a property is read of, and the key in V8's words.
func (x *throwSite) readFrom() (v goja.Value, key string) {
	switch x.op {
	case "_getElem", "_getElemCallee", "_getKey":
		return x.operand(2), x.e.show(x.operand(1))
	case "_getElemRecv":
		return x.operand(1), x.e.show(x.operand(2))
	case "_getElemRecvCallee":
		return x.operand(2), x.e.show(x.operand(1))
	}
	return x.operand(1), x.name
}

// iterationError is the text for a value that cannot be iterated.
func (x *throwSite) iterationError(text string) (string, bool) {
	v := x.operand(1)
	if x.op == "_pushSpread" {
		v = x.operand(0) // already taken off the stack
	}
	switch {
	case strings.HasPrefix(text, "Value is not an object"):
		return "Result of the Symbol.iterator method is not an object", true
	case text == "object is not iterable", text == "Cannot convert undefined or null to object", strings.HasSuffix(text, " is not a method"),
		strings.HasPrefix(text, "iterator.next is missing"):
	default:
		return "", false
	}
	if x.op == "yieldMarker" {
		return x.e.typed(v) + " is not iterable (cannot read property Symbol(Symbol.iterator))", true
	}
	t, off := x.text()
	if t == nil {
		return x.e.typed(v) + " is not iterable", true
	}
	name, at, call, pattern := t.iterable(off)
	x.moveTo(t, at)
	missing := goja.IsUndefined(v) || goja.IsNull(v)
	switch {
	case name == "", pattern && missing && strings.ContainsAny(name, ".[") && !call:
		return x.e.typed(v) + " is not iterable (cannot read property Symbol(Symbol.iterator))", true
	case call:
		return name + " is not a function or its return value is not iterable", true
	case x.op == "_pushSpread" && missing:
		return name + " is not iterable (cannot read property " + v.String() + ")", true
	case x.op == "_pushSpread":
		return "Spread syntax requires ...iterable[Symbol.iterator] to be a function", true
	}
	return name + " is not iterable", true
}

// folded translates the message of an expression of constants, 'a' in 'b', which goja computes when it
// compiles: the error comes out of a "new TypeError" in the code.
func (e *Errors) folded(args []goja.Value) []goja.Value {
	if len(args) != 1 || e.vm.prg == nil || !goja.IsString(args[0]) {
		return args
	}
	right, ok := strings.CutPrefix(args[0].String(), "Value is not an object: ")
	if next := e.lay.instr(e.vm.prg, e.vm.pc+1); !ok || !next.IsValid() || next.Type().Name() != "_throw" {
		return args
	}
	t, off := e.textAt(&frame{prg: e.vm.prg, pc: e.vm.pc})
	if t == nil {
		return args
	}
	for i, n := t.at(off), 0; i < len(t.toks) && n < 20; i, n = i+1, n+1 {
		if t.text(i) == "in" && t.kind(i) == tokName && strings.Trim(t.text(i+1), `"'`) == right {
			text := "Cannot use 'in' operator to search for '" + strings.Trim(t.text(i-1), `"'`) + "' in " + right
			return []goja.Value{e.rt.ToValue(text)}
		}
	}
	return args
}

// moveTo makes the error's first frame stand at a byte offset of the script.
func (x *throwSite) moveTo(t *scriptText, off int) {
	if off <= 0 {
		return
	}
	file, _, _ := splitPlace(x.e.place(&frame{prg: x.vm.prg, pc: x.vm.pc}))
	line, col := t.place(off)
	x.e.thrownPlace = file + ":" + itoa(line) + ":" + itoa(col)
}

func (x *throwSite) destructuringError() string {
	v := x.operand(1)
	t, off := x.text()
	if t == nil {
		return "Cannot destructure '" + x.e.show(v) + "' as it is " + v.String() + "."
	}
	// The source of an outer pattern lies below the value of an inner one.
	if property, at := t.nestedProperty(off); property != "" && isObject(x.operand(2)) && !callable(x.operand(2)) {
		x.moveTo(t, at)
		return "Cannot read properties of " + v.String() + " (reading '" + property + "')"
	}
	property, source, at, ok := t.destructured(off)
	x.moveTo(t, at)
	if !ok {
		source = x.e.typed(v)
	}
	if property == "" {
		return "Cannot destructure '" + source + "' as it is " + v.String() + "."
	}
	return "Cannot destructure property '" + property + "' of '" + source + "' as it is " + v.String() + "."
}

// privateName reads the private name at the position of the throw.
func (x *throwSite) privateName() string {
	t, off := x.text()
	if t == nil {
		return ""
	}
	at := t.at(off)
	for d := 0; d < 20; d++ {
		for _, i := range [...]int{at - d, at + d} {
			if s := t.text(i); strings.HasPrefix(s, "#") {
				return s[1:]
			}
		}
	}
	return ""
}

// writeError is the text for a property that cannot be set.
func (x *throwSite) writeError(text string) (string, bool) {
	e := x.e
	target, key := x.writeTo()
	switch {
	case text == "Cannot convert undefined or null to object":
		if strings.Contains(x.op, "Ref") {
			return "Cannot read properties of " + target.String() + " (reading '" + key + "')", true
		}
		return "Cannot set properties of " + target.String() + " (setting '" + key + "')", true
	case strings.HasPrefix(text, "Cannot assign to read only property '"):
		if x.op == "_putValue" || x.op == "_putValueP" {
			return e.readOnly(nil, text), true
		}
		return e.readOnlyOf(target, key), true
	case text == "":
		return e.readOnlyOf(target, key), true
	case text == "length is not writable":
		return e.readOnlyOf(target, "length"), true
	case strings.HasPrefix(text, "Receiver is not an object"):
		return "Cannot create property '" + key + "' on " + primitiveWord(target) + " '" + e.show(target) + "'", true
	}
	return "", false
}

// writeTo returns the object that a property is set on, and the key.
func (x *throwSite) writeTo() (goja.Value, string) {
	switch {
	case strings.HasPrefix(x.op, "getPropRef"):
		return x.operand(1), x.name
	case strings.HasPrefix(x.op, "_getElemRef"):
		return x.operand(2), x.e.show(x.operand(1))
	case strings.HasPrefix(x.op, "setPropRecv"):
		return x.operand(3), x.name
	case strings.HasPrefix(x.op, "setProp"):
		return x.operand(2), x.name
	case strings.HasPrefix(x.op, "_setElemRecv"):
		return x.operand(4), x.e.show(x.operand(3))
	case strings.HasPrefix(x.op, "_setElem"):
		return x.operand(3), x.e.show(x.operand(2))
	}
	return goja.Undefined(), ""
}

// readOnlyOf says why a property of a value cannot be set.
func (e *Errors) readOnlyOf(v goja.Value, key string) string {
	o, ok := v.(*goja.Object)
	if !ok {
		return "Cannot assign to read only property '" + key + "' of " + primitiveWord(v) + " '" + e.show(v) + "'"
	}
	if e.isGetterOnly(o, key) {
		return "Cannot set property " + key + " of " + e.show(o) + " which has only a getter"
	}
	return "Cannot assign to read only property '" + key + "' of object '" + e.show(o) + "'"
}

// readOnly does the same when the object is not at hand.
func (e *Errors) readOnly(o *goja.Object, text string) string {
	key := between(text, "'", "'")
	if o == nil {
		return "Cannot assign to read only property '" + key + "' of object '#<Object>'"
	}
	return e.readOnlyOf(o, key)
}

func between(s, open, end string) string {
	i := strings.Index(s, open)
	if i < 0 {
		return ""
	}
	s = s[i+len(open):]
	if j := strings.LastIndex(s, end); j >= 0 {
		return s[:j]
	}
	return s
}

func primitiveWord(v goja.Value) string { return strings.ToLower(primitiveType(v)) }

// referenceError translates a ReferenceError.
func (x *throwSite) referenceError(text string) string {
	switch {
	case text == "Cannot access a variable before initialization":
		t, off := x.text()
		if t == nil {
			return text
		}
		for i := t.at(off); i < len(t.toks); i++ {
			if t.kind(i) == tokName && !isReserved(t.text(i)) {
				return "Cannot access '" + t.text(i) + "' before initialization"
			}
		}
	case strings.HasPrefix(text, "Must call super constructor"):
		return "Must call super constructor in derived class before accessing 'this' or returning from derived constructor"
	}
	return text
}

func itoa(n int) string { return strconv.Itoa(n) }
