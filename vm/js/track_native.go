package js

import (
	"runtime"
	"strings"
	"unsafe"

	"github.com/dop251/goja"
)

// An effect notes what a Go function is about to touch. made says that the function returns an object
// that it has made.
type effect struct {
	note func(t *Tracker, this goja.Value, args []goja.Value)
	made bool
	// after is told what the function has returned.
	after func(t *Tracker, this, v goja.Value)
	deep  bool // what it returns is made down to its leaves
	// construct is the same for new.
	construct func(t *Tracker, args []goja.Value)
}

// goName is the name of a Go function: "mapProto_get" for goja's own, with its package for others.
func (k *Tracking) goName(code uintptr) string {
	if code == 0 {
		return ""
	}
	name := runtime.FuncForPC(code).Name()
	rest, own := strings.CutPrefix(name, "github.com/dop251/goja.")
	if !own {
		return name
	}
	rest = strings.TrimSuffix(rest, "-fm")
	rest = strings.TrimPrefix(rest, "(*Runtime).")
	return rest
}

// effectOf is what is known of a Go function.
func (k *Tracking) effectOf(code uintptr) *effect {
	if e, ok := k.code.Load(code); ok {
		return e.(*effect)
	}
	name := k.goName(code)
	var e *effect
	if found, ok := k.effects[name]; ok {
		e = &found
	} else if strings.Contains(name, "loopcheck/shims.") || strings.Contains(name, "loopcheck/vm.") {
		e = hostEffect(name)
	} else if !strings.Contains(name, "/") && !quiet(name) {
		e = &effect{note: anythingAtAll}
	}
	if e != nil && e.note == nil && !e.made && e.construct == nil && e.after == nil {
		e = nil
	}
	k.code.Store(code, e)
	return e
}

// constructorEffect is what is known of a constructor of goja's. All share a few Go functions, so they go by
// name. Constructors of other packages tell for themselves.
func (k *Tracking) constructorEffect(name, code string) *effect {
	if strings.Contains(code, "/") && !strings.Contains(code, "vm/js.") {
		return nil
	}
	if e, ok := k.effects["new "+name]; ok {
		return &e
	}
	return nil // those of the language are all known: the others are Node's, in Go
}

// ourEffect is what is known of a function of this package that stands for one of goja's.
func (k *Tracking) ourEffect(name string) *effect {
	in := "stringproto_concat"
	switch name {
	case "stringify":
		in = "builtinJSON_stringify"
	case "from":
		in = "array_from"
	case "setYear":
		in = "dateproto_setTime"
	}
	e := k.effects[in]
	return &e
}

// ownText is an own property that is a string.
func (t *Tracker) ownText(o *goja.Object, name string) string {
	v, _ := t.own(o, t.kindOf(head(o)).kind, key{str: name})
	if v == nil {
		return ""
	}
	if p := t.k.lay.propertyOf(v); p != nil {
		v = p.value
	}
	if s, ok := v.(goja.String); ok {
		return s.String()
	}
	return ""
}

// anythingAtAll is the effect of a function of goja's that nobody has classed.
func anythingAtAll(t *Tracker, _ goja.Value, _ []goja.Value) { t.opaque = t.opaque || !t.mute }

// seen wraps a Go function, once, before it can run: each run of it then notes what it touches.
func (t *Tracker) seen(o *goja.Object) {
	h := head(o)
	var m *marked
	switch h.self.tab {
	case t.k.lay.native, t.k.lay.templatedFn:
		m = (*marked)(h.self.data)
	default:
		return
	}
	if m.word&flagSeen != 0 {
		return
	}
	m.word |= flagSeen
	if m.word&contextMask == 0 {
		m.word |= languageContext | serialUnit
	}
	f, c := &(*nativeFuncObject)(h.self.data).f, &(*nativeFuncObject)(h.self.data).construct
	if h.self.tab == t.k.lay.templatedFn {
		f, c = &(*templatedFuncObject)(h.self.data).f, &(*templatedFuncObject)(h.self.data).construct
	}
	if p := t.k.settles(*f); p != nil {
		t.e.replaces(o, *f)
		*f = t.settling(p, *f)
		return
	}
	code := t.e.codeOf(o)
	if len(t.groups) > 0 && *f != nil && strings.Contains(t.k.goName(code), "promise_all") {
		t.e.replaces(o, *f)
		*f = t.grouped(t.groups[len(t.groups)-1], *f)
		return
	}
	e, name := t.k.effectOf(code), t.k.goName(code)
	switch {
	case *c != nil:
		e = t.k.constructorEffect(t.ownText(o, "name"), name)
	case strings.Contains(name, "vm/js."):
		e = t.k.ourEffect(t.ownText(o, "name"))
	}
	if e == nil {
		return
	}
	if *f != nil {
		t.e.replaces(o, *f)
		*f = t.wrap(o, e, *f)
	}
	if *c != nil && (e.made || e.construct != nil || e.after != nil) {
		*c = t.wrapConstruct(e, *c)
	}
}

