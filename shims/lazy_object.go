package shims

import (
	"slices"
	"strings"

	"github.com/dop251/goja"
)

// A lazyObject is a JavaScript object whose properties are made when they are first read. It
// looks like an object with plain data properties, and costs a run that reads few of them next
// to nothing: a function object takes about a microsecond and eight allocations.
//
// Properties can be written, added and deleted. It has no symbols and accessors of its own: where a program
// defines some, it becomes an ordinary object (js.Lazy).
type lazyObject struct {
	// names are the properties that exist, in order of creation.
	names []string
	// prefix, unless empty, begins further names that exist without being listed.
	prefix string
	// made holds the value of each name that was read or written.
	made map[string]goja.Value
	// make computes the value of a name; it is asked once per name.
	make func(name string) goja.Value
}

// newLazyObject is the native `lazyObject(names, make, prototype)`: an object with the
// properties names, whose values are make(name). names is an array, or a text with blanks between
// the names, which is cheaper. A last name that ends in * stands for every name that begins so;
// such names are not listed. prototype may be left out.
func newLazyObject(rt *goja.Runtime, call goja.FunctionCall) goja.Value {
	lazy := &lazyObject{names: lazyNames(rt, call.Argument(0)), made: map[string]goja.Value{}}
	if last := len(lazy.names) - 1; last >= 0 && strings.HasSuffix(lazy.names[last], "*") {
		lazy.prefix = strings.TrimSuffix(lazy.names[last], "*")
		lazy.names = lazy.names[:last]
	}
	maker, ok := goja.AssertFunction(call.Argument(1))
	if !ok {
		panic(rt.NewTypeError("lazyObject: make must be a function"))
	}
	lazy.make = func(name string) goja.Value {
		v, err := maker(goja.Undefined(), rt.ToValue(name))
		if err != nil {
			panic(err)
		}
		return v
	}
	o := rt.NewDynamicObject(lazy)
	if proto, ok := call.Argument(2).(*goja.Object); ok {
		// SetPrototype fails only for cycles; the object is fresh.
		_ = o.SetPrototype(proto)
	}
	return o
}

func lazyNames(rt *goja.Runtime, v goja.Value) []string {
	if goja.IsString(v) {
		return strings.Fields(v.String())
	}
	var names []string
	if err := rt.ExportTo(v, &names); err != nil {
		panic(rt.NewTypeError("lazyObject: names must be strings"))
	}
	return names
}

// Get returns the property's value, made now if need be; nil when there is none.
func (l *lazyObject) Get(key string) goja.Value {
	if v, ok := l.made[key]; ok {
		return v
	}
	if !l.Has(key) && (l.prefix == "" || !strings.HasPrefix(key, l.prefix)) {
		return nil
	}
	v := l.make(key)
	l.made[key] = v
	return v
}

// Set replaces or adds a property.
func (l *lazyObject) Set(key string, v goja.Value) bool {
	if !l.Has(key) {
		l.names = append(l.names, key)
	}
	l.made[key] = v
	return true
}

// Has reports whether the property exists; it is not made by asking.
func (l *lazyObject) Has(key string) bool {
	return slices.Contains(l.names, key)
}

// Whole implements js.Lazy: names behind a prefix are not listed.
func (l *lazyObject) Whole() bool { return l.prefix == "" }

// Delete removes the property, made or not.
func (l *lazyObject) Delete(key string) bool {
	l.names = slices.DeleteFunc(l.names, func(name string) bool { return name == key })
	delete(l.made, key)
	return true
}

// Keys lists the properties in order of creation.
func (l *lazyObject) Keys() []string {
	return slices.Clone(l.names)
}
