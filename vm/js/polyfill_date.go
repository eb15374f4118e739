package js

import (
	"fmt"
	"math"
	"strings"
	"time"
	"unsafe"

	"github.com/dop251/goja"
)

// extendDates gives Date.prototype V8's texts, in UTC and en-US, and what of Annex B goja lacks.
func (l *Library) extendDates() {
	t := l.protos[protoDate]
	zoned := func(name string) {
		l.wrap(t, name, func(e *Errors, c goja.FunctionCall, original gojaFunc) goja.Value {
			v := original(c)
			return e.rt.ToValue(strings.TrimSuffix(v.String(), "(UTC)") + zoneName(v.String()))
		})
	}
	zoned("toString")
	zoned("toTimeString")
	for _, name := range []string{"toLocaleString", "toLocaleDateString", "toLocaleTimeString"} {
		l.wrap(t, name, func(e *Errors, c goja.FunctionCall, original gojaFunc) goja.Value {
			original(c) // checks the receiver
			return e.rt.ToValue(e.localDate(name, c))
		})
	}
	t.add("getYear", l.method("getYear", 0, func(e *Errors, c goja.FunctionCall) goja.Value {
		return e.rt.ToValue(call(c.This, "getFullYear").ToFloat() - 1900)
	}))
	t.add("setYear", l.method("setYear", 1, func(e *Errors, c goja.FunctionCall) goja.Value {
		y := c.Argument(0).ToFloat()
		if y = math.Trunc(y); y >= 0 && y <= 99 {
			y += 1900
		}
		return call(c.This, "setFullYear", e.rt.ToValue(y))
	}))
	t.add("toGMTString", func(rt *goja.Runtime) goja.Value { // the same function object
		e := l.lay.errorsOf(rt)
		proto := *(**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.lay.protos[protoDate]))
		return l.lay.prop(e.own(proto, "toUTCString"), true, false, true)
	})
}

// zoneName is V8's name of the zone that goja shows in short.
func zoneName(text string) string {
	if strings.HasSuffix(text, "(UTC)") {
		return "(Coordinated Universal Time)"
	}
	return ""
}

// call calls a method of an object.
func call(this goja.Value, method string, args ...goja.Value) goja.Value {
	f, _ := goja.AssertFunction(this.(*goja.Object).Get(method))
	v, err := f(this, args...)
	if err != nil {
		panic(err)
	}
	return v
}

// localDate is a date's text in en-US: 2/3/2024, 2:05:06 PM.
func (e *Errors) localDate(method string, c goja.FunctionCall) string {
	what := "Date.prototype." + method
	e.checkLocale(c.Argument(0), what)
	hours12 := true
	if o, ok := c.Argument(1).(*goja.Object); ok {
		for _, key := range o.Keys() {
			switch v := o.Get(key); {
			case goja.IsUndefined(v):
			case key == "hour12":
				hours12 = v.ToBoolean()
			case key == "timeZone" && v.String() == "UTC":
			default:
				panic(e.unsupported(what + " with option " + key))
			}
		}
	}
	ms := call(c.This, "getTime").ToFloat()
	if math.IsNaN(ms) {
		return "Invalid Date"
	}
	t := time.UnixMilli(int64(ms)).UTC()
	date := fmt.Sprintf("%d/%d/%d", int(t.Month()), t.Day(), t.Year())
	clock := fmt.Sprintf("%02d:%02d:%02d", t.Hour(), t.Minute(), t.Second())
	if hours12 {
		h, half := t.Hour()%12, "AM"
		if h == 0 {
			h = 12
		}
		if t.Hour() >= 12 {
			half = "PM"
		}
		clock = fmt.Sprintf("%d:%02d:%02d %s", h, t.Minute(), t.Second(), half)
	} else if t.Hour() == 0 {
		clock = "24" + clock[2:] // hour12: false means hours from 1 to 24 in en-US
	}
	switch method {
	case "toLocaleDateString":
		return date
	case "toLocaleTimeString":
		return clock
	}
	return date + ", " + clock
}
