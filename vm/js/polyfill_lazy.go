package js

import (
	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// Lazy is a dynamic object that stands for an ordinary one whose properties are made when they are read.
// goja's dynamic objects have no symbols and no accessors of their own; where a program defines some, the
// object becomes an ordinary one.
type Lazy interface {
	goja.DynamicObject
	// Whole reports whether Keys lists all that the object has.
	Whole() bool
}

// extendLazy has Object's functions, and Reflect.defineProperty, make ordinary objects of lazy ones.
func (l *Library) extendLazy(scratch *goja.Runtime) {
	object := scratch.Get("Object").(*goja.Object)
	l.objectStatics = copyTemplate((*templatedFuncObject)(head(object).self.data).tmpl)
	for _, name := range []unistring.String{"defineProperty", "defineProperties", "freeze", "seal", "preventExtensions", "assign"} {
		l.unlazy(l.objectStatics, name)
	}
	l.after("Object", func(_ *Errors, o *goja.Object) {
		if head(o).self.tab == l.lay.templatedFn {
			(*templatedFuncObject)(head(o).self.data).tmpl = l.objectStatics
		}
	})
	l.after("Reflect", func(e *Errors, o *goja.Object) {
		if fn, ok := e.own(o, "defineProperty").(*goja.Object); ok {
			l.patchLazy(fn)
		}
	})
}

// unlazy wraps a native function of a template.
func (l *Library) unlazy(t *objectTemplate, name unistring.String) {
	build := t.props[name]
	if build == nil {
		panic("js: goja has no " + name.String())
	}
	t.props[name] = func(rt *goja.Runtime) goja.Value {
		v := build(rt)
		fn, _ := v.(*goja.Object)
		if p := l.lay.propertyOf(v); p != nil {
			fn, _ = p.value.(*goja.Object)
		}
		if fn != nil {
			l.patchLazy(fn)
		}
		return v
	}
}

// patchLazy has a native function make an ordinary object of its first argument.
func (l *Library) patchLazy(fn *goja.Object) {
	if head(fn).self.tab != l.lay.native {
		return
	}
	impl := (*nativeFuncObject)(head(fn).self.data)
	original := impl.f
	l.lay.errorsOf(head(fn).runtime).replaces(fn, original)
	impl.f = func(c goja.FunctionCall) goja.Value {
		if o, ok := c.Argument(0).(*goja.Object); ok && head(o).self.tab == l.lay.dynamic {
			l.lay.becomeOrdinary(o)
		}
		return original(c)
	}
}

// becomeOrdinary turns a lazy object into one of goja's plain objects, in place. Its properties are made in
// their order.
func (l *layout) becomeOrdinary(o *goja.Object) {
	lazy, ok := o.Export().(Lazy)
	if !ok || !lazy.Whole() {
		return
	}
	plain := head(o).runtime.CreateObject(o.Prototype())
	for _, name := range lazy.Keys() {
		// It cannot fail: the object is fresh.
		_ = plain.DefineDataProperty(name, lazy.Get(name), goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_TRUE)
	}
	l.base(plain).val = o
	head(o).self = head(plain).self
	if t := l.errorsOf(head(o).runtime).track; t != nil {
		t.becomes(o)
	}
}
