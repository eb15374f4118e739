package js

import (
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// A ctorKind names one of goja's error constructors, as its field in goja's global struct.
type ctorKind uint8

const (
	ctorTypeError ctorKind = iota
	ctorRangeError
	ctorReferenceError
	ctorSyntaxError
	ctorURIError
	ctorEvalError
	ctorAggregateError
	ctorError
	ctorGoError
	ctorCount

	// The kinds before this one are thrown by goja itself, so a stand-in catches their first use.
	ctorThrown = ctorEvalError
)

func (k ctorKind) String() string {
	switch k {
	case ctorTypeError:
		return "TypeError"
	case ctorRangeError:
		return "RangeError"
	case ctorReferenceError:
		return "ReferenceError"
	case ctorSyntaxError:
		return "SyntaxError"
	case ctorURIError:
		return "URIError"
	case ctorEvalError:
		return "EvalError"
	case ctorAggregateError:
		return "AggregateError"
	case ctorError:
		return "Error"
	default:
		return "GoError"
	}
}

// ErrorHost is what the errors of a realm need to know from outside. The zero value works: frames are
// named and placed as goja has them, and stacks end where the JavaScript frames end.
type ErrorHost struct {
	// Hidden says that the frames of a script never show, by the script's name.
	Hidden func(script string) bool

	// Native returns the lines that a call of one of our own Go functions shows as, without "    at ".
	// None hides it. Builtins of goja are not asked about. innermost says that the function makes the
	// error itself.
	Native func(fn *goja.Object, innermost bool) []string

	// Bottom returns the lines of the frames below the first JavaScript frame: what of Node's own
	// code called it. See InternalFrames.
	Bottom func() []string

	// Entry says how Node called the outermost function of the turn: the type of its receiver and the
	// property that it is the value of ("Timeout", "_onTimeout"). "" when it is called without one.
	Entry func() (typ, method string)

	// Source returns the text of a script for error messages that quote it. Without it the text that
	// goja compiled serves.
	Source func(script string) string

	// Unsupported is told of each error that says that something is not supported, when it is made.
	Unsupported func(err *goja.Object)
}

// A Library holds what all realms of a process can share: goja's layout and the properties that its
// global object gets. It is immutable once made but for caches, and safe for concurrent use.
type Library struct {
	lay      *layout
	template *objectTemplate     // of the global object
	builtins map[string]lazyProp // goja's own way to make the error constructors
	texts    textCache

	anchorValues  map[unistring.String]goja.Value
	protos        [protoCount]*objectTemplate
	object        *objectTemplate // of Object.prototype
	iterator      *objectTemplate // of %IteratorPrototype%
	objectStatics *objectTemplate // of Object
	polyfill      *goja.Program

	mark []*goja.Symbol // empty; its address tells the templates of traces
}

// NewLibrary looks goja's layout up. It takes about a millisecond: make one per process.
func NewLibrary() *Library {
	l := &Library{lay: openLayout(), builtins: map[string]lazyProp{}, mark: make([]*goja.Symbol, 0, 1)}
	scratch := goja.New()
	l.anchorValues = map[unistring.String]goja.Value{"prototype": scratch.NewObject()}
	old := (*templatedObject)(head(scratch.GlobalObject()).self.data).tmpl
	l.template = &objectTemplate{
		props:    make(map[unistring.String]lazyProp, len(old.props)),
		symProps: old.symProps, symPropNames: old.symPropNames, protoFactory: old.protoFactory,
	}
	for _, name := range old.propNames {
		if name != "GoError" {
			l.template.propNames = append(l.template.propNames, name)
			l.template.props[name] = old.props[name]
		}
	}
	for k := ctorKind(0); k <= ctorError; k++ {
		name := unistring.String(k.String())
		l.builtins[k.String()] = old.props[name]
		l.template.props[name] = func(rt *goja.Runtime) goja.Value {
			return l.lay.prop(l.lay.errorsOf(rt).proxies.complete(k), true, false, true)
		}
	}
	l.extend(scratch)
	return l
}

// Errors makes a realm's errors look as V8's: their messages, their stack, and the stack overflow that
// JavaScript can catch.
type Errors struct {
	lib  *Library
	lay  *layout
	rt   *goja.Runtime
	vm   *vmState
	host ErrorHost

	proxies    *proxyCtors
	track      *Tracker
	scripted   *goja.Object // what polyfill.js makes
	isNodeErr  *goja.Symbol
	guard      *goja.Object
	raising    bool
	taken      int  // promise jobs that RunJobs has taken off goja's queue and not run yet
	formatting bool // while Error.prepareStackTrace runs
	hidden     map[string]bool
	behind     map[*goja.Object]uintptr // the code of goja's own behind a builtin that has been replaced
	builtin    map[uintptr]bool         // whether a Go function is goja's own, by code pointer

	sites          map[*goja.Object]*site // of the CallSite objects made so far
	siteProto      *goja.Object
	quoted         *quote // what the next error's report is to quote
	thrownPlace    string // where V8 sees the error that goja throws now, if goja sees it elsewhere
	rejectionClass *goja.Object
	constructing   *goja.Object // the builtin constructor that throws now, if V8 gives it a frame
	prepare        *goja.Object // the preset Error.prepareStackTrace
}

// Install gives a fresh Runtime V8's errors. It must come before any script. Cost: see
// BenchmarkInstall.
func (l *Library) Install(rt *goja.Runtime, host ErrorHost) *Errors {
	e := &Errors{lib: l, lay: l.lay, rt: rt, vm: l.lay.machine(rt), host: host}
	e.proxies = newProxyCtors(e)
	(*templatedObject)(head(rt.GlobalObject()).self.data).tmpl = l.template
	e.proxies.prototypes.install(l, rt)
	return e
}

// proxyCtors stand in for goja's error constructors until their first use: making the real ones costs
// several microseconds per realm, and most realms never need them.
//
// One more stand-in, in the place of goja's GoError, stays for good: it is how a property of the
// shared template finds its realm. (goja asks GoError whether an exception is an instance of it; it
// never is.)
type proxyCtors struct {
	anchor     objectHead // the first field, so that its address is that of the whole
	track      *Tracker   // nil if accesses are not tracked
	anchorImpl nativeFuncObject

	objects [ctorThrown]objectHead
	impls   [ctorThrown]nativeFuncObject
	real    [ctorCount]*goja.Object

	prototypes prototypes
	e          *Errors
}

func newProxyCtors(e *Errors) *proxyCtors {
	p := &proxyCtors{e: e}
	p.anchor = objectHead{self: ifaceWord{tab: e.lay.native, data: unsafe.Pointer(&p.anchorImpl)}, runtime: e.rt}
	p.anchorImpl.val = (*goja.Object)(unsafe.Pointer(&p.anchor))
	p.anchorImpl.values = e.lib.anchorValues
	*e.lay.ctor(e.rt, ctorGoError) = p.anchorImpl.val
	for k := ctorKind(0); k < ctorThrown; k++ {
		impl := &p.impls[k]
		impl.construct = func(args []goja.Value, newTarget *goja.Object) *goja.Object {
			return p.construct(k, args, newTarget)
		}
		p.objects[k] = objectHead{self: ifaceWord{tab: e.lay.native, data: unsafe.Pointer(impl)}, runtime: e.rt}
		*e.lay.ctor(e.rt, k) = (*goja.Object)(unsafe.Pointer(&p.objects[k]))
	}
	return p
}

// errorsOf finds what Install made for a Runtime.
func (l *layout) errorsOf(rt *goja.Runtime) *Errors {
	return (*proxyCtors)(unsafe.Pointer(*l.ctor(rt, ctorGoError))).e
}

// construct is what goja reaches when it throws its first error of a kind.
func (p *proxyCtors) construct(k ctorKind, args []goja.Value, newTarget *goja.Object) *goja.Object {
	stand := (*goja.Object)(unsafe.Pointer(&p.objects[k]))
	ctor := p.complete(k)
	if newTarget == stand {
		newTarget = ctor
	}
	return (*nativeFuncObject)(head(ctor).self.data).construct(args, newTarget)
}

// complete makes goja build the real constructor and patches it.
func (p *proxyCtors) complete(k ctorKind) *goja.Object {
	if p.real[k] != nil {
		return p.real[k]
	}
	if k != ctorError {
		p.complete(ctorError)
	}
	e := p.e
	*e.lay.ctor(e.rt, k) = nil
	build := e.lib.builtins[k.String()]
	ctor := e.lay.propertyOf(build(e.rt)).value.(*goja.Object)
	p.real[k] = ctor
	e.patch(k, ctor)
	return ctor
}

// patch wraps a constructor's Go functions so that each error it makes passes through born.
func (e *Errors) patch(k ctorKind, ctor *goja.Object) {
	impl := (*nativeFuncObject)(head(ctor).self.data)
	call, construct := impl.f, impl.construct
	impl.f = func(c goja.FunctionCall) goja.Value {
		o := call(c).(*goja.Object)
		e.born(o, e.activeFunction(ctor))
		return o
	}
	impl.construct = func(args []goja.Value, newTarget *goja.Object) *goja.Object {
		if newTarget == ctor {
			if o := e.thrown(k, args); o != nil {
				return o
			}
			o := construct(args, newTarget)
			e.born(o, nil)
			return o
		}
		if newTarget == nil && k == ctorTypeError {
			args = e.folded(args)
		}
		o := construct(args, newTarget)
		e.born(o, e.written(newTarget))
		return o
	}
	if k != ctorError {
		return
	}
	e.defineStatics(ctor)
}

// written returns the class itself, or the nearest one above it with a constructor that the program has
// written: goja has no frame for others.
func (e *Errors) written(class *goja.Object) *goja.Object {
	for class != nil && e.lay.jsFuncs[head(class).self.tab] == kindClass && e.jsFunc(class).prg == nil {
		class = class.Prototype()
	}
	if class == nil || e.lay.jsFuncs[head(class).self.tab] == kindNone {
		return nil
	}
	return class
}

// thrown makes an error that goja throws itself, its message in V8's words. It returns nil when the
// message needs no change.
func (e *Errors) thrown(k ctorKind, args []goja.Value) *goja.Object {
	if len(args) != 1 || e.raising {
		return nil
	}
	text, ok := args[0].Export().(string)
	if !ok {
		return nil
	}
	e.thrownPlace, e.constructing = "", nil
	said := e.translate(k, text)
	if said.text == text && said.kind == k {
		return nil
	}
	ctor := e.proxies.complete(said.kind)
	e.raising = true
	defer func() { e.raising = false }()
	return (*nativeFuncObject)(head(ctor).self.data).construct([]goja.Value{e.rt.ToValue(said.text)}, ctor)
}

// activeFunction returns the error constructor when JavaScript called it without new: its own native
// frame is then on the stack and must not show.
func (e *Errors) activeFunction(ctor *goja.Object) *goja.Object {
	if e.vm.prg == nil && e.vm.sb > 0 && e.vm.sb <= len(e.vm.stack) && e.vm.stack[e.vm.sb-1] == goja.Value(ctor) {
		return ctor
	}
	return nil
}

// born gives a new error its stack: frames are taken now, text is made at the first look, as V8 does.
// Frames above and with skipTo do not show.
func (e *Errors) born(o *goja.Object, skipTo *goja.Object) {
	if head(o).self.tab != e.lay.errorObj {
		return
	}
	limit, ok := e.stackTraceLimit()
	t := &trace{e: e, of: o, none: !ok, quote: e.quoted}
	e.quoted = nil
	if ok {
		t.capture(limit, skipTo)
	}
	if e.thrownPlace != "" && len(t.frames) > 0 && t.frames[0].prg != nil {
		t.frames[0].note().at = e.thrownPlace
	}
	e.thrownPlace = ""
	e.becomeTemplated(o, &(*errorObject)(head(o).self.data).baseObject, t)
}

// becomeTemplated replaces the implementation of an error or plain object by goja's templatedObject,
// whose properties may be computed at first use.
func (e *Errors) becomeTemplated(o *goja.Object, from *baseObject, t *trace) {
	n := &templatedObject{baseObject: *from, tmpl: t.template(), protoMaterialised: true}
	if !t.none {
		names := make([]unistring.String, 0, len(from.propNames)+3)
		names = append(append(names, stackName), from.propNames...)
		n.propNames = names
	}
	head(o).self = ifaceWord{tab: e.lay.templated, data: unsafe.Pointer(n)}
}

// template returns the template of the trace's object: the trace's first field, by which traceOf finds it.
func (t *trace) template() *objectTemplate {
	t.tmpl.symPropNames = t.e.lib.mark
	if !t.none {
		t.tmpl.props = map[unistring.String]lazyProp{stackName: t.property}
	}
	return &t.tmpl
}

// traceOf returns the trace of an object that has one.
func (e *Errors) traceOf(o *goja.Object) *trace {
	if head(o).self.tab != e.lay.templated {
		return nil
	}
	tmpl := (*templatedObject)(head(o).self.data).tmpl
	if unsafe.SliceData(tmpl.symPropNames) != unsafe.SliceData(e.lib.mark) {
		return nil
	}
	return (*trace)(unsafe.Pointer(tmpl))
}

const stackName = unistring.String("stack")

// stackTraceLimit reads Error.stackTraceLimit without running JavaScript. ok is false when it is not
// a number: V8 then gives errors no stack at all.
func (e *Errors) stackTraceLimit() (limit int, ok bool) {
	ctor := e.proxies.real[ctorError]
	if ctor == nil {
		return defaultStackTraceLimit, true
	}
	v := e.lay.base(ctor).values["stackTraceLimit"]
	if p := e.lay.propertyOf(v); p != nil {
		v = p.value
	}
	if v == nil || !goja.IsNumber(v) {
		return 0, false
	}
	n := v.ToFloat()
	switch {
	case n != n || n < 0:
		return 0, true
	case n > 1<<20:
		return 1 << 20, true
	}
	return int(n), true
}

const defaultStackTraceLimit = 10

// SetNodeErrorSymbol tells the symbol that marks Node's own errors (Node's kIsNodeError): the header of
// their stack reads "name [code]: message".
func (e *Errors) SetNodeErrorSymbol(s *goja.Symbol) { e.isNodeErr = s }

// Constructor returns one of the realm's error constructors by name ("TypeError").
func (e *Errors) Constructor(name string) *goja.Object {
	for k := ctorKind(0); k <= ctorError; k++ {
		if k.String() == name {
			return e.proxies.complete(k)
		}
	}
	panic("js: no error constructor " + name)
}

// New makes an error from Go, with the stack of the running JavaScript.
func (e *Errors) New(ctor, message string) *goja.Object {
	o, err := e.rt.New(e.Constructor(ctor), e.rt.ToValue(message))
	if err != nil {
		panic("js: " + ctor + " cannot be made: " + err.Error())
	}
	return o
}
