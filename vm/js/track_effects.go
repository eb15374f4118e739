package js

import (
	"strings"
	"unsafe"

	"github.com/dop251/goja"
)

type noter = func(t *Tracker, this goja.Value, args []goja.Value)

// quiet reports that a function of goja's touches nothing that turns can share: it works on primitive
// values, or makes something of them.
func quiet(name string) bool {
	for _, prefix := range []string{
		"math_", "number_", "numberproto_", "bigint_", "bigintproto_", "booleanproto_", "symbol_", "symbolproto_",
		"regexpproto_get", "dateproto_get", "dateproto_to", "dateproto_valueOf",
	} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	switch name {
	case "builtin_proxy_revocable.func1": // who uses the proxy is not noted as a reader of that it still works
		return false
	case "", "returnThis", "date_now", "array_isArray", "arrayBuffer_isView", "date_UTC", "date_parse", "object_is", "object_getPrototypeOf",
		"objectproto_getProto", "objectproto_isPrototypeOf", "objectproto_valueOf", "objectproto_toString",
		"objectproto_toLocaleString", "object_isExtensible", "functionproto_toString", "functionproto_hasInstance", "functionproto_call",
		"builtin_isNaN", "builtin_isFinite", "builtin_parseInt", "builtin_parseFloat", "builtin_decodeURI",
		"builtin_decodeURIComponent", "builtin_encodeURI", "builtin_encodeURIComponent", "builtin_escape", "builtin_unescape",
		"builtin_symbol", "builtin_BigInt", "builtin_Boolean", "builtin_Number", "builtin_reflect_getPrototypeOf",
		"builtin_reflect_isExtensible", "error_isError", "builtin_thrower", "string_fromcharcode", "string_fromcodepoint",
		"arrayBufferProto_getByteLength", "dataViewProto_getBuffer", "dataViewProto_getByteLen", "dataViewProto_getByteOffset",
		"typedArrayProto_getBuffer", "typedArrayProto_getByteLen", "typedArrayProto_getByteOffset", "typedArrayProto_getLength",
		"typedArrayProto_toStringTag", "builtinJSON_isRawJSON", "builtin_proxy_revocable", "stringIterProto_next":
		return true
	}
	return strings.HasSuffix(name, ".func1") || strings.HasSuffix(name, ".func2") || strings.Contains(name, "(*Promise)") ||
		strings.Contains(name, "functionproto_bind") || strings.Contains(name, "boundCallable") || strings.Contains(name, "wrapNative")
}

// effects says what goja's own functions touch, by the name of the Go function.
func effects() map[string]effect {
	m := map[string]effect{}
	arrays(m)
	collections(m)
	objects(m)
	binary(m)
	texts(m)
	others(m)
	return m
}

func noting(m map[string]effect, f noter, names ...string) {
	for _, n := range names {
		m[n] = effect{note: f}
	}
}

func making(m map[string]effect, f noter, names ...string) {
	for _, n := range names {
		m[n] = effect{note: f, made: true}
	}
}

func readThis(t *Tracker, this goja.Value, _ []goja.Value)  { t.on(this, modeRead) }
func writeThis(t *Tracker, this goja.Value, _ []goja.Value) { t.on(this, modeWrite) }
func textThis(t *Tracker, this goja.Value, _ []goja.Value)  { t.text(this) }

