package js

import (
	"strings"

	"github.com/dop251/goja"
)

const iteratorSuffix = " is not iterable (cannot read property Symbol(Symbol.iterator))"

// nativeTypeError translates what a builtin throws.
func (x *throwSite) nativeTypeError(text string) (message, bool) {
	e := x.e
	say := func(s string) (message, bool) { return message{ctorTypeError, s}, true }
	bad := strings.HasPrefix(text, "Value is not an object") || strings.HasPrefix(text, "Value is not callable") || strings.HasPrefix(text, "Cannot convert undefined or null")
	switch {
	case x.op != "" && text == "Value is not a constructor": // new Math.max()
		return say(x.callee() + " is not a constructor")
	case text == "object is not iterable", text == "Cannot convert undefined or null to object" && x.iteratesArg():
		return say(e.iterableArg(x.arg(0)) + iteratorSuffix)
	case x.op != "" && x.fn == "Promise" && bad:
		return say("Promise resolver " + e.show(x.arg(0)) + " is not a function")
	case text == "Constructor Promise requires 'new'":
		return say("Promise constructor cannot be invoked without 'new'")
	case x.op != "" && bad && x.fn == "WeakSet":
		return say("Invalid value used in weak set")
	case strings.HasSuffix(text, " is not extensible") && strings.HasPrefix(text, "[object "):
		return say(e.show(x.arg(0)) + " is not extensible")
	case strings.HasPrefix(text, "Value is not an object: ") && x.takesEntries():
		return say("Iterator value " + text[len("Value is not an object: "):] + " is not an entry object")
	case strings.HasPrefix(text, "Constructor ") && strings.HasSuffix(text, " requires 'new'") && x.fn != "":
		return say("Constructor " + x.fn + " requires 'new'")
	case text == "No initial value":
		return say("Reduce of empty array with no initial value")
	case text == "Invalid array length" && x.fn == "Array":
		return message{ctorRangeError, text}, true
	case x.fn == "parse" && strings.HasPrefix(x.goFunc, "builtinJSON"):
		return message{}, false
	case strings.HasPrefix(text, "Converting circular structure"):
		return say(e.circular(x.arg(0)))
	}
	return x.nativeArgument(text, bad)
}

// nativeArgument translates complaints about a builtin's receiver or arguments.
func (x *throwSite) nativeArgument(text string, bad bool) (message, bool) {
	e := x.e
	say := func(s string) (message, bool) { return message{ctorTypeError, s}, true }
	switch owner, method := x.owner(); {
	case strings.Contains(text, " called on incompatible receiver"), strings.Contains(text, " is called on incompatible receiver"):
		if strings.HasPrefix(text, "Method Date.prototype") {
			return say("this is not a Date object.")
		}
		i := strings.Index(text, " called on incompatible")
		return say(text[:i] + " called on incompatible receiver " + e.show(x.this))
	case bad && collectionOwner(owner) && !isObject(x.this):
		return say("Method " + owner + ".prototype." + method + " called on incompatible receiver " + e.show(x.this))
	case bad && owner == "WeakMap" && method == "set":
		return say("Invalid value used as weak map key")
	case bad && owner == "WeakSet" && method == "add":
		return say("Invalid value used in weak set")
	case bad && owner == "Reflect" && method == "apply":
		return say("Function.prototype.apply was called on " + e.show(x.arg(0)) + ", which is " + article(e.typeof(x.arg(0))) + " and not a function")
	case bad && owner == "Reflect" && method == "construct":
		return say(e.show(x.arg(0)) + " is not a constructor")
	case bad && owner == "Reflect":
		return say("Reflect." + method + " called on non-object")
	case text == "Value is not a constructor":
		return say(e.show(x.arg(0)) + " is not a constructor")
	case bad && owner == "Promise" && !isObject(x.this):
		if method == "resolve" || method == "reject" {
			return say("PromiseResolve called on non-object")
		}
		return say("Promise." + method + " called on non-object")
	case bad && owner == "Array" && generic(method):
		return message{}, false
	case bad && owner == "Array" && (goja.IsUndefined(x.this) || goja.IsNull(x.this)):
		return say("Array.prototype." + method + " called on null or undefined")
	case text == "Value is not object coercible" && (owner == "String" || owner == ""):
		return say("String.prototype." + method + " called on null or undefined")
	case bad && strings.HasPrefix(x.goFunc, "dateproto_"):
		return say("this is not a Date object.")
	case bad && owner == "String" && (goja.IsUndefined(x.this) || goja.IsNull(x.this)):
		return say("String.prototype." + method + " called on null or undefined")
	case bad && takesCallback(method) && !callable(x.arg(callbackArg(method))),
		strings.HasPrefix(text, "object is not a function"):
		return say(e.show(x.arg(callbackArg(method))) + " is not a function")
	case text == "getter must be a function" || text == "setter must be a function" || bad && method == "defineProperty":
		return x.accessorError(text)
	case strings.HasPrefix(text, "Invalid property descriptor. Cannot both"):
		return say("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, #<Object>")
	case bad && (method == "call" || method == "apply" || method == "bind") && !callable(x.this):
		t, off := x.callerText()
		if t != nil {
			return say(t.callee(off) + " is not a function")
		}
	case bad && method == "toString" && owner == "Function":
		return say("Function.prototype.toString requires that 'this' be a Function")
	}
	return x.nativeWrite(text)
}

