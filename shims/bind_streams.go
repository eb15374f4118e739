package shims

import (
	"strings"

	"github.com/dop251/goja"
)

// streamsBinding is internalBinding('streams').
//
// onDemand(names, define) is an object to put in the chain of a prototype: define(target, name) is
// called once, when the name is first read or written, and defines it on target, which comes behind it
// in the chain. Few programs ask for more than a handful of the sixty accessors of a stream's state.
func streamsBinding(rt *goja.Runtime) *goja.Object {
	o := rt.NewObject()
	_ = o.Set("onDemand", func(call goja.FunctionCall) goja.Value {
		define, ok := goja.AssertFunction(call.Argument(1))
		if !ok {
			panic(rt.NewTypeError("onDemand: define must be a function"))
		}
		d := &onDemand{rt: rt, define: define, target: rt.NewObject(), names: map[string]bool{}}
		for _, name := range strings.Fields(call.Argument(0).String()) {
			d.names[name] = true
		}
		object := rt.NewDynamicObject(d)
		_ = object.SetPrototype(d.target) // fails only for cycles
		return object
	})
	return o
}

// onDemand has no properties of its own. goja looks further in the prototype after it was asked.
type onDemand struct {
	rt     *goja.Runtime
	names  map[string]bool // those that are not defined yet
	define goja.Callable
	target *goja.Object
}

func (d *onDemand) look(name string) {
	if !d.names[name] {
		return
	}
	delete(d.names, name)
	if _, err := d.define(goja.Undefined(), d.target, d.rt.ToValue(name)); err != nil {
		panic(err)
	}
}

// Get implements goja.DynamicObject.
func (d *onDemand) Get(name string) goja.Value {
	d.look(name)
	return nil
}

// Has implements goja.DynamicObject.
func (d *onDemand) Has(name string) bool {
	d.look(name)
	return false
}

// Set implements goja.DynamicObject: nothing is set on it.
func (d *onDemand) Set(string, goja.Value) bool { return false }

// Delete implements goja.DynamicObject.
func (d *onDemand) Delete(string) bool { return true }

// Keys implements goja.DynamicObject.
func (d *onDemand) Keys() []string { return nil }