func arrays(m map[string]effect) {
	noting(m, readThis, "arrayproto_at", "arrayproto_every", "arrayproto_find", "arrayproto_findIndex", "arrayproto_findLast",
		"arrayproto_findLastIndex", "arrayproto_forEach", "arrayproto_includes", "arrayproto_indexOf", "arrayproto_lastIndexOf",
		"arrayproto_reduce", "arrayproto_reduceRight", "arrayproto_some")
	noting(m, textThis, "arrayproto_join", "arrayproto_toString", "arrayproto_toLocaleString")
	m["arrayproto_map"] = effect{made: true, note: readThis, after: promisesIn}
	making(m, readThis, "arrayproto_filter", "arrayproto_slice", "arrayproto_toReversed", "arrayproto_toSorted",
		"arrayproto_toSpliced", "arrayproto_with")
	making(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		t.on(this, modeRead)
		for _, a := range args {
			t.on(a, modeRead)
		}
	}, "arrayproto_concat")
	making(m, func(t *Tracker, this goja.Value, _ []goja.Value) { t.text(this) }, "arrayproto_flat")
	m["arrayproto_flatMap"] = effect{made: true, note: readThis, after: promisesIn}
	making(m, nil, "arrayproto_entries", "arrayproto_keys", "arrayproto_values", "array_of")
	m["array_from"] = effect{made: true, after: promisesIn, note: func(t *Tracker, _ goja.Value, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.iterated(o)
			t.on(o, modeRead)
		}
	}}
	noting(m, writeThis, "arrayproto_copyWithin", "arrayproto_fill", "arrayproto_reverse", "arrayproto_shift",
		"arrayproto_sort", "arrayproto_unshift")
	making(m, writeThis, "arrayproto_splice")
	noting(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		if a := t.array(this); a != nil {
			if len(args) > 0 {
				t.elements(a.word, uint64(a.length), uint64(a.length)+uint64(len(args)), modeWrite)
				t.at(a.word, key{str: "length"}, modeWrite)
			}
			return
		}
		t.on(this, modeWrite)
	}, "arrayproto_push")
	noting(m, func(t *Tracker, this goja.Value, _ []goja.Value) {
		if a := t.array(this); a != nil {
			if a.length > 0 {
				t.elements(a.word, uint64(a.length)-1, uint64(a.length), modeWrite)
			}
			t.at(a.word, key{str: "length"}, modeWrite)
			return
		}
		t.on(this, modeWrite)
	}, "arrayproto_pop")
	m["new Array"] = effect{made: true}
	m["arrayIterProto_next"] = effect{note: nextThis, made: true}
	m["mapIterProto_next"] = effect{note: nextThis, made: true}
	m["setIterProto_next"] = effect{note: nextThis, made: true}
	m["regExpStringIteratorProto_next"] = effect{note: nextThis, made: true}
	m["builtin_genproto_next"] = effect{note: nextThis, made: true}
	m["builtin_genproto_return"] = effect{note: nextThis, made: true}
	m["builtin_genproto_throw"] = effect{note: nextThis, made: true}
}

// nextThis is a call of next. Iterators without a name are the language's own, in a loop whose
// instructions tell.
func nextThis(t *Tracker, this goja.Value, _ []goja.Value) {
	if o := t.objectOf(this); o != nil && (t.wordOf(o)&contextMask != 0 || t.kindOf(head(o)).kind == kindGeneratorObject) {
		t.advanced(o)
	}
}

// promisesIn names the promises in a list that a Go function has made: async functions that it has called
// have returned them.
func promisesIn(t *Tracker, _, v goja.Value) {
	if a := t.array(v); a != nil {
		for _, e := range a.values {
			if o := t.objectOf(e); o != nil && t.kindOf(head(o)).kind == kindPromise {
				t.made(o, false)
			}
		}
	}
}

// array is the dense array that a value is, or nil; nil also when nothing is to be noted.
func (t *Tracker) array(v goja.Value) *denseArray {
	o := t.objectOf(v)
	if o == nil || head(o).self.tab != t.k.lay.array {
		return nil
	}
	return (*denseArray)(head(o).self.data)
}