// nativeWrite translates what a builtin cannot write to its receiver.
func (x *throwSite) nativeWrite(text string) (message, bool) {
	o, ok := x.this.(*goja.Object)
	if !ok {
		return message{}, false
	}
	say := func(s string) (message, bool) { return message{ctorTypeError, s}, true }
	switch {
	case text == "": // goja names nothing for an element of a frozen array
		return say(x.e.readOnlyOf(o, "0"))
	case text == "length is not writable":
		return say(x.e.readOnlyOf(o, "length"))
	case strings.HasPrefix(text, "Cannot assign to read only property '"):
		if strings.HasPrefix(x.goFunc, "object_assign") {
			if a, ok := x.arg(0).(*goja.Object); ok {
				o = a
			}
		}
		return say(x.e.readOnlyOf(o, between(text, "'", "'")))
	}
	return message{}, false
}

func (x *throwSite) accessorError(text string) (message, bool) {
	word, key := "Getter", "get"
	d, _ := x.arg(2).(*goja.Object)
	if d == nil {
		return message{}, false
	}
	if strings.HasPrefix(text, "setter") || callable(d.Get("get")) || d.Get("get") == nil {
		word, key = "Setter", "set"
	}
	return message{ctorTypeError, word + " must be a function: " + x.e.show(d.Get(key))}, true
}

// callerText is the text at the call of the running builtin.
func (x *throwSite) callerText() (*scriptText, int) {
	for i := len(x.vm.callStack) - 1; i >= 0; i-- {
		if c := &x.vm.callStack[i]; c.prg != nil {
			return x.e.textAt(&frame{prg: c.prg, pc: c.pc})
		}
	}
	return nil, 0
}

// owner splits the name of a goja function: "mapProto_get" is Map, get.
func (x *throwSite) owner() (owner, method string) {
	p, rest, ok := strings.Cut(x.goFunc, "_")
	if !ok {
		return "", x.fn
	}
	method = rest
	if x.fn != "" {
		method = x.fn
	}
	switch strings.ToLower(p) {
	case "mapproto":
		return "Map", method
	case "setproto":
		return "Set", method
	case "weakmapproto":
		return "WeakMap", method
	case "weaksetproto":
		return "WeakSet", method
	case "promiseproto":
		return "Promise.prototype", method
	case "promise":
		return "Promise", method
	case "arrayproto":
		return "Array", method
	case "stringproto":
		return "String", method
	case "regexpproto":
		return "RegExp", method
	case "functionproto":
		return "Function", method
	case "object":
		return "Object", method
	}
	if strings.HasPrefix(x.goFunc, "builtin_reflect_") {
		return "Reflect", method
	}
	return "", method
}

// generic reports the array methods whose receiver V8 converts without naming them.
func generic(method string) bool {
	switch method {
	case "at", "copyWithin", "fill", "lastIndexOf", "pop", "push", "reverse", "shift", "unshift", "slice", "sort", "splice", "includes", "join",
		"keys", "entries", "values", "flat", "flatMap", "toLocaleString", "toString", "toReversed", "toSorted", "toSpliced", "with":
		return true
	}
	return false
}

