package js

import (
	"reflect"
	"runtime"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// show is V8's Object::NoSideEffectsToString: how a value reads in an error message.
func (e *Errors) show(v goja.Value) string {
	switch v := v.(type) {
	case nil:
		return "undefined"
	case *goja.Symbol:
		return "Symbol(" + v.String() + ")"
	case *goja.Object:
		return e.showObject(v)
	}
	return v.String()
}

func (e *Errors) showObject(o *goja.Object) string {
	if head(o).self.tab == e.lay.proxy {
		return "#<Object>"
	}
	if _, ok := goja.AssertFunction(o); ok {
		if e.lay.jsFuncs[head(o).self.tab] != kindNone {
			return e.jsFunc(o).src
		}
		return "function " + e.dataString(o, "name") + "() { [native code] }"
	}
	switch o.ClassName() {
	case "Array", "RegExp", "Date":
		return "[object " + o.ClassName() + "]"
	case "Error":
		return e.headerOf(o)
	}
	if e.inherits(o) {
		return "#<" + e.constructorName(o) + ">"
	}
	return "[object Object]"
}

// inherits reports that the object's chain reaches an object with a constructor.
func (e *Errors) inherits(o *goja.Object) bool { return o.Prototype() != nil }

// jsFunc returns the innards of a JavaScript function.
func (e *Errors) jsFunc(o *goja.Object) *baseJsFuncObject {
	return (*baseJsFuncObject)(head(o).self.data)
}

// typed is V8's BuildDefaultCallSite: "number 5", "object null", "undefined".
func (e *Errors) typed(v goja.Value) string {
	switch {
	case goja.IsUndefined(v):
		return "undefined"
	case goja.IsNull(v):
		return "object null"
	case goja.IsString(v):
		return `string "` + v.String() + `"`
	}
	if o, ok := v.(*goja.Object); ok {
		if _, ok := goja.AssertFunction(o); ok {
			return "function " + e.show(v)
		}
		return "object is not iterable (cannot read property Symbol(Symbol.iterator))"[:6]
	}
	return primitiveWord(v) + " " + e.show(v)
}

// isGetterOnly reports that the property is an accessor without a setter.
func (e *Errors) isGetterOnly(o *goja.Object, key string) bool {
	k := unistring.NewFromString(key)
	for p, depth := o, 0; p != nil && depth < 1000; p, depth = p.Prototype(), depth+1 {
		b := e.lay.base(p)
		if b == nil {
			return false
		}
		if v := b.values[k]; v != nil {
			d := e.lay.propertyOf(v)
			return d != nil && d.accessor && d.setterFunc == nil
		}
	}
	return false
}

// goName returns the name of a builtin's function in goja ("mapProto_get"), "" for others.
func (e *Errors) goName(fn *goja.Object) string {
	code := e.codeOf(fn)
	if code == 0 {
		return ""
	}
	name := runtime.FuncForPC(code).Name()
	i := strings.LastIndexByte(name, '.')
	return strings.TrimSuffix(name[i+1:], "-fm")
}

// codeOf is the code of the Go function behind a builtin: goja's own, if ours stands in its place.
func (e *Errors) codeOf(fn *goja.Object) uintptr {
	if code := e.behind[fn]; code != 0 {
		return code
	}
	var code gojaFunc
	switch head(fn).self.tab {
	case e.lay.native:
		code = (*nativeFuncObject)(head(fn).self.data).f
	case e.lay.templatedFn:
		code = (*templatedFuncObject)(head(fn).self.data).f
	}
	if code == nil {
		return 0
	}
	return reflect.ValueOf(code).Pointer()
}

// replaces remembers goja's function behind a builtin that is given another one.
func (e *Errors) replaces(fn *goja.Object, original gojaFunc) {
	if e.behind[fn] != 0 {
		return
	}
	if e.behind == nil {
		e.behind = map[*goja.Object]uintptr{}
	}
	e.behind[fn] = reflect.ValueOf(original).Pointer()
}