func objects(m map[string]effect) {
	read0 := func(t *Tracker, _ goja.Value, args []goja.Value) { t.on(argument(args, 0), modeRead) }
	write0 := func(t *Tracker, _ goja.Value, args []goja.Value) { t.on(argument(args, 0), modeWrite) }
	making(m, read0, "object_entries", "object_keys", "object_values", "object_getOwnPropertyNames",
		"object_getOwnPropertySymbols", "builtin_reflect_ownKeys", "object_getOwnPropertyDescriptors")
	noting(m, read0, "object_isFrozen", "object_isSealed")
	noting(m, write0, "object_freeze", "object_preventExtensions", "object_seal", "builtin_reflect_preventExtensions")
	keyed := func(mode uint8) noter {
		return func(t *Tracker, _ goja.Value, args []goja.Value) {
			t.property(argument(args, 0), argument(args, 1), mode)
		}
	}
	noting(m, keyed(modeRead), "object_hasOwn", "builtin_reflect_has", "builtin_reflect_get")
	making(m, keyed(modeRead), "object_getOwnPropertyDescriptor", "builtin_reflect_getOwnPropertyDescriptor")
	noting(m, keyed(modeWrite), "object_defineProperty", "builtin_reflect_defineProperty", "builtin_reflect_set", "builtin_reflect_deleteProperty")
	noting(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		t.property(this, argument(args, 0), modeRead)
	}, "objectproto_hasOwnProperty", "objectproto_propertyIsEnumerable")
	noting(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		props := t.objectOf(argument(args, 1))
		t.on(props, modeRead)
		t.keysOf(props, func(k key) { t.keyed(argument(args, 0), k, modeWrite) })
	}, "object_defineProperties")
	making(m, func(t *Tracker, _ goja.Value, args []goja.Value) { t.on(argument(args, 1), modeRead) }, "object_create")
	noting(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		for _, from := range args[min(1, len(args)):] {
			source := t.objectOf(from)
			t.on(source, modeRead)
			t.keysOf(source, func(k key) { t.keyed(argument(args, 0), k, modeWrite) })
		}
	}, "object_assign")
	making(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.iterated(o)
			t.text(o)
		}
	}, "object_fromEntries")
	strange := func(t *Tracker, _ goja.Value, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.anything(o)
		}
	}
	noting(m, strange, "object_setPrototypeOf", "builtin_reflect_setPrototypeOf")
	noting(m, func(t *Tracker, this goja.Value, _ []goja.Value) {
		strange(t, nil, []goja.Value{this})
	}, "objectproto_setProto")
	for _, name := range []string{"Function", "AsyncFunction", "GeneratorFunction"} {
		m["new "+name] = effect{made: true, after: compiles}
	}
	m["builtin_eval"] = effect{note: evaluates}
	noting(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		t.callee(this)
		t.spread(argument(args, 1))
	}, "functionproto_apply")
	noting(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		t.callee(argument(args, 0))
		t.spread(argument(args, 2))
	}, "builtin_reflect_apply")
	noting(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		t.callee(argument(args, 0))
		t.spread(argument(args, 1))
	}, "builtin_reflect_construct")
	noting(m, func(t *Tracker, this goja.Value, _ []goja.Value) { t.callee(this) }, "functionproto_call")
	making(m, func(t *Tracker, this goja.Value, _ []goja.Value) { t.callee(this) }, "functionproto_bind")
}

// compiles is code that is made of text at run time, as a function: it is instrumented before it can run.
func compiles(t *Tracker, _, v goja.Value) {
	if o := t.objectOf(v); o != nil && t.kindOf(head(o)).kind == kindFunction {
		if f := (*baseJsFuncObject)(head(o).self.data); f.prg != nil {
			t.k.mu.Lock()
			defer t.k.mu.Unlock()
			t.k.instrument(f.prg, nil)
		}
	}
}

// evaluates is code that is made at run time: it is not instrumented.
func evaluates(t *Tracker, _ goja.Value, _ []goja.Value) {
	t.lose("eval")
}

// spread notes that a list of arguments is read.
func (t *Tracker) spread(v goja.Value) {
	t.on(v, modeRead)
	if a := t.array(v); a != nil {
		for _, e := range a.values {
			t.callee(e)
		}
	}
}

// callee wraps a function that Go is about to call.
func (t *Tracker) callee(v goja.Value) {
	if o := t.objectOf(v); o != nil {
		t.seen(o)
	}
}