func collectionOwner(o string) bool {
	switch o {
	case "Map", "Set", "WeakMap", "WeakSet", "RegExp", "Promise.prototype":
		return true
	}
	return false
}

// iteratesArg reports that the builtin iterates its first argument.
func (x *throwSite) iteratesArg() bool {
	switch x.fn {
	case "Map", "Set", "WeakMap", "WeakSet":
		return x.op != ""
	case "fromEntries", "all", "allSettled", "race", "any":
		return goja.IsUndefined(x.arg(0)) || goja.IsNull(x.arg(0))
	}
	return false
}

// takesEntries reports that the builtin wants pairs.
func (x *throwSite) takesEntries() bool {
	return x.op != "" && (x.fn == "Map" || x.fn == "WeakMap") || x.fn == "fromEntries"
}

// takesCallback reports that a builtin of this name calls an argument.
func takesCallback(method string) bool {
	switch method {
	case "forEach", "map", "filter", "some", "every", "find", "findIndex", "findLast", "findLastIndex", "reduce", "reduceRight",
		"flatMap", "from":
		return true
	}
	return false
}

func callbackArg(method string) int {
	if method == "from" {
		return 1
	}
	return 0
}

func isObject(v goja.Value) bool { _, ok := v.(*goja.Object); return ok }

func callable(v goja.Value) bool {
	_, ok := goja.AssertFunction(v)
	return ok
}

func article(word string) string {
	if word == "object" || word == "undefined" {
		return "an " + word
	}
	return "a " + word
}

func (e *Errors) typeof(v goja.Value) string {
	switch {
	case goja.IsUndefined(v):
		return "undefined"
	case goja.IsNull(v):
		return "object"
	case callable(v):
		return "function"
	case isObject(v):
		return "object"
	}
	return primitiveWord(v)
}

// iterableArg says what a builtin was given in place of an iterable.
func (e *Errors) iterableArg(v goja.Value) string {
	if o, ok := v.(*goja.Object); ok {
		if callable(o) {
			return e.show(o)
		}
		return "object"
	}
	return e.typed(v)
}

// typeError translates what goja says in the same words everywhere.
func (x *throwSite) typeError(text string) string {
	switch {
	case strings.HasPrefix(text, "Could not convert "):
		return "Cannot convert object to primitive value"
	case text == "Promise self-resolution":
		return "Chaining cycle detected for promise #<Promise>"
	case text == "Illegal generator state":
		return "Generator is already running"
	case strings.HasPrefix(text, "Method [Generator].prototype."):
		return text + " " + x.e.show(x.this)
	case text == "Proxy already revoked" || text == "proxy has been revoked":
		return "Cannot perform '" + x.proxyTrap() + "' on a proxy that has been revoked"
	case strings.HasPrefix(text, "Cannot delete property '"):
		return x.deleteError(text)
	case text == "Cannot convert Symbol to a BigInt":
		return "Cannot convert " + x.e.show(x.arg(0)) + " to a BigInt"
	case strings.HasPrefix(text, "Cannot write private member "):
		return strings.Replace(text, " from an object", " to an object", 1)
	case strings.HasPrefix(text, "Cannot assign to read only property '#"):
		return "'" + between(text, "'", "'") + "' was defined without a setter"
	case strings.HasPrefix(text, "Value is not an object: ") && strings.Contains(x.op, "rivate"):
		return "Cannot read private member #" + x.privateName() + " from an object whose class did not declare it"
	case strings.HasSuffix(text, "accessor without a setter"):
		return text
	case strings.HasPrefix(text, "Object is not ArrayBuffer"):
		return "First argument to DataView constructor must be an ArrayBuffer"
	case strings.HasSuffix(text, "is not a valid TypedArray"):
		return "this is not a typed array."
	case strings.HasPrefix(text, "Class constructor cannot be invoked"):
		return "Class constructor " + x.classCalled() + " cannot be invoked without 'new'"
	case text == "RegExp doesn't have global flag set":
		return "String.prototype.matchAll called with a non-global RegExp argument"
	case strings.HasPrefix(text, "Value is not callable: "):
		return text[len("Value is not callable: "):] + " is not a function"
	}
	return text
}

