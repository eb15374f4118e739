package shims

import (
	"math/big"
	"reflect"
	"strings"
	"unicode"
	"unsafe"

	"github.com/dop251/goja"
	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/width"
)

// utilBinding makes what `internalBinding('util')` returns: the questions about a value that
// JavaScript cannot ask without running the value's own code (its internal slots, the state of a
// promise, the target of a proxy, what an iterator will still give).
//
// No function here runs a trap, a getter or any other code of the program, and none changes what
// it looks at. The answers depend on the value alone.
//
// goja's public interface tells only some kinds of object apart, so the kind is read from the
// type of the unexported field `self`; TestEveryKindOfObjectIsToldApart holds this to the pinned version.
func utilBinding(rt *goja.Runtime) *goja.Object {
	natives := &lazyObject{names: []string{
		"kind", "isSloppy", "promiseDetails", "proxyDetails", "previewEntries", "nonIndexNames", "lazyObject", "quoted",
		"escaped", "keyText", "stringWidth",
	}, made: map[string]goja.Value{}}
	natives.make = func(name string) goja.Value { return rt.ToValue(utilNative(rt, name)) }
	return rt.NewDynamicObject(natives)
}

// utilNative returns the native of that name.
func utilNative(rt *goja.Runtime, name string) func(goja.FunctionCall) goja.Value {
	of := func(answer func(goja.Value) any) func(goja.FunctionCall) goja.Value {
		return func(call goja.FunctionCall) goja.Value { return rt.ToValue(answer(call.Argument(0))) }
	}
	switch name {
	case "kind":
		return of(func(v goja.Value) any { return kindOf(v) })
	case "isSloppy":
		return of(func(v goja.Value) any { return isSloppy(v) })
	case "promiseDetails":
		return of(func(v goja.Value) any { return promiseDetails(rt, v) })
	case "proxyDetails":
		return of(func(v goja.Value) any { return proxyDetails(rt, v) })
	case "previewEntries":
		return of(func(v goja.Value) any { return previewEntries(rt, v) })
	case "nonIndexNames":
		return of(func(v goja.Value) any { return nonIndexNames(rt, v) })
	case "lazyObject":
		return func(call goja.FunctionCall) goja.Value { return newLazyObject(rt, call) }
	case "quoted":
		return of(func(v goja.Value) any { return quoted(v) })
	case "escaped":
		return of(func(v goja.Value) any { return escaped(v) })
	case "keyText":
		return of(func(v goja.Value) any { return keyText(v) })
	case "stringWidth":
		return of(func(v goja.Value) any { return columns(v.String()) })
	}
	panic("shims: no native util." + name)
}

// self returns the implementation behind a goja object: a pointer to one of goja's unexported
// structs, good for reflection only.
func self(o *goja.Object) reflect.Value {
	return reflect.ValueOf(o).Elem().FieldByName("self").Elem()
}

// kindOf names the internal slots of v: "" for a primitive, "Proxy" for a proxy (revoked or
// not), the constructor's name for built-in objects, "Object" for any other object.
func kindOf(v goja.Value) string {
	o, ok := v.(*goja.Object)
	if !ok {
		return ""
	}
	impl := self(o)
	switch name := impl.Type().Elem().Name(); name {
	case "proxyObject":
		return "Proxy"
	case "arrayObject", "sparseArrayObject", "templatedArrayObject", "dynamicArray":
		return "Array"
	case "argumentsObject":
		return "Arguments"
	case "typedArrayObject":
		return typedArrayName(impl)
	case "primitiveValueObject":
		return boxedName(o)
	case "templatedObject":
		// Errors are of this type once vm/js has given them V8's stack.
		if o.ClassName() == "Error" {
			return "Error"
		}
		return "Object"
	case "baseObject":
		// goja makes the arguments of a strict function an ordinary object of this class.
		if o.ClassName() == "Arguments" {
			return "Arguments"
		}
		return "Object"
	default:
		return slotName(name)
	}
}