// property notes the use of the property that a value names.
func (t *Tracker) property(v, name goja.Value, mode uint8) {
	if t.mute {
		return
	}
	o := t.objectOf(v)
	if o == nil {
		return
	}
	if k, ok := t.keyOf(name); ok {
		t.keyed(o, k, mode)
	} else {
		t.anything(o)
	}
}

func (t *Tracker) keyed(v goja.Value, k key, mode uint8) {
	o := t.objectOf(v)
	switch {
	case o == nil || t.mute:
	case mode == modeRead:
		t.get(o, k)
	default:
		t.set(o, k)
		t.define(o, k)
		t.inner(o, innerKeys, modeWrite)
	}
}

// keysOf lists the own keys of an object.
func (t *Tracker) keysOf(o *goja.Object, visit func(key)) {
	if o == nil || t.mute {
		return
	}
	h := head(o)
	kind := t.kindOf(h).kind
	switch kind {
	case kindForeign, kindProxy, kindDestruct:
		t.opaque = true
		return
	case kindArray:
		for i := range (*denseArray)(h.self.data).values {
			visit(key{kind: keyIndex, num: uint64(i)})
		}
	}
	m := (*marked)(h.self.data)
	for _, name := range m.propNames {
		visit(named(name))
	}
	if m.symValues != nil {
		for e := m.symValues.iterFirst; e != nil; e = e.iterNext {
			if k, ok := t.keyOf(e.key); ok {
				visit(k)
			}
		}
	}
}

func collections(m map[string]effect) {
	entry := func(mode uint8) noter {
		return func(t *Tracker, this goja.Value, args []goja.Value) { t.mapEntry(this, argument(args, 0), mode) }
	}
	noting(m, entry(modeRead), "mapProto_get", "mapProto_has", "setProto_has", "weakMapProto_get", "weakMapProto_has", "weakSetProto_has")
	noting(m, entry(modeWrite), "mapProto_set", "mapProto_delete", "setProto_add", "setProto_delete", "weakMapProto_set",
		"weakMapProto_delete", "weakSetProto_add", "weakSetProto_delete")
	whole := func(mode uint8) noter {
		return func(t *Tracker, this goja.Value, _ []goja.Value) {
			if o := t.objectOf(this); o != nil {
				t.wholeMap(o, mode)
			}
		}
	}
	noting(m, whole(modeWrite), "mapProto_clear", "setProto_clear")
	noting(m, whole(modeRead), "mapProto_forEach", "setProto_forEach")
	noting(m, func(t *Tracker, this goja.Value, _ []goja.Value) {
		if o := t.objectOf(this); o != nil {
			t.inner(o, innerKeys, modeRead)
		}
	}, "mapProto_getSize", "setProto_getSize")
	for _, name := range []string{"mapProto_entries", "mapProto_keys", "mapProto_values", "setProto_entries", "setProto_values"} {
		m[name] = effect{made: true, after: func(t *Tracker, this, v goja.Value) {
			if it := t.objectOf(v); it != nil {
				t.iterates(it, t.objectOf(this))
			}
		}}
	}
	making(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		for _, v := range []goja.Value{this, argument(args, 0)} {
			if o := t.objectOf(v); o != nil {
				t.wholeMap(o, modeRead)
				t.on(o, modeRead)
			}
		}
	}, "setProto_difference", "setProto_intersection", "setProto_isDisjointFrom", "setProto_isSubsetOf", "setProto_isSupersetOf",
		"setProto_symmetricDifference", "setProto_union")
	for _, name := range []string{"Map", "Set", "WeakMap", "WeakSet"} {
		m["new "+name] = effect{made: true, construct: func(t *Tracker, args []goja.Value) {
			if o := t.objectOf(argument(args, 0)); o != nil {
				t.iterated(o)
				t.text(o)
			}
		}}
	}
}

