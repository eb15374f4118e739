package js

import (
	"strconv"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// defineStatics gives Error what V8's has and goja's lacks.
func (e *Errors) defineStatics(ctor *goja.Object) {
	_ = ctor.Delete("isError") // not in Node 20
	capture := e.rt.ToValue(e.captureStackTrace).(*goja.Object)
	_ = capture.DefineDataProperty("name", e.rt.ToValue("captureStackTrace"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = capture.DefineDataProperty("length", e.rt.ToValue(2), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = ctor.DefineDataProperty("captureStackTrace", capture, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	prepare := e.rt.ToValue(e.prepareStackTrace).(*goja.Object)
	_ = prepare.DefineDataProperty("name", e.rt.ToValue("ErrorPrepareStackTrace"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = prepare.DefineDataProperty("length", e.rt.ToValue(2), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = ctor.DefineDataProperty("prepareStackTrace", prepare, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	e.prepare = prepare
	_ = ctor.Set("stackTraceLimit", defaultStackTraceLimit)
}

// captureStackTrace is Error.captureStackTrace(object, constructorOpt).
func (e *Errors) captureStackTrace(call goja.FunctionCall) goja.Value {
	o, ok := call.Argument(0).(*goja.Object)
	if !ok {
		panic(e.New("TypeError", "invalid_argument"))
	}
	skip, _ := call.Argument(1).(*goja.Object)
	if skip != nil {
		if _, ok := goja.AssertFunction(skip); !ok {
			skip = nil
		}
	}
	limit, ok := e.stackTraceLimit()
	if !ok {
		return goja.Undefined()
	}
	t := &trace{e: e, of: o}
	t.capture(limit, skip)
	e.attach(o, t)
	return goja.Undefined()
}

// prepareStackTrace is Error.prepareStackTrace as Node 20 presets it: the usual text.
func (e *Errors) prepareStackTrace(call goja.FunctionCall) goja.Value {
	o, ok := call.Argument(0).(*goja.Object)
	if !ok {
		panic(e.New("TypeError", "Cannot use 'in' operator to search for 'Symbol(kIsNodeError)' in "+call.Argument(0).String()))
	}
	text := e.headerOf(o)
	if sites, ok := call.Argument(1).(*goja.Object); ok {
		for i, n := 0, int(sites.Get("length").ToInteger()); i < n; i++ {
			text += "\n    at " + sites.Get(strconv.Itoa(i)).String()
		}
	}
	return e.rt.ToValue(text)
}

// attach gives an object the trace as its stack property, computed at the first look where the kind of
// object allows it.
func (e *Errors) attach(o *goja.Object, t *trace) {
	switch tab := head(o).self.tab; {
	case tab == e.lay.plain && e.lay.base(o).extensible && e.lay.base(o).values[stackName] == nil:
		e.becomeTemplated(o, e.lay.base(o), t)
		n := e.lay.base(o) // V8 adds the property behind those that are there
		n.propNames = append(append(n.propNames[:0:0], n.propNames[1:]...), stackName)
		n.lastSortedPropLen, n.idxPropCount = 0, 0
	case e.traceOf(o) != nil:
		n := (*templatedObject)(head(o).self.data)
		if !hasName(n.propNames, stackName) {
			n.propNames = append(n.propNames, stackName)
		}
		delete(n.values, stackName)
		n.tmpl = t.template()
	default:
		err := o.DefineDataProperty("stack", e.prepared(t), goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		if err != nil {
			panic(err)
		}
	}
}

func hasName(names []unistring.String, n unistring.String) bool {
	for _, x := range names {
		if x == n {
			return true
		}
	}
	return false
}

// A site is what a CallSite object tells.
type site struct {
	text, function, typ, method, file string
	line, col                         int
	fn                                *goja.Object
	toplevel, construct, async        bool
	native                            bool
}

// callSites makes the second argument of Error.prepareStackTrace.
func (e *Errors) callSites(t *trace) *goja.Object {
	proto := e.sitePrototype()
	var objects []any
	add := func(s *site) {
		o := e.rt.CreateObject(proto)
		if e.sites == nil {
			e.sites = map[*goja.Object]*site{}
		}
		e.sites[o] = s
		objects = append(objects, o)
	}
	for i := range t.frames {
		f := &t.frames[i]
		if lines := f.own(); lines != nil {
			for _, l := range lines {
				add(siteOfLine(l))
			}
			continue
		}
		add(e.siteOf(f))
	}
	for _, l := range t.bottom {
		add(siteOfLine(l))
	}
	return e.rt.NewArray(objects...)
}

func (e *Errors) siteOf(f *frame) *site {
	s := &site{
		text: e.line(f), function: e.functionName(f), toplevel: e.isToplevel(f),
		construct: f.construct, async: f.async, native: f.prg == nil, fn: f.fn,
	}
	if !s.toplevel && !s.construct {
		s.typ, s.method = e.typeName(f), e.methodName(f)
	}
	if f.prg != nil {
		s.file, s.line, s.col = splitPlace(e.place(f))
	}
	return s
}

// siteOfLine reads a line of Node's own frames back.
func siteOfLine(l string) *site {
	s := &site{text: l, toplevel: true}
	place := l
	if i := strings.LastIndex(l, " ("); i >= 0 && strings.HasSuffix(l, ")") {
		s.function, place = l[:i], l[i+2:len(l)-1]
		if i := strings.LastIndexByte(s.function, '.'); i > 0 {
			s.typ, s.toplevel = s.function[:i], false
		}
	}
	s.file, s.line, s.col = splitPlace(place)
	return s
}

// splitPlace splits "file:line:col".
func splitPlace(p string) (file string, line, col int) {
	i := strings.LastIndexByte(p, ':')
	if i < 0 {
		return p, 0, 0
	}
	j := strings.LastIndexByte(p[:i], ':')
	if j < 0 {
		return p, 0, 0
	}
	line, _ = strconv.Atoi(p[j+1 : i])
	col, _ = strconv.Atoi(p[i+1:])
	return p[:j], line, col
}

// sitePrototype makes CallSite.prototype, at the first use of Error.prepareStackTrace.
func (e *Errors) sitePrototype() *goja.Object {
	if e.siteProto != nil {
		return e.siteProto
	}
	ctor, _ := e.rt.RunString("(function CallSite() {})")
	p := ctor.(*goja.Object).Get("prototype").(*goja.Object)
	text := func(s string) goja.Value {
		if s == "" {
			return goja.Null()
		}
		return e.rt.ToValue(s)
	}
	number := func(n int) goja.Value {
		if n == 0 {
			return goja.Null()
		}
		return e.rt.ToValue(n)
	}
	methods := []struct {
		name string
		of   func(*site) goja.Value
	}{
		{"getColumnNumber", func(s *site) goja.Value { return number(s.col) }},
		{"getEnclosingColumnNumber", func(s *site) goja.Value { return number(s.col) }},
		{"getEnclosingLineNumber", func(s *site) goja.Value { return number(s.line) }},
		{"getEvalOrigin", func(*site) goja.Value { return goja.Undefined() }},
		{"getFileName", func(s *site) goja.Value {
			if s.file == "" {
				return goja.Undefined()
			}
			return e.rt.ToValue(s.file)
		}},
		{"getFunction", func(s *site) goja.Value { return e.siteFunction(s) }},
		{"getFunctionName", func(s *site) goja.Value { return text(s.function) }},
		{"getLineNumber", func(s *site) goja.Value { return number(s.line) }},
		{"getMethodName", func(s *site) goja.Value { return text(s.method) }},
		{"getPosition", func(s *site) goja.Value { return e.rt.ToValue(0) }},
		{"getPromiseIndex", func(*site) goja.Value { return goja.Null() }},
		{"getScriptNameOrSourceURL", func(s *site) goja.Value { return text(s.file) }},
		{"getScriptHash", func(*site) goja.Value { return e.rt.ToValue("") }},
		{"getThis", func(*site) goja.Value { return goja.Undefined() }},
		{"getTypeName", func(s *site) goja.Value {
			if s.toplevel && s.typ == "" {
				return e.rt.ToValue("Object")
			}
			return text(s.typ)
		}},
		{"isAsync", func(s *site) goja.Value { return e.rt.ToValue(s.async) }},
		{"isConstructor", func(s *site) goja.Value { return e.rt.ToValue(s.construct) }},
		{"isEval", func(*site) goja.Value { return e.rt.ToValue(false) }},
		{"isNative", func(s *site) goja.Value { return e.rt.ToValue(s.native && s.file != "") }},
		{"isPromiseAll", func(*site) goja.Value { return e.rt.ToValue(false) }},
		{"isToplevel", func(s *site) goja.Value { return e.rt.ToValue(s.toplevel) }},
		{"toString", func(s *site) goja.Value { return e.rt.ToValue(s.text) }},
	}
	for _, m := range methods {
		f := e.rt.ToValue(func(call goja.FunctionCall) goja.Value {
			o, _ := call.This.(*goja.Object)
			s := e.sites[o]
			if s == nil {
				panic(e.New("TypeError", "CallSite method "+m.name+" expects CallSite as receiver"))
			}
			return m.of(s)
		}).(*goja.Object)
		_ = f.DefineDataProperty("name", e.rt.ToValue(m.name), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		_ = p.DefineDataProperty(m.name, f, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	e.siteProto = p
	return p
}

// siteFunction is CallSite.getFunction: undefined for strict functions.
func (e *Errors) siteFunction(s *site) goja.Value {
	if s.fn == nil || e.lay.jsFuncs[head(s.fn).self.tab] == kindNone {
		return goja.Undefined()
	}
	if (*baseJsFuncObject)(head(s.fn).self.data).strict {
		return goja.Undefined()
	}
	return s.fn
}