// slotName is kindOf for the types of goja that stand for one kind each.
func slotName(goType string) string {
	switch goType {
	case "Promise":
		return "Promise"
	case "mapObject":
		return "Map"
	case "setObject":
		return "Set"
	case "weakMapObject":
		return "WeakMap"
	case "weakSetObject":
		return "WeakSet"
	case "mapIterObject":
		return "Map Iterator"
	case "setIterObject":
		return "Set Iterator"
	case "dateObject":
		return "Date"
	case "regexpObject":
		return "RegExp"
	case "errorObject":
		return "Error"
	case "arrayBufferObject":
		return "ArrayBuffer"
	case "dataViewObject":
		return "DataView"
	case "stringObject":
		return "String"
	case "generatorObject":
		return "Generator"
	case "generatorFuncObject", "generatorMethodFuncObject":
		return "GeneratorFunction"
	case "asyncFuncObject", "asyncMethodFuncObject", "asyncArrowFuncObject":
		return "AsyncFunction"
	}
	if strings.HasSuffix(goType, "FuncObject") || goType == "funcObject" {
		return "Function"
	}
	return "Object"
}

// isSloppy reports whether v is a function made by a function declaration or expression in sloppy
// mode: V8 gives these two more properties, arguments and caller.
func isSloppy(v goja.Value) bool {
	o, ok := v.(*goja.Object)
	if !ok {
		return false
	}
	impl := self(o).Elem()
	return impl.Type().Name() == "funcObject" && !impl.FieldByName("strict").Bool()
}

// typedArrayName tells the eleven element types apart by goja's name of their storage, such as
// bigUint64Array.
func typedArrayName(impl reflect.Value) string {
	storage := impl.Elem().FieldByName("typedArray").Elem().Type().Elem().Name()
	return strings.ToUpper(storage[:1]) + storage[1:]
}

// boxedName tells Object(1), Object(true), Object(Symbol()) and Object(1n) apart.
func boxedName(o *goja.Object) string {
	switch class := o.ClassName(); {
	case class == "Number" || class == "Boolean":
		return class
	case o.ExportType() == reflect.TypeFor[*big.Int]():
		return "BigInt"
	default:
		return "Symbol"
	}
}

// promiseDetails returns [state, result], state being 0 pending, 1 fulfilled, 2 rejected as in
// V8's Promise::PromiseState; undefined when v is not a promise.
func promiseDetails(rt *goja.Runtime, v goja.Value) goja.Value {
	if kindOf(v) != "Promise" {
		return goja.Undefined()
	}
	p := v.Export().(*goja.Promise)
	state := 0
	switch p.State() {
	case goja.PromiseStateFulfilled:
		state = 1
	case goja.PromiseStateRejected:
		state = 2
	case goja.PromiseStatePending:
	}
	result := p.Result()
	if result == nil {
		result = goja.Undefined()
	}
	return rt.NewArray(state, result)
}

// proxyDetails returns [target, handler], both null once the proxy is revoked; undefined when v
// is not a proxy.
func proxyDetails(rt *goja.Runtime, v goja.Value) goja.Value {
	if kindOf(v) != "Proxy" {
		return goja.Undefined()
	}
	p := v.Export().(goja.Proxy)
	if p.Target() == nil {
		return rt.NewArray(goja.Null(), goja.Null())
	}
	return rt.NewArray(p.Target(), p.Handler())
}

// nonIndexNames lists the own string keys of an array or typed array that are not indices, in
// property order. Indices come first in every own-keys list (ECMA-262, OrdinaryOwnPropertyKeys),
// so the tail is enough.
func nonIndexNames(rt *goja.Runtime, v goja.Value) goja.Value {
	o, ok := v.(*goja.Object)
	if !ok {
		return rt.NewArray()
	}
	names := o.GetOwnPropertyNames()
	first := len(names)
	for first > 0 && !isArrayIndex(names[first-1]) {
		first--
	}
	items := make([]any, 0, len(names)-first)
	for _, name := range names[first:] {
		items = append(items, name)
	}
	return rt.NewArray(items...)
}

