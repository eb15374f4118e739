package js

import (
	_ "embed"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

//go:embed polyfill.js
var polyfillText string

// A protoKind is one of the prototypes that goja builds from a template. A realm gets them made from our
// own templates, so that what goja lacks is there and costs nothing until it is used.
type protoKind uint8

const (
	protoString protoKind = iota
	protoNumber
	protoDate
	protoCount
)

// field is the name in goja's global struct, class the class of the object, and expr makes one.
func (k protoKind) names() (field, class, expr string) {
	switch k {
	case protoString:
		return "StringPrototype", "String", "String.prototype"
	case protoNumber:
		return "NumberPrototype", "Number", "Number.prototype"
	default:
		return "DatePrototype", "Object", "Date.prototype"
	}
}

// extend prepares the templates of the prototypes and what is added to the global object.
func (l *Library) extend(scratch *goja.Runtime) {
	for k := protoKind(0); k < protoCount; k++ {
		_, _, expr := k.names()
		l.protos[k] = copyTemplate(templateOf(scratch, expr))
	}
	l.object = copyTemplate(templateOf(scratch, "Object.prototype"))
	l.extendIterators()
	l.polyfill = compilePolyfill()
	l.extendStrings()
	l.extendNumbers()
	l.extendDates()
	l.extendGlobals()
	l.extendLazy(scratch)
	l.extendRegExp()
	for _, name := range []unistring.String{"__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__"} {
		l.object.add(name, l.scripted(name))
	}
}

func compilePolyfill() *goja.Program {
	return goja.MustCompile("node:internal/loopcheck/polyfill", "("+polyfillText+")", true)
}

func templateOf(rt *goja.Runtime, expr string) *objectTemplate {
	v, err := rt.RunString(expr)
	if err != nil {
		panic("js: " + err.Error())
	}
	return (*templatedObject)(head(v.(*goja.Object)).self.data).tmpl
}

func copyTemplate(t *objectTemplate) *objectTemplate {
	c := &objectTemplate{
		propNames: append([]unistring.String(nil), t.propNames...), props: make(map[unistring.String]lazyProp, len(t.props)+8),
		symProps: t.symProps, symPropNames: t.symPropNames, protoFactory: t.protoFactory,
	}
	for _, name := range t.propNames {
		c.props[name] = t.props[name]
	}
	return c
}

// add puts a property at the end, or replaces it.
func (t *objectTemplate) add(name unistring.String, p lazyProp) {
	if t.props[name] == nil {
		t.propNames = append(t.propNames, name)
	}
	t.props[name] = p
}

// prototypes are the objects that a realm starts with.
type prototypes struct {
	objects [protoCount]objectHead
	impls   [protoCount]templatedObject

	iterator     objectHead // %IteratorPrototype%
	iteratorImpl templatedObject
}

// install gives a fresh Runtime the prototypes.
func (p *prototypes) install(l *Library, rt *goja.Runtime) {
	for k := protoKind(0); k < protoCount; k++ {
		o, impl := &p.objects[k], &p.impls[k]
		o.self, o.runtime = ifaceWord{tab: l.lay.templated, data: unsafe.Pointer(impl)}, rt
		_, class, _ := k.names()
		impl.class, impl.val, impl.extensible, impl.tmpl = class, (*goja.Object)(unsafe.Pointer(o)), true, l.protos[k]
		impl.values = map[unistring.String]goja.Value{}
		*(**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.lay.protos[k])) = impl.val
	}
	it := &p.iteratorImpl
	p.iterator = objectHead{self: ifaceWord{tab: l.lay.templated, data: unsafe.Pointer(it)}, runtime: rt}
	it.class, it.val, it.extensible, it.tmpl = "Object", (*goja.Object)(unsafe.Pointer(&p.iterator)), true, l.iterator
	it.values = map[unistring.String]goja.Value{}
	*(**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.lay.iteratorProto)) = it.val
	object := *(**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.lay.objectProto))
	(*templatedObject)(head(object).self.data).tmpl = l.object
}