func (x *throwSite) classCalled() string {
	if fn, ok := x.arg(0).(*goja.Object); ok {
		return x.e.dataString(fn, "name")
	}
	return ""
}

// proxyTrap names the operation that an instruction does on a proxy.
func (x *throwSite) proxyTrap() string {
	switch {
	case strings.HasPrefix(x.op, "set") || strings.HasPrefix(x.op, "_set") || strings.HasPrefix(x.op, "_put"):
		return "set"
	case strings.HasPrefix(x.op, "delete") || strings.HasPrefix(x.op, "_delete"):
		return "deleteProperty"
	case x.op == "_op_in":
		return "has"
	case strings.HasPrefix(x.op, "call"):
		return "apply"
	case strings.HasPrefix(x.op, "_new"):
		return "construct"
	case x.fn == "keys" || x.fn == "getOwnPropertyNames" || x.fn == "entries" || x.fn == "values" || x.fn == "ownKeys":
		return "ownKeys"
	case x.fn == "getPrototypeOf" || x.fn == "setPrototypeOf" || x.fn == "defineProperty" || x.fn == "has" || x.fn == "getOwnPropertyDescriptor":
		return x.fn
	}
	return "get"
}

func (x *throwSite) deleteError(text string) string {
	key := text[len("Cannot delete property '"):]
	i := strings.Index(key, "' of ")
	if i < 0 {
		return text
	}
	target := x.this
	switch {
	case x.op == "deletePropStrict":
		target = x.operand(1)
	case x.op == "_deleteElemStrict":
		target = x.operand(2)
	}
	return "Cannot delete property '" + key[:i] + "' of " + x.e.show(target)
}

// rangeError translates a RangeError.
func (x *throwSite) rangeError(text string) string {
	switch {
	case text == "toFixed() precision must be between 0 and 100":
		return "toFixed() digits argument must be between 0 and 100"
	case strings.HasPrefix(text, "toExponential() precision"), strings.HasPrefix(text, "toPrecision() precision"):
		return strings.Replace(text, "precision", "argument", 1)
	case text == "Invalid count value":
		return "Invalid count value: " + x.e.show(x.arg(0))
	case text == "The normalization form should be one of NFC, NFD, NFKC, NFKD":
		return text + "."
	case text == "exponent must be positive":
		return "undefined must be positive" // sic
	case text == "radix must be an integer between 2 and 36":
		return "toString() radix must be between 2 and 36"
	case strings.HasPrefix(text, "Cannot convert ") && strings.HasSuffix(text, " to a BigInt"):
		return "The number " + strings.TrimSuffix(text[len("Cannot convert "):], " to a BigInt") + " cannot be converted to a BigInt because it is not an integer"
	case strings.HasPrefix(text, "Buffer size is too large"):
		return "Array buffer allocation failed"
	case strings.HasPrefix(text, "Byte length of "):
		return "b" + text[1:]
	case strings.HasPrefix(text, "Start offset of "):
		return "start offset of " + text[len("Start offset of "):]
	case strings.HasPrefix(text, "Index ") && strings.HasSuffix(text, " is out of bounds"):
		return "Offset is outside the bounds of the DataView"
	case text == "offset should be >= 0", text == "Source is too large":
		return "offset is out of bounds"
	}
	return x.indexError(text)
}

// indexError translates goja's "Invalid index" by the builtin that was given it.
func (x *throwSite) indexError(text string) string {
	if !strings.HasPrefix(text, "Invalid index ") && !strings.HasPrefix(text, "Index ") {
		return text
	}
	switch {
	case x.fn == "ArrayBuffer":
		return "Invalid array buffer length"
	case strings.HasSuffix(x.fn, "Array"):
		return "Invalid typed array length: " + x.e.show(x.arg(0))
	case x.fn == "asIntN" || x.fn == "asUintN":
		return "Invalid value: not (convertible to) a safe integer"
	case x.fn == "with":
		return "Invalid index : " + x.e.show(x.arg(0))
	case strings.HasPrefix(x.fn, "get") || strings.HasPrefix(x.fn, "set"):
		return "Offset is outside the bounds of the DataView"
	}
	return text
}