// entryKey names an entry of a map by its key.
func (t *Tracker) entryKey(v goja.Value) key {
	w := (*ifaceWord)(unsafe.Pointer(&v))
	switch {
	case w.tab == nil:
		return key{kind: keyEntry, str: "undefined"}
	case w.tab == t.k.object:
		o := (*goja.Object)(w.data)
		if m := t.markOf(o); m != nil && m.word&contextMask != 0 {
			return key{kind: keyEntry, str: "object ", num: t.name(m.word >> idShift)}
		}
		return key{kind: keyEntry, str: "object"}
	case w.tab == t.k.symbol:
		return key{kind: keyEntry, str: "@@" + v.String()}
	}
	if s, ok := v.(goja.String); ok {
		return key{kind: keyEntry, str: "'" + s.String()}
	}
	return key{kind: keyEntry, str: v.String()}
}

// mapEntry notes the use of one entry of a Map, Set, WeakMap or WeakSet.
func (t *Tracker) mapEntry(this, k goja.Value, mode uint8) {
	o := t.objectOf(this)
	if o == nil || t.mute {
		return
	}
	m := t.markOf(o)
	if m == nil || m.word&contextMask == t.context {
		return
	}
	t.at(m.word, t.entryKey(k), mode)
	if mode == modeWrite && t.kindOf(head(o)).kind == kindMap {
		t.at(m.word, key{kind: keyInner, str: innerKeys}, modeWrite)
	}
}

// wholeMap notes the use of all entries of a Map or Set.
func (t *Tracker) wholeMap(o *goja.Object, mode uint8) {
	h := head(o)
	if t.mute || t.kindOf(h).kind != kindMap {
		return
	}
	m := (*mapObject)(h.self.data)
	if m.word&contextMask == t.context {
		return
	}
	t.inner(o, innerKeys, mode)
	for e := m.m.iterFirst; e != nil; e = e.iterNext {
		t.at(m.word, t.entryKey(e.key), mode)
	}
}

// iterates remembers whose entries an iterator goes through.
func (t *Tracker) iterates(it, o *goja.Object) {
	if t.walked == nil {
		t.walked = map[*goja.Object]*goja.Object{}
	}
	t.walked[it] = o
}

// entriesOf notes that an iteration of a Map or Set goes on: any change of an entry changes its keys.
func (t *Tracker) entriesOf(it *goja.Object) {
	if o := t.walked[it]; o != nil {
		t.inner(o, innerKeys, modeRead)
	} else {
		t.Anything()
	}
}

func binary(m map[string]effect) {
	noting(m, readThis, "typedArrayProto_at", "typedArrayProto_every", "typedArrayProto_find", "typedArrayProto_findIndex",
		"typedArrayProto_findLast", "typedArrayProto_findLastIndex", "typedArrayProto_forEach", "typedArrayProto_includes",
		"typedArrayProto_indexOf", "typedArrayProto_join", "typedArrayProto_lastIndexOf", "typedArrayProto_reduce",
		"typedArrayProto_reduceRight", "typedArrayProto_some", "typedArrayProto_toLocaleString")
	making(m, readThis, "typedArrayProto_filter", "typedArrayProto_map", "typedArrayProto_slice", "typedArrayProto_toReversed",
		"typedArrayProto_toSorted", "typedArrayProto_with", "arrayBufferProto_slice")
	making(m, nil, "typedArrayProto_entries", "typedArrayProto_keys", "typedArrayProto_values", "typedArrayProto_subarray")
	m["new ArrayBuffer"] = effect{made: true}
	view := effect{made: true, construct: func(t *Tracker, args []goja.Value) {
		o := t.objectOf(argument(args, 0))
		if o == nil || t.kindOf(head(o)).kind == kindBuffer {
			return
		}
		t.iterated(o)
		t.on(o, modeRead)
	}}
	for _, name := range []string{
		"DataView", "Uint8Array", "Uint8ClampedArray", "Int8Array", "Uint16Array", "Int16Array", "Uint32Array", "Int32Array",
		"Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array", "TypedArray",
	} {
		m["new "+name] = view
	}
	noting(m, writeThis, "typedArrayProto_copyWithin", "typedArrayProto_fill", "typedArrayProto_reverse", "typedArrayProto_sort")
	noting(m, func(t *Tracker, this goja.Value, args []goja.Value) {
		t.on(argument(args, 0), modeRead)
		t.on(this, modeWrite)
	}, "typedArrayProto_set")
	making(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.iterated(o)
			t.on(o, modeRead)
		}
	}, "typedArray_from", "typedArray_of")
	for _, kind := range []string{"BigInt64", "BigUint64", "Float32", "Float64", "Int16", "Int32", "Int8", "Uint16", "Uint32", "Uint8"} {
		noting(m, readThis, "dataViewProto_get"+kind)
		noting(m, writeThis, "dataViewProto_set"+kind)
	}
}

