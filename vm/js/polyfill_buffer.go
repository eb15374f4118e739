package js

import (
	"strings"

	"github.com/dop251/goja"
)

// maxBufferBytes is what an ArrayBuffer may have: more than this V8 fails to allocate on a common machine.
const maxBufferBytes = 1 << 32

// guardBuffers makes the constructors of buffers refuse sizes that V8 refuses, before goja allocates.
func (l *Library) guardBuffers() {
	for _, b := range [...]struct {
		name string
		size float64 // bytes of an element
	}{
		{"ArrayBuffer", 1},
		{"Uint8Array", 1},
		{"Uint8ClampedArray", 1},
		{"Int8Array", 1},
		{"Uint16Array", 2},
		{"Int16Array", 2},
		{"Uint32Array", 4},
		{"Int32Array", 4},
		{"Float32Array", 4},
		{"Float64Array", 8},
		{"BigInt64Array", 8},
		{"BigUint64Array", 8},
	} {
		l.after(nameOf(b.name), func(e *Errors, o *goja.Object) { e.guardBuffer(o, b.name, b.size) })
	}
}

func (e *Errors) guardBuffer(o *goja.Object, name string, size float64) {
	if head(o).self.tab != e.lay.native {
		return
	}
	impl := (*nativeFuncObject)(head(o).self.data)
	original := impl.construct
	impl.construct = func(args []goja.Value, newTarget *goja.Object) *goja.Object {
		if len(args) > 0 && goja.IsNumber(args[0]) {
			if n := args[0].ToFloat(); n*size > maxBufferBytes {
				e.tooLarge(name, n)
			}
		}
		return original(args, newTarget)
	}
}

func (e *Errors) tooLarge(name string, n float64) {
	if !strings.HasPrefix(name, "ArrayBuffer") && n > 1<<32 {
		panic(e.New("RangeError", "Invalid typed array length: "+e.rt.ToValue(n).String()))
	}
	if n > 1<<53-1 {
		panic(e.New("RangeError", "Invalid array buffer length"))
	}
	panic(e.New("RangeError", "Array buffer allocation failed"))
}

// guardArrays makes Array.from refuse lengths that no array has, before it fills one.
func (e *Errors) guardArrays(array *goja.Object) {
	p := e.lay.propertyOf(e.lay.base(array).values["from"])
	if p == nil {
		return
	}
	fn, ok := p.value.(*goja.Object)
	if !ok || head(fn).self.tab != e.lay.native {
		return
	}
	impl := (*nativeFuncObject)(head(fn).self.data)
	original := impl.f
	e.replaces(fn, original)
	impl.f = func(c goja.FunctionCall) goja.Value {
		if o, ok := c.Argument(0).(*goja.Object); ok && head(o).self.tab == e.lay.plain {
			if n := e.own(o, "length"); n != nil && goja.IsNumber(n) && n.ToFloat() > 1<<32-1 && o.GetSymbol(goja.SymIterator) == nil {
				panic(e.New("RangeError", "Invalid array length"))
			}
		}
		return original(c)
	}
}