// isArrayIndex reports whether s is the canonical decimal form of 0 .. 2^32-2.
func isArrayIndex(s string) bool {
	if s == "" || len(s) > 10 || (len(s) > 1 && s[0] == '0') {
		return false
	}
	n := uint64(0)
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return false
		}
		n = n*10 + uint64(c-'0')
	}
	return n <= 1<<32-2
}

// previewEntries returns [entries, isKeyValue]: what a Map or Set iterator will still give,
// without moving it. With isKeyValue the entries are keys and values in turn. undefined for any
// other value. goja has no public way to ask, so its list of entries is walked by reflection as
// orderedMapIter.next (goja map.go) walks it.
func previewEntries(rt *goja.Runtime, v goja.Value) goja.Value {
	kind := kindOf(v)
	if kind != "Map Iterator" && kind != "Set Iterator" {
		return goja.Undefined()
	}
	impl := self(v.(*goja.Object)).Elem()
	// goja's iterationKind: 0 keys, 1 values, 2 keys and values.
	what := impl.FieldByName("kind").Int()
	items := []any{}
	for entry := firstEntry(impl.FieldByName("iter")); !entry.IsNil(); entry = entry.Elem().FieldByName("iterNext") {
		key := valueIn(entry.Elem().FieldByName("key"))
		value := key
		if kind == "Map Iterator" {
			value = valueIn(entry.Elem().FieldByName("value"))
		}
		switch what {
		case 0:
			items = append(items, key)
		case 1:
			items = append(items, value)
		default:
			items = append(items, key, value)
		}
	}
	return rt.NewArray(rt.NewArray(items...), what == 2)
}

// firstEntry returns the *mapEntry that iter, an *orderedMapIter, would give next; nil when it
// is exhausted. A removed entry has no key: the walk goes back to the last that is still there.
func firstEntry(iter reflect.Value) reflect.Value {
	none := reflect.Zero(reflect.PointerTo(iter.Type().Elem().Field(1).Type.Elem()))
	if iter.IsNil() || iter.Elem().FieldByName("m").IsNil() {
		return none
	}
	cur := iter.Elem().FieldByName("cur")
	for !cur.IsNil() && cur.Elem().FieldByName("key").IsNil() {
		cur = cur.Elem().FieldByName("iterPrev")
	}
	if cur.IsNil() {
		return iter.Elem().FieldByName("m").Elem().FieldByName("iterFirst")
	}
	return cur.Elem().FieldByName("iterNext")
}

// valueIn reads a goja.Value out of an unexported, addressable field.
func valueIn(field reflect.Value) goja.Value {
	return reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr())).Elem().Interface().(goja.Value)
}

// columns is how many terminal columns s takes, as GetStringWidth in Node's src/node_i18n.cc
// counts them: control characters none up to the first character beyond ASCII, the rest
// composed (NFC), ambiguous widths narrow.
func columns(s string) int {
	total := 0
	for i := range len(s) {
		if s[i] >= 127 {
			for _, r := range norm.NFC.String(s[i:]) {
				total += runeColumns(r)
			}
			return total
		}
		if s[i] >= 32 {
			total++
		}
	}
	return total
}

// runeColumns is GetColumnWidth of src/node_i18n.cc: 0, 1 or 2.
func runeColumns(r rune) int {
	const softHyphen = 0xAD
	if r != softHyphen && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Me, unicode.Mn) {
		return 0
	}
	if isHangulVowelJamo(r) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	// Regional indicators: neutral, yet shown as emoji.
	if r >= 0x1F1E6 && r <= 0x1F1FF {
		return 2
	}
	return 1
}

// isHangulVowelJamo reports Unicode's Hangul_Syllable_Type=Vowel_Jamo, which joins the
// syllable before it.
func isHangulVowelJamo(r rune) bool {
	return r >= 0x1160 && r <= 0x11A7 || r >= 0xD7B0 && r <= 0xD7C6
}