func texts(m map[string]effect) {
	f := func(t *Tracker, this goja.Value, args []goja.Value) {
		t.text(this)
		t.text(args...)
	}
	noting(m, f, "stringproto_at", "stringproto_charAt", "stringproto_charCodeAt", "stringproto_codePointAt", "stringproto_concat",
		"stringproto_endsWith", "stringproto_includes", "stringproto_indexOf", "stringproto_lastIndexOf",
		"stringproto_localeCompare", "stringproto_normalize", "stringproto_padEnd", "stringproto_padStart",
		"stringproto_repeat", "stringproto_replace", "stringproto_replaceAll", "stringproto_search", "stringproto_slice",
		"stringproto_startsWith", "stringproto_substr", "stringproto_substring", "stringproto_toLowerCase", "stringproto_toString",
		"stringproto_toStringValueOf", "stringproto_toUpperCase", "stringproto_trim", "stringproto_trimEnd", "stringproto_trimStart",
		"stringproto_valueOf", "string_raw")
	m["new String"] = effect{made: true, construct: func(t *Tracker, args []goja.Value) { t.text(args...) }}
	making(m, f, "stringproto_match", "stringproto_matchAll", "stringproto_split", "stringproto_iterator")
	expr := func(t *Tracker, this goja.Value, args []goja.Value) {
		if o := t.objectOf(this); o != nil {
			t.regexp(o)
		}
		t.text(args...)
	}
	making(m, expr, "regexpproto_exec", "regexpproto_stdMatcher", "regexpproto_stdMatcherAll", "regexpproto_stdSplitter")
	noting(m, expr, "regexpproto_test", "regexpproto_stdReplacer", "regexpproto_stdSearch", "regexpproto_toString")
	noting(m, writeThis, "regexpproto_compile")
	m["new RegExp"] = effect{made: true}
	noting(m, readThis, "error_toString")
	for _, name := range []string{
		"Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError",
	} {
		m["new "+name] = effect{made: true}
	}
	m["new AggregateError"] = effect{made: true, note: nil, construct: func(t *Tracker, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.iterated(o)
		}
	}}
}

// regexp notes that a regular expression is used: global and sticky ones remember where they are.
func (t *Tracker) regexp(o *goja.Object) {
	h := head(o)
	if t.mute || t.kindOf(h).kind != kindRegExp {
		return
	}
	r := (*regexpObject)(h.self.data)
	mode := uint8(modeRead)
	if r.pattern.global || r.pattern.sticky {
		mode = modeWrite
	}
	t.at(r.word, key{str: "lastIndex"}, mode)
}