func (t *Tracker) wrap(o *goja.Object, e *effect, f gojaFunc) gojaFunc {
	return func(c goja.FunctionCall) goja.Value {
		t.internal = t.e.activeFunction(o) == nil
		switch {
		case e.note != nil:
			e.note(t, c.This, c.Arguments)
		case e.construct != nil:
			e.construct(t, c.Arguments)
		}
		v := f(c)
		if e.made {
			t.fresh, t.freshDeep = t.objectOf(v), e.deep
		}
		if e.after != nil {
			e.after(t, c.This, v)
		}
		return v
	}
}

func (t *Tracker) wrapConstruct(e *effect, c gojaConstruct) gojaConstruct {
	return func(args []goja.Value, newTarget *goja.Object) *goja.Object {
		if e.construct != nil {
			e.construct(t, args)
		}
		o := c(args, newTarget)
		if e.made {
			t.fresh, t.freshDeep = o, false
		}
		if o != nil && e.after != nil {
			e.after(t, nil, o)
		}
		return o
	}
}

// made names what a Go function has made.
func (t *Tracker) made(v goja.Value, deep bool) {
	o := t.objectOf(v)
	if o == nil {
		return
	}
	m := t.markOf(o)
	if m == nil || m.word&contextMask != 0 {
		return
	}
	t.stamp(o)
	if !deep {
		return
	}
	if t.kindOf(head(o)).kind == kindArray {
		for _, e := range (*denseArray)(unsafe.Pointer(m)).values {
			t.made(e, true)
		}
		return
	}
	for _, name := range m.propNames {
		t.made(m.values[name], true)
	}
}

// wrapArrays wraps what turns arrays into text: the language calls it without anybody having looked at it.
func (t *Tracker) wrapArrays(prototype *goja.Object) {
	for p := prototype; p != nil; p = p.Prototype() {
		h := head(p)
		if h.self.tab != t.k.lay.templatedArr {
			continue
		}
		t.arrays = true
		for _, name := range []string{"toString", "join", "toLocaleString"} {
			if v, ok := t.own(p, kindTemplated, key{str: name}); ok {
				t.accessor(v)
			}
		}
		return
	}
}

// argument is args[i], or undefined.
func argument(args []goja.Value, i int) goja.Value {
	if i < len(args) {
		return args[i]
	}
	return goja.Undefined()
}

// on notes the use of all of a value that is an object.
func (t *Tracker) on(v goja.Value, mode uint8) {
	if o := t.objectOf(v); o != nil && !t.mute {
		t.all(o, mode)
	}
}

// deep notes that all that a value leads to is read.
func (t *Tracker) deep(v goja.Value) {
	if o := t.objectOf(v); o != nil && !t.mute {
		t.deepObject(o, map[*goja.Object]bool{})
	}
}

func (t *Tracker) deepObject(o *goja.Object, done map[*goja.Object]bool) {
	if done[o] {
		return
	}
	done[o] = true
	t.all(o, modeRead)
	h := head(o)
	info := t.kindOf(h)
	visit := func(v goja.Value) {
		if p := t.k.lay.propertyOf(v); p != nil {
			v = p.value
		}
		if v == nil {
			return
		}
		if c := t.objectOf(v); c != nil {
			t.deepObject(c, done)
		}
	}
	switch info.kind {
	case kindForeign:
		return
	case kindProxy:
		t.deepObject((*proxyObject)(h.self.data).target, done)
		return
	case kindDestruct, kindNative, kindTemplatedFunc, kindTemplated:
		return
	case kindMap:
		t.wholeMap(o, modeRead)
		for e := (*mapObject)(h.self.data).m.iterFirst; e != nil; e = e.iterNext {
			visit(e.key)
			visit(e.value)
		}
	case kindSparse:
		t.Anything()
	case kindArray:
		for _, v := range (*denseArray)(h.self.data).values {
			if v != nil {
				visit(v)
			}
		}
	}
	m := (*marked)(h.self.data)
	for _, name := range m.propNames {
		visit(m.values[name])
	}
}

// text notes that values are turned into strings or numbers by the language's own means: an array is by
// its elements. Methods that the program has written tell for themselves.
func (t *Tracker) text(values ...goja.Value) {
	if t.mute {
		return
	}
	for _, v := range values {
		o := t.objectOf(v)
		if o == nil {
			continue
		}
		switch t.kindOf(head(o)).kind {
		case kindArray, kindSparse, kindTyped, kindProxy, kindArguments, kindForeign:
			t.deepText(o, 0)
		case kindRegExp:
			t.regexp(o)
		case kindBased: // errors
			t.all(o, modeRead)
		}
	}
}

func (t *Tracker) deepText(o *goja.Object, depth int) {
	t.all(o, modeRead)
	if h := head(o); t.kindOf(h).kind == kindArray && depth < 100 {
		for _, v := range (*denseArray)(h.self.data).values {
			if c := t.objectOf(v); c != nil && v != nil {
				t.deepText(c, depth+1)
			}
		}
	}
}
