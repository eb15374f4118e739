package js

import (
	"strconv"
	"strings"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// property makes the error's stack property at the first look at it, as V8 does: the header takes the
// name and message of that moment.
func (t *trace) property(*goja.Runtime) goja.Value {
	e := t.e
	v := e.prepared(t)
	return e.lay.prop(v, true, false, true)
}

// prepared returns what Error.prepareStackTrace makes of the trace, or the text in V8's form.
func (e *Errors) prepared(t *trace) goja.Value {
	if ctor := e.proxies.real[ctorError]; ctor != nil && !e.formatting {
		if own, ok := e.lay.base(ctor).values["prepareStackTrace"]; ok {
			if p := e.lay.propertyOf(own); p != nil {
				own = p.value
			}
			if call, ok := goja.AssertFunction(own); ok && own != goja.Value(e.prepare) {
				e.formatting = true
				defer func() { e.formatting = false }()
				v, err := call(ctor, t.of, e.callSites(t))
				if err != nil {
					panic(err)
				}
				return v
			}
		}
	}
	return e.rt.ToValue(t.text())
}

// text is the stack as V8 and Node print it: header, then one "    at " line per frame.
func (t *trace) text() string {
	var b strings.Builder
	b.WriteString(t.e.headerOf(t.of))
	for _, l := range t.lines() {
		b.WriteString("\n    at ")
		b.WriteString(l)
	}
	return b.String()
}

func (t *trace) lines() []string {
	out := make([]string, 0, len(t.frames)+len(t.bottom))
	for i := range t.frames {
		f := &t.frames[i]
		if lines := f.own(); lines != nil {
			out = append(out, lines...)
			continue
		}
		if i+1 < len(t.frames) {
			t.e.receiver(f, t.frames[i+1:])
		}
		if i == 0 && f.prg != nil && f.prg.src != nil && f.prg.src.Name() == "node:internal/event_emitter" {
			f.note().at = "node:events:513:17" // emit throws ERR_UNHANDLED_ERROR
		}
		out = append(out, t.e.line(f))
	}
	return append(out, t.bottom...)
}

// receiver guesses the receiver of an arrow function, which V8 shows and goja does not keep: from the
// emitter that calls it, or from the text of the call.
func (e *Errors) receiver(f *frame, callers []frame) {
	if f.this != nil || f.notes != nil && f.typ != "" || f.fn == nil || f.construct {
		return
	}
	if k := e.lay.jsFuncs[head(f.fn).self.tab]; k != kindArrow && k != kindAsyncArrow {
		return
	}
	caller := &callers[0]
	if caller.prg == nil || caller.prg.src == nil {
		return
	}
	if strings.HasPrefix(caller.prg.src.Name(), "node:") {
		for i := range callers {
			if e.functionName(&callers[i]) == "emit" {
				f.this = callers[i].this
				return
			}
			if i == 1 {
				return
			}
		}
		return
	}
	t, off := e.textAt(caller)
	if t == nil {
		return
	}
	at := t.at(off)
	switch {
	case t.text(at-1) != "." && t.text(at-1) != "?." || t.kind(at) != tokName:
	case t.text(at-2) == "this":
		f.this = caller.this
	case t.text(at+1) == "(":
		f.note().typ, f.note().method = "Object", t.text(at)
	}
}

// headerOf is Error.prototype.toString by Node's prepareStackTrace, with the code of Node's errors.
func (e *Errors) headerOf(o *goja.Object) string {
	text := ""
	ex := e.rt.Try(func() {
		name, message := "Error", ""
		if v := o.Get("name"); v != nil && !goja.IsUndefined(v) {
			name = v.String()
		}
		if v := o.Get("message"); v != nil && !goja.IsUndefined(v) {
			message = v.String()
		}
		if e.isNodeErr != nil {
			if mark := o.GetSymbol(e.isNodeErr); mark != nil && mark.ToBoolean() {
				text = name + " [" + o.Get("code").String() + "]: " + message
				return
			}
		}
		switch {
		case name == "":
			text = message
		case message == "":
			text = name
		default:
			text = name + ": " + message
		}
	})
	if ex != nil {
		return "<error>"
	}
	return text
}

// line prints one frame: SerializeCallSiteInfo in V8's src/objects/call-site-info.cc.
func (e *Errors) line(f *frame) string {
	name := e.functionName(f)
	place := e.place(f)
	prefix := ""
	if f.async {
		prefix = "async "
		place = e.awaitPlace(f)
	}
	switch {
	case f.construct:
		if name == "" {
			name = "<anonymous>"
		}
		return prefix + "new " + name + " (" + place + ")"
	case !e.isToplevel(f):
		return prefix + e.methodCall(f, name) + " (" + place + ")"
	case name != "":
		return prefix + name + " (" + place + ")"
	default:
		return prefix + place
	}
}

// methodCall is AppendMethodCall: Type.name, with [as property] when the names differ.
func (e *Errors) methodCall(f *frame, name string) string {
	var typ, method string
	if f.notes != nil && f.typ != "" {
		typ, method = f.typ, f.method
	} else {
		typ, method = e.typeName(f), e.methodName(f)
	}
	if name == "" {
		if method == "" {
			method = "<anonymous>"
		}
		return typ + "." + method
	}
	out := name
	if typ != "" && isIdentifier(name) && !strings.HasPrefix(name, typ) {
		out = typ + "." + name
	}
	if method != "" && !endsWithName(name, method) {
		out += " [as " + method + "]"
	}
	return out
}

// endsWithName is V8's StringEndsWithMethodName.
func endsWithName(s, name string) bool {
	if !strings.HasSuffix(s, name) {
		return false
	}
	if len(s) == len(name) {
		return true
	}
	c := s[len(s)-len(name)-1]
	return c == '.'
}

// awaitPlace is the place of the await that a frame waits at; goja knows that of its operand.
func (e *Errors) awaitPlace(f *frame) string {
	place := e.place(f)
	t, off := e.textAt(f)
	if t == nil {
		return place
	}
	file, _, _ := splitPlace(place)
	for i, n := t.at(off+1)-1, 0; i >= 0 && n < 200; i, n = i-1, n+1 {
		if t.text(i) == "await" && t.kind(i) == tokName {
			line, col := t.place(t.toks[i].start)
			return file + ":" + itoa(line) + ":" + itoa(col)
		}
	}
	return place
}

func isIdentifier(s string) bool {
	for i := 0; i < len(s); i++ {
		if !isNameByte(s[i]) {
			return false
		}
	}
	return s != "" && (s[0] < '0' || s[0] > '9')
}

// place is "file:line:col", or how V8 prints the place of a builtin.
func (e *Errors) place(f *frame) string {
	if f.prg == nil {
		return "<anonymous>"
	}
	if f.notes != nil && f.at != "" {
		return f.at
	}
	sf := stackFrame{prg: f.prg, pc: f.pc}
	p := (*goja.StackFrame)(unsafe.Pointer(&sf)).Position()
	if p.Filename == "" {
		p.Filename = "<anonymous>"
	}
	if strings.HasPrefix(p.Filename, "node:") {
		if known := e.nodePlace(f, p.Filename, p.Line); known != "" {
			return known
		}
	}
	return p.Filename + ":" + strconv.Itoa(p.Line) + ":" + strconv.Itoa(p.Column)
}

// functionName is JSFunction::GetDebugName: the name property while it is a string, else the inferred name.
func (e *Errors) functionName(f *frame) string {
	if f.fn != nil {
		if n := e.dataString(f.fn, "name"); n != "" {
			return n
		}
	}
	if f.prg == nil {
		return ""
	}
	if n := f.prg.funcName.String(); n != "" {
		return n
	}
	if f.fn == nil {
		return ""
	}
	t, off := e.textAt(f)
	if t == nil {
		return ""
	}
	return t.inferredName(off)
}

// textAt returns the text of a frame's script, and the frame's offset in it.
func (e *Errors) textAt(f *frame) (*scriptText, int) {
	if f.prg == nil || f.prg.src == nil {
		return nil, 0
	}
	file, line, col := splitPlace(e.place(f))
	src := ""
	if e.host.Source != nil {
		src = e.host.Source(file)
	}
	if src == "" {
		src = f.prg.src.Source()
	}
	t := e.lib.texts.get(src)
	return t, t.offset(line, col)
}

// isToplevel is CallSiteInfo::IsToplevel: no receiver, or the global object.
func (e *Errors) isToplevel(f *frame) bool {
	if f.notes != nil && f.typ != "" {
		return false
	}
	return f.this == nil || goja.IsUndefined(f.this) || goja.IsNull(f.this) || f.this == goja.Value(e.rt.GlobalObject())
}

// typeName is CallSiteInfo::GetTypeName.
func (e *Errors) typeName(f *frame) string {
	if f.this == nil || goja.IsUndefined(f.this) || goja.IsNull(f.this) {
		return ""
	}
	o, ok := f.this.(*goja.Object)
	if !ok {
		return primitiveType(f.this)
	}
	if head(o).self.tab == e.lay.proxy {
		return "Proxy"
	}
	if _, callable := goja.AssertFunction(o); callable {
		if e.lay.jsFuncs[head(o).self.tab] == kindClass {
			if n := e.dataString(o, "name"); n != "" {
				return n
			}
		}
		return "Function"
	}
	return e.constructorName(o)
}

func primitiveType(v goja.Value) string {
	switch {
	case goja.IsString(v):
		return "String"
	case goja.IsNumber(v):
		return "Number"
	case goja.IsBigInt(v):
		return "BigInt"
	}
	if _, ok := v.(*goja.Symbol); ok {
		return "Symbol"
	}
	return "Boolean"
}

// constructorName is JSReceiver::GetConstructorName: toStringTag or the constructor's name of the
// nearest object of the prototype chain that has one, as data properties only.
func (e *Errors) constructorName(o *goja.Object) string {
	for p, depth := o, 0; p != nil && depth < 1000; p, depth = p.Prototype(), depth+1 {
		if head(p).self.tab == e.lay.proxy {
			break
		}
		if tag := e.ownTag(p); tag != "" {
			return tag
		}
		if depth == 0 {
			continue // its own constructor property says of what it is the prototype
		}
		if c, ok := e.own(p, "constructor").(*goja.Object); ok {
			if n := e.dataString(c, "name"); n != "" {
				return n
			}
		}
	}
	return "Object"
}

// ownTag is the object's own Symbol.toStringTag if that is a string in a data property.
func (e *Errors) ownTag(o *goja.Object) string {
	b := e.lay.base(o)
	if b == nil {
		return ""
	}
	if b.symValues == nil {
		tab := head(o).self.tab
		if tab != e.lay.templated && tab != e.lay.templatedFn && tab != e.lay.templatedArr {
			return ""
		}
		f := (*templatedObject)(head(o).self.data).tmpl.symProps[goja.SymToStringTag]
		if f == nil {
			return ""
		}
	}
	tag := ""
	_ = e.rt.Try(func() {
		get, _ := goja.AssertFunction(e.rt.Get("Object").(*goja.Object).Get("getOwnPropertyDescriptor"))
		d, err := get(goja.Undefined(), o, goja.SymToStringTag)
		if obj, ok := d.(*goja.Object); err == nil && ok {
			if v := obj.Get("value"); v != nil && goja.IsString(v) {
				tag = v.String()
			}
		}
	})
	return tag
}

// own returns the value of an own data property, nil if there is none. It runs no JavaScript.
func (e *Errors) own(o *goja.Object, name unistring.String) goja.Value {
	tab := head(o).self.tab
	b := e.lay.base(o)
	if b == nil {
		return nil
	}
	v := b.values[name]
	if v == nil && (tab == e.lay.templated || tab == e.lay.templatedFn || tab == e.lay.templatedArr) {
		t := (*templatedObject)(head(o).self.data)
		if f := t.tmpl.props[name]; f != nil && name != stackName {
			v = f(e.rt)
			t.values[name] = v
		}
	}
	if p := e.lay.propertyOf(v); p != nil {
		if p.accessor {
			return nil
		}
		return p.value
	}
	return v
}

func (e *Errors) dataString(o *goja.Object, name unistring.String) string {
	if v := e.own(o, name); v != nil && goja.IsString(v) {
		return v.String()
	}
	return ""
}

// methodName is CallSiteInfo::GetMethodName: the one property of the receiver's chain that holds the
// function.
func (e *Errors) methodName(f *frame) string {
	o, ok := f.this.(*goja.Object)
	if !ok || f.fn == nil {
		return ""
	}
	name := ""
	if f.prg != nil {
		name = f.prg.funcName.String()
	} else {
		name = e.dataString(f.fn, "name")
	}
	name = strings.TrimPrefix(strings.TrimPrefix(name, "get "), "set ")
	if name != "" && e.holds(o, unistring.NewFromString(name), f.fn) {
		return name
	}
	found := ""
	for p, depth := o, 0; p != nil && depth < 100; p, depth = p.Prototype(), depth+1 {
		b := e.lay.base(p)
		if b == nil {
			break
		}
		for _, key := range b.propNames {
			v := b.values[key]
			if d := e.lay.propertyOf(v); key == "" || v == nil || d != nil && d.accessor || !e.isFunctionIn(v, f.fn) {
				continue
			}
			if c := key[0]; c >= '0' && c <= '9' {
				continue // V8 looks at named properties only
			}
			if found != "" {
				return ""
			}
			found = key.String()
		}
	}
	return found
}

// holds reports whether the first object of o's chain with the property has fn there.
func (e *Errors) holds(o *goja.Object, name unistring.String, fn *goja.Object) bool {
	for p, depth := o, 0; p != nil && depth < 100; p, depth = p.Prototype(), depth+1 {
		b := e.lay.base(p)
		if b == nil {
			return false
		}
		if v, ok := b.values[name]; ok && v != nil {
			return e.isFunctionIn(v, fn)
		}
	}
	return false
}

func (e *Errors) isFunctionIn(v goja.Value, fn *goja.Object) bool {
	if p := e.lay.propertyOf(v); p != nil {
		if p.accessor {
			return p.getterFunc == fn || p.setterFunc == fn
		}
		v = p.value
	}
	return v == goja.Value(fn)
}