// method is a property that holds a Go function.
func (l *Library) method(name string, length int, f func(e *Errors, c goja.FunctionCall) goja.Value) lazyProp {
	return func(rt *goja.Runtime) goja.Value {
		e := l.lay.errorsOf(rt)
		o := rt.ToValue(func(c goja.FunctionCall) goja.Value { return f(e, c) }).(*goja.Object)
		_ = o.DefineDataProperty("name", rt.ToValue(name), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		_ = o.DefineDataProperty("length", rt.ToValue(length), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		return l.lay.prop(o, true, false, true)
	}
}

// extendIterators guards %IteratorPrototype%[Symbol.iterator]. A generator that delegates to one of its own
// kind for ever (yield* f()) makes no calls that goja counts; it asks this method at every level, and
// leaves a try frame behind.
func (l *Library) extendIterators() {
	self := l.method("[Symbol.iterator]", 0, func(e *Errors, c goja.FunctionCall) goja.Value {
		if e.guard != nil && len(e.vm.tryStack) > e.vm.maxCallStackSize+1000 {
			panic(e.overflow())
		}
		return c.This
	})
	l.iterator = &objectTemplate{
		props: map[unistring.String]lazyProp{}, symProps: map[*goja.Symbol]lazyProp{goja.SymIterator: self},
		symPropNames: []*goja.Symbol{goja.SymIterator},
		protoFactory: func(rt *goja.Runtime) *goja.Object {
			return *(**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.lay.objectProto))
		},
	}
}

// scripted is a property that polyfill.js defines.
func (l *Library) scripted(name unistring.String) lazyProp {
	return func(rt *goja.Runtime) goja.Value {
		return l.lay.prop(l.lay.errorsOf(rt).script(name.String()), true, false, true)
	}
}

// extendGlobals adds what hangs on the global object, and takes away what Node 20 does not have yet.
func (l *Library) extendGlobals() {
	t := l.template
	t.add("WeakRef", l.scripted("WeakRef"))
	t.add("FinalizationRegistry", l.scripted("FinalizationRegistry"))
	symbols := map[string]*goja.Symbol{}
	for _, name := range []string{"asyncIterator", "dispose", "asyncDispose"} {
		symbols[name] = goja.NewSymbol("Symbol." + name)
	}
	l.after("Symbol", func(e *Errors, o *goja.Object) {
		for _, name := range []string{"asyncIterator", "dispose", "asyncDispose"} {
			_ = o.DefineDataProperty(name, symbols[name], goja.FLAG_FALSE, goja.FLAG_FALSE, goja.FLAG_FALSE)
		}
	})
	l.after("JSON", func(e *Errors, o *goja.Object) {
		remove(o, "rawJSON", "isRawJSON")
		e.guardStringify(o)
	})
	l.after("Set", func(e *Errors, o *goja.Object) {
		remove(o.Get("prototype").(*goja.Object), "union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom")
	})
	l.after("Uint8Array", func(e *Errors, o *goja.Object) {
		remove(o, "fromBase64", "fromHex")
		remove(o.Get("prototype").(*goja.Object), "toBase64", "toHex", "setFromBase64", "setFromHex")
	})
	l.after("Promise", func(e *Errors, o *goja.Object) { e.patchAny(o) })
	l.after("Array", func(e *Errors, o *goja.Object) { e.guardArrays(o) })
	l.guardBuffers()
}

func remove(o *goja.Object, names ...string) {
	for _, n := range names {
		_ = o.Delete(n)
	}
}

// after changes a global when it is first used.
func (l *Library) after(name unistring.String, change func(e *Errors, o *goja.Object)) {
	build := l.template.props[name]
	l.template.props[name] = func(rt *goja.Runtime) goja.Value {
		v := build(rt)
		o, _ := v.(*goja.Object)
		if p := l.lay.propertyOf(v); p != nil {
			o, _ = p.value.(*goja.Object)
		}
		if o != nil {
			change(l.lay.errorsOf(rt), o)
		}
		return v
	}
}

// patchAny replaces Promise.any: goja makes its error aside, without message and stack. The function
// object stays, its work is done in polyfill.js.
func (e *Errors) patchAny(promise *goja.Object) {
	p := e.lay.propertyOf(e.lay.base(promise).values["any"])
	if p == nil {
		return
	}
	fn, ok := p.value.(*goja.Object)
	if !ok || head(fn).self.tab != e.lay.native {
		return
	}
	(*nativeFuncObject)(head(fn).self.data).f = func(c goja.FunctionCall) goja.Value {
		anyOf, _ := e.script("any").Export().(func(goja.FunctionCall) goja.Value)
		return anyOf(c)
	}
}

// script is a function of polyfill.js.
func (e *Errors) script(name string) goja.Value {
	if e.scripted == nil {
		if e.track != nil {
			defer e.track.Enter("internal/loopcheck/polyfill")()
		}
		program := e.lib.polyfill
		if e.track != nil {
			program = e.track.k.polyfill
		}
		v, err := e.rt.RunProgram(program)
		if err != nil {
			panic("js: polyfill.js: " + err.Error())
		}
		maker, _ := goja.AssertFunction(v)
		o, err := maker(goja.Undefined(), e.rt.ToValue(e.withoutFrames))
		if err != nil {
			panic("js: polyfill.js: " + err.Error())
		}
		e.scripted = o.(*goja.Object)
	}
	return e.scripted.Get(name)
}

// withoutFrames makes an error whose stack is its header only, as errors that V8 makes in a job are.
func (e *Errors) withoutFrames(c goja.FunctionCall) goja.Value {
	if o, ok := c.Argument(0).(*goja.Object); ok {
		e.attach(o, &trace{e: e, of: o})
	}
	return c.Argument(0)
}

// maxNesting is how deep a value may be nested for JSON.stringify. Node's limit is the size of its stack.
const maxNesting = 5000

// guardStringify makes JSON.stringify throw V8's RangeError for values that are nested too deeply: goja
// takes time by the square of the depth, and Go's stack.
func (e *Errors) guardStringify(json *goja.Object) {
	fn, ok := e.own(json, "stringify").(*goja.Object)
	if !ok || head(fn).self.tab != e.lay.native {
		return
	}
	impl := (*nativeFuncObject)(head(fn).self.data)
	original := impl.f
	e.replaces(fn, original)
	impl.f = func(c goja.FunctionCall) goja.Value {
		if o, ok := c.Argument(0).(*goja.Object); ok && e.tooDeep(o, 0) {
			if circle := (&circle{e: e}); !circle.walk("", o, 0) {
				panic(e.New("RangeError", "Maximum call stack size exceeded"))
			}
		}
		return original(c)
	}
}

// tooDeep looks through plain objects and arrays only. It runs no JavaScript.
func (e *Errors) tooDeep(o *goja.Object, level int) bool {
	if level > maxNesting {
		return true
	}
	switch head(o).self.tab {
	case e.lay.array:
		for _, v := range (*arrayObject)(head(o).self.data).values {
			if child, ok := v.(*goja.Object); ok && e.tooDeep(child, level+1) {
				return true
			}
		}
	case e.lay.plain:
		b := e.lay.base(o)
		for _, key := range b.propNames {
			if child, ok := b.values[key].(*goja.Object); ok && e.tooDeep(child, level+1) {
				return true
			}
		}
	}
	return false
}
