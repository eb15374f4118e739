package js

import (
	"strings"
	"unicode/utf16"

	"github.com/dop251/goja"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"
)

// maxStringLength is V8's String::kMaxLength on 64-bit machines, in UTF-16 units.
const maxStringLength = 1<<29 - 24

// extendStrings adds to String.prototype what goja lacks, and V8's limits.
func (l *Library) extendStrings() {
	t := l.protos[protoString]
	t.add("isWellFormed", l.method("isWellFormed", 0, func(e *Errors, c goja.FunctionCall) goja.Value {
		_, ok := wellFormed(e.thisString(c, "isWellFormed"))
		return e.rt.ToValue(ok)
	}))
	t.add("toWellFormed", l.method("toWellFormed", 0, func(e *Errors, c goja.FunctionCall) goja.Value {
		s := e.thisString(c, "toWellFormed")
		units, ok := wellFormed(s)
		if ok {
			return s
		}
		return goja.StringFromUTF16(units)
	}))
	l.limited(t, "repeat", func(e *Errors, s goja.String, c goja.FunctionCall) float64 {
		return float64(s.Length()) * c.Argument(0).ToFloat()
	})
	for _, name := range []string{"padStart", "padEnd"} {
		l.limited(t, name, func(e *Errors, s goja.String, c goja.FunctionCall) float64 { return c.Argument(0).ToFloat() })
	}
	l.collated(t)
	for _, m := range [...][2]string{
		{"anchor", "a name"},
		{"big", "big"},
		{"blink", "blink"},
		{"bold", "b"},
		{"fixed", "tt"},
		{"fontcolor", "font color"},
		{"fontsize", "font size"},
		{"italics", "i"},
		{"link", "a href"},
		{"small", "small"},
		{"strike", "strike"},
		{"sub", "sub"},
		{"sup", "sup"},
	} {
		l.html(m[0], m[1])
	}
}

// wellFormed returns the string's units with lone surrogates replaced, and whether there was none.
func wellFormed(s goja.String) (units []uint16, ok bool) {
	ok = true
	n := s.Length()
	units = make([]uint16, n)
	for i := 0; i < n; i++ {
		units[i] = s.CharAt(i)
	}
	for i := 0; i < n; i++ {
		switch u := units[i]; {
		case u >= 0xd800 && u < 0xdc00 && i+1 < n && units[i+1] >= 0xdc00 && units[i+1] < 0xe000:
			i++
		case utf16.IsSurrogate(rune(u)):
			units[i] = 0xfffd
			ok = false
		}
	}
	return units, ok
}

// thisString is the receiver of a method of String.prototype, as a string.
func (e *Errors) thisString(c goja.FunctionCall, method string) goja.String {
	if goja.IsUndefined(c.This) || goja.IsNull(c.This) {
		panic(e.New("TypeError", "String.prototype."+method+" called on null or undefined"))
	}
	return c.This.ToString().(goja.String)
}

// limited makes a method refuse results longer than V8's longest string.
func (l *Library) limited(t *objectTemplate, name string, length func(*Errors, goja.String, goja.FunctionCall) float64) {
	l.wrap(t, name, func(e *Errors, c goja.FunctionCall, original gojaFunc) goja.Value {
		if !goja.IsUndefined(c.This) && !goja.IsNull(c.This) && isPrimitive(c.This) && len(c.Arguments) > 0 && isPrimitive(c.Argument(0)) {
			s, ok := c.This.(goja.String)
			if ok && length(e, s, c) > maxStringLength && s.Length() > 0 && !(name == "repeat" && c.Argument(0).ToFloat() > 1<<53) {
				panic(e.New("RangeError", "Invalid string length"))
			}
		}
		return original(c)
	})
}

func isPrimitive(v goja.Value) bool { return !isObject(v) }

// wrap puts a Go function around a builtin of a template.
func (l *Library) wrap(t *objectTemplate, name string, f func(e *Errors, c goja.FunctionCall, original gojaFunc) goja.Value) {
	key := nameOf(name)
	build := t.props[key]
	t.props[key] = func(rt *goja.Runtime) goja.Value {
		v := build(rt)
		fn, _ := l.lay.propertyOf(v).value.(*goja.Object)
		impl := (*nativeFuncObject)(head(fn).self.data)
		original, e := impl.f, l.lay.errorsOf(rt)
		e.replaces(fn, original)
		impl.f = func(c goja.FunctionCall) goja.Value { return f(e, c, original) }
		return v
	}
}

// html adds one of the methods of Annex B that wrap a string in a tag.
func (l *Library) html(name, tag string) {
	element, attribute, with := strings.Cut(tag, " ")
	length := 0
	if with {
		length = 1
	}
	l.protos[protoString].add(nameOf(name), l.method(name, length, func(e *Errors, c goja.FunctionCall) goja.Value {
		s := e.thisString(c, name)
		open := "<" + element
		if with {
			open += " " + attribute + `="` + strings.ReplaceAll(c.Argument(0).String(), `"`, "&quot;") + `"`
		}
		return e.rt.ToValue(open + ">").(goja.String).Concat(s).Concat(e.rt.ToValue("</" + element + ">").(goja.String))
	}))
}

// collated makes localeCompare follow its options: goja compares by the default ones always.
func (l *Library) collated(t *objectTemplate) {
	l.wrap(t, "localeCompare", func(e *Errors, c goja.FunctionCall, original gojaFunc) goja.Value {
		o, ok := c.Argument(2).(*goja.Object)
		if !ok {
			return original(c)
		}
		s := e.thisString(c, "localeCompare").String()
		return e.rt.ToValue(collate.New(language.English, e.collation(o)...).CompareString(s, c.Argument(0).String()))
	})
}

// collation reads the options of localeCompare.
func (e *Errors) collation(o *goja.Object) []collate.Option {
	var options []collate.Option
	for _, key := range o.Keys() {
		v := o.Get(key)
		switch {
		case key == "numeric":
			if v.ToBoolean() {
				options = append(options, collate.Numeric)
			}
		case key == "sensitivity" && v.String() == "base":
			options = append(options, collate.Loose)
		case key == "sensitivity" && v.String() == "accent":
			options = append(options, collate.IgnoreCase)
		case key == "sensitivity" && v.String() == "case":
			options = append(options, collate.IgnoreDiacritics)
		case key == "sensitivity" && v.String() == "variant", key == "usage" && v.String() == "sort", goja.IsUndefined(v):
		default:
			panic(e.unsupported("String.prototype.localeCompare with option " + key))
		}
	}
	return options
}

// unsupported is the error for what Node has and we lack.
func (e *Errors) unsupported(what string) *goja.Object {
	o := e.New("Error", "loopcheck does not support "+what)
	_ = o.Set("code", "ERR_LOOPCHECK_UNSUPPORTED")
	if e.host.Unsupported != nil {
		e.host.Unsupported(o)
	}
	return o
}