// hostEffect is what a function of Node's natives does to what it is handed. Buffers are taken to be
// written, other objects to be looked at; functions that only keep what they are handed are told apart.
// What natives do later, when a request takes effect, they report themselves.
func hostEffect(name string) *effect {
	name = strings.TrimSuffix(name, "-fm")
	method := name[strings.LastIndexByte(name, '.')+1:]
	for _, keeps := range []string{"timerState", "processState", "Realm", "asyncState", "Process", "printer"} {
		if strings.Contains(name, keeps) {
			return nil
		}
	}
	mode := uint8(modeWrite)
	switch method {
	case "detach": // who asks for a length is not noted
		return &effect{note: anythingAtAll}
	case "slice", "compare", "indexOf", "isUtf8", "isAscii", "utf8Tail", "encode", "byteLengthUtf8", "update", "crc32", "digest":
		mode = modeRead
	}
	return &effect{note: func(t *Tracker, _ goja.Value, args []goja.Value) {
		if t.mute {
			return
		}
		for _, a := range args {
			o := t.objectOf(a)
			if o == nil {
				continue
			}
			switch t.kindOf(head(o)).kind {
			case kindTyped, kindBuffer, kindDataView:
				t.all(o, mode)
			case kindFunction, kindNative, kindTemplatedFunc, kindBound, kindForeign:
			case kindMapIter, kindArrayIter:
				t.inner(o, innerState, modeRead)
				t.through(o)
			case kindPromise:
				t.inner(o, innerState, modeRead)
			default:
				t.all(o, modeRead)
				t.wholeMap(o, modeRead)
			}
		}
	}}
}

// through notes that all that an iterator will give is read.
func (t *Tracker) through(o *goja.Object) {
	switch h := head(o); t.kindOf(h).kind {
	case kindArrayIter:
		if in := (*arrayIterObject)(h.self.data).obj; in != nil {
			t.all(in, modeRead)
		}
	case kindMapIter:
		if in := t.walked[o]; in != nil {
			t.wholeMap(in, modeRead)
		}
	}
}

// Bytes reports the use of bytes from to to-1 of a buffer.
func (t *Tracker) Bytes(o goja.ArrayBuffer, from, to int, write bool) {
	mode := uint8(modeRead)
	if write {
		mode = modeWrite
	}
	t.bytes(*(**arrayBufferObject)(unsafe.Pointer(&o)), from, to, mode)
}

func others(m map[string]effect) {
	noting(m, func(t *Tracker, _ goja.Value, args []goja.Value) {
		t.deep(argument(args, 0))
		t.on(argument(args, 1), modeRead)
	}, "builtinJSON_stringify")
	m["builtinJSON_parse"] = effect{made: true, deep: true}
	m["builtinJSON_rawJSON"] = effect{made: true}
	for _, name := range []string{
		"setDate", "setFullYear", "setHours", "setMilliseconds", "setMinutes", "setMonth", "setSeconds", "setTime",
		"setUTCDate", "setUTCFullYear", "setUTCHours", "setUTCMilliseconds", "setUTCMinutes", "setUTCMonth", "setUTCSeconds",
	} {
		m["dateproto_"+name] = effect{note: func(t *Tracker, this goja.Value, _ []goja.Value) {
			if o := t.objectOf(this); o != nil {
				t.anything(o) // who reads a date is not noted: few are changed
			}
		}}
	}
	for _, name := range []string{"Date", "Proxy", "Promise"} {
		m["new "+name] = effect{made: true}
	}
	wait := func(t *Tracker, this goja.Value, args []goja.Value) {
		if o := t.objectOf(this); o != nil {
			t.awaited(o)
		}
		for _, a := range args {
			t.callee(a)
		}
	}
	making(m, wait, "promiseProto_then", "promiseProto_catch", "promiseProto_finally")
	all := func(t *Tracker, _ goja.Value, args []goja.Value) {
		if o := t.objectOf(argument(args, 0)); o != nil {
			t.iterated(o)
		}
	}
	making(m, all, "promise_any", "promise_race")
	for _, name := range []string{"promise_all", "promise_allSettled"} {
		m[name] = effect{made: true, note: func(t *Tracker, this goja.Value, args []goja.Value) {
			all(t, this, args)
			t.serial += serialUnit
			t.groups = append(t.groups, t.context|t.serial)
		}, after: func(t *Tracker, _, _ goja.Value) {
			t.groups = t.groups[:max(0, len(t.groups)-1)]
		}}
	}
	making(m, nil, "promise_resolve", "promise_reject")
}
