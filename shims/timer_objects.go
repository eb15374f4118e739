package shims

import (
	"slices"

	"github.com/dop251/goja"
)

// A timerObject is what JavaScript holds of a Timeout or an Immediate: an object with Node's own
// properties, each made when it is read. The links of Node's lists always show as null, and Node's
// properties under symbols are not there.
type timerObject struct {
	w     *handle
	rt    *goja.Runtime
	names []string              // shared until it changes
	set   map[string]goja.Value // what the program has assigned
}

// timeoutFields and immediateFields are the own properties in Node's order.
func timeoutFields() []string {
	return []string{
		"_idleTimeout", "_idlePrev", "_idleNext", "_idleStart", "_onTimeout", "_timerArgs", "_repeat", "_destroyed",
	}
}

func immediateFields() []string {
	return []string{"_idleNext", "_idlePrev", "_onImmediate", "_argv", "_destroyed"}
}

func (o *timerObject) Get(key string) goja.Value {
	if v, ok := o.set[key]; ok {
		return v
	}
	if !o.Has(key) {
		return nil
	}
	w := o.w
	over := w.over()
	switch key {
	case "_idleTimeout":
		if over {
			return o.rt.ToValue(-1)
		}
		return o.rt.ToValue(w.delay)
	case "_idleStart":
		return o.rt.ToValue(w.started)
	case "_onTimeout", "_onImmediate":
		if over && (w.timer == nil || w.timer.Cleared()) {
			return goja.Null()
		}
		return w.fn.Value
	case "_timerArgs", "_argv":
		if len(w.args) == 0 {
			return goja.Undefined()
		}
		list := make([]any, len(w.args))
		for i, a := range w.args {
			list[i] = a
		}
		return o.rt.NewArray(list...)
	case "_repeat":
		if w.repeat {
			return o.rt.ToValue(w.delay)
		}
	case "_destroyed":
		return o.rt.ToValue(over)
	}
	return goja.Null()
}

// Set keeps what is assigned; a new callback is called instead of the old one.
func (o *timerObject) Set(key string, v goja.Value) bool {
	if !o.Has(key) {
		o.names = append(slices.Clip(o.names), key)
	}
	if o.set == nil {
		o.set = map[string]goja.Value{}
	}
	o.set[key] = v
	return true
}

func (o *timerObject) Has(key string) bool { return slices.Contains(o.names, key) }

func (o *timerObject) Delete(key string) bool {
	o.names = slices.DeleteFunc(slices.Clone(o.names), func(n string) bool { return n == key })
	delete(o.set, key)
	return true
}

func (o *timerObject) Keys() []string { return o.names }

// over reports whether the timer or immediate has been cleared, or has run and does not repeat.
func (w *handle) over() bool {
	if w.running {
		return false
	}
	if w.timer != nil {
		return w.timer.Destroyed()
	}
	return w.immediate != nil && w.immediate.Done()
}
