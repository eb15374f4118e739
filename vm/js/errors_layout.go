//lint:file-ignore U1000 the unused fields keep the offsets of goja's own structs

package js

import (
	"fmt"
	"reflect"
	"sync"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/file"
	"github.com/dop251/goja/unistring"
)

// This file is the one place that knows how goja's unexported types lie in memory. goja has no hook
// for errors, call frames or pending jobs, so the types below repeat its own, field by field, and
// openLayout compares each of them with the real one and refuses to start on a difference.
// Reference: goja v0.0.0-20260917113740-793a2a65c13b.

// A gojaFunc is the Go side of a builtin function.
type gojaFunc = func(goja.FunctionCall) goja.Value

// A gojaConstruct is the Go side of a builtin constructor.
type gojaConstruct = func(args []goja.Value, newTarget *goja.Object) *goja.Object

// A lazyProp computes a property of a templated object at its first use.
type lazyProp = func(*goja.Runtime) goja.Value

// An ifaceWord is an interface value with methods, as Go lays it out.
type ifaceWord struct {
	tab, data unsafe.Pointer
}

// vmState is goja's vm.
type vmState struct {
	r                *goja.Runtime
	prg              *program
	pc               int
	stack            []goja.Value
	sp, sb, args     int
	stash            unsafe.Pointer
	privEnv          unsafe.Pointer
	callStack        []callContext
	iterStack        []iterStackItem
	refStack         []ifaceWord
	tryStack         []tryFrame
	newTarget        goja.Value
	result           goja.Value
	maxCallStackSize int
	stashAllocs      int
	interrupted      uint32
	interruptVal     any
	interruptLock    sync.Mutex
	curAsyncRunner   *asyncRunner
}

// callContext is goja's context: a suspended frame.
type callContext struct {
	prg       *program
	stash     unsafe.Pointer
	privEnv   unsafe.Pointer
	newTarget goja.Value
	result    goja.Value
	pc, sb    int
	args      int
}

type iterStackItem struct {
	val  goja.Value
	f    unsafe.Pointer
	iter unsafe.Pointer
}

type tryFrame struct {
	exception                        unsafe.Pointer
	callStackLen, iterLen, refLen    uint32
	sp                               int32
	stash                            unsafe.Pointer
	privEnv                          unsafe.Pointer
	catchPos, finallyPos, finallyRet int32
}

// program is goja's Program.
type program struct {
	code     []ifaceWord
	funcName unistring.String
	src      *file.File
	srcMap   []srcMapItem
}

type srcMapItem struct {
	pc     int
	srcPos int
}

// objectHead is goja's Object.
type objectHead struct {
	self    ifaceWord
	runtime *goja.Runtime
}

type baseObject struct {
	class                           string
	val, prototype                  *goja.Object
	extensible                      bool
	values                          map[unistring.String]goja.Value
	propNames                       []unistring.String
	lastSortedPropLen, idxPropCount int
	symValues                       unsafe.Pointer
	privateElements                 unsafe.Pointer
}

type errorObject struct {
	baseObject
	stack          []goja.StackFrame
	stackPropAdded bool
}

type templatedObject struct {
	baseObject
	tmpl              *objectTemplate
	protoMaterialised bool
}

type objectTemplate struct {
	propNames    []unistring.String
	props        map[unistring.String]lazyProp
	symProps     map[*goja.Symbol]lazyProp
	symPropNames []*goja.Symbol
	protoFactory func(*goja.Runtime) *goja.Object
}

// arrayObject is the dense kind of array.
type arrayObject struct {
	baseObject
	values []goja.Value
}

type valueProperty struct {
	value                                        goja.Value
	writable, configurable, enumerable, accessor bool
	getterFunc, setterFunc                       *goja.Object
}

type baseFuncObject struct {
	baseObject
	lenProp valueProperty
}

type nativeFuncObject struct {
	baseFuncObject
	f         gojaFunc
	construct gojaConstruct
}

type templatedFuncObject struct {
	templatedObject
	f         gojaFunc
	construct gojaConstruct
}

type baseJsFuncObject struct {
	baseFuncObject
	stash   unsafe.Pointer
	privEnv unsafe.Pointer
	prg     *program
	src     string
	strict  bool
}

type asyncRunner struct {
	gen        generator
	promiseCap *promiseCapability
	f          *goja.Object
	vmCall     unsafe.Pointer
}

type generator struct {
	ctx                                    execCtx
	vm                                     *vmState
	returning                              goja.Value
	tryStackLen, iterStackLen, refStackLen uint32
}

type execCtx struct {
	context   callContext
	stack     []goja.Value
	tryStack  []tryFrame
	iterStack []iterStackItem
	refStack  []ifaceWord
}

type promiseCapability struct {
	promise               *goja.Object
	resolveObj, rejectObj *goja.Object
}

type promiseReaction struct {
	capability  *promiseCapability
	typ         int
	handler     unsafe.Pointer
	asyncRunner *asyncRunner
	asyncCtx    any
}

type promiseObject struct {
	baseObject
	state            int
	result           goja.Value
	fulfillReactions []*promiseReaction
	rejectReactions  []*promiseReaction
	handled          bool
}

type exception struct {
	val   goja.Value
	stack []goja.StackFrame
}

// stackFrame is goja's StackFrame.
type stackFrame struct {
	prg      *program
	funcName unistring.String
	pc       int
}

// A layout holds what has to be looked up in goja once: offsets in its Runtime, the type words of its
// object kinds, and the type of its instructions.
type layout struct {
	vm, jobQueue, global uintptr
	ctors                [ctorCount]uintptr // offsets of the constructors in global, by ctorKind
	protos               [protoCount]uintptr
	objectProto          uintptr
	iteratorProto        uintptr

	instruction reflect.Type // goja's interface type instruction
	objectImpl  reflect.Type // goja's interface type objectImpl

	templated, templatedArr, array, plain, errorObj, native, templatedFn, proxy, dynamic unsafe.Pointer // itabs, which name a kind of object
	jsFuncs                                                                              map[unsafe.Pointer]funcKind
	based                                                                                sync.Map       // by itab, whether the object starts with a baseObject
	property                                                                             unsafe.Pointer // itab of *valueProperty as Value
}

// A funcKind is a kind of JavaScript function object.
type funcKind uint8

const (
	kindNone funcKind = iota
	kindNormal
	kindArrow
	kindClass
	kindAsync
	kindAsyncArrow
	kindGenerator
)

// openLayout finds goja's layout. It panics, naming the field, when goja is not the version that this
// package was written for.
func openLayout() *layout {
	l := &layout{}
	runtime := reflect.TypeFor[goja.Runtime]()
	l.vm = field(runtime, "vm").Offset
	l.jobQueue = field(runtime, "jobQueue").Offset
	global := field(runtime, "global")
	l.global = global.Offset
	for k := ctorKind(0); k < ctorCount; k++ {
		l.ctors[k] = global.Offset + field(global.Type, k.String()).Offset
	}
	for k := protoKind(0); k < protoCount; k++ {
		name, _, _ := k.names()
		l.protos[k] = global.Offset + field(global.Type, name).Offset
	}
	l.iteratorProto = global.Offset + field(global.Type, "IteratorPrototype").Offset
	l.objectProto = global.Offset + field(global.Type, "ObjectPrototype").Offset
	vm := field(runtime, "vm").Type.Elem()
	same(vm, reflect.TypeFor[vmState]())
	same(reflect.TypeFor[goja.Program](), reflect.TypeFor[program]())
	same(reflect.TypeFor[goja.Object](), reflect.TypeFor[objectHead]())
	same(reflect.TypeFor[goja.Exception](), reflect.TypeFor[exception]())
	same(reflect.TypeFor[goja.StackFrame](), reflect.TypeFor[stackFrame]())
	same(reflect.TypeFor[goja.Promise](), reflect.TypeFor[promiseObject]())
	same(field(reflect.TypeFor[goja.Promise](), "fulfillReactions").Type.Elem().Elem(), reflect.TypeFor[promiseReaction]())
	same(field(vm, "curAsyncRunner").Type.Elem(), reflect.TypeFor[asyncRunner]())
	l.instruction = field(reflect.TypeFor[goja.Program](), "code").Type.Elem()
	l.objectImpl = field(reflect.TypeFor[goja.Object](), "self").Type
	l.learnKinds()
	return l
}

// learnKinds makes one object of each kind and remembers the itab that marks it.
func (l *layout) learnKinds() {
	rt := goja.New()
	kind := func(v goja.Value, mirror reflect.Type) unsafe.Pointer {
		o := v.(*goja.Object)
		if mirror != nil {
			same(l.implType(o).Elem(), mirror)
		}
		return head(o).self.tab
	}
	run := func(src string) goja.Value {
		v, err := rt.RunString(src)
		if err != nil {
			panic(fmt.Sprintf("js: goja cannot run %q: %v", src, err))
		}
		return v
	}
	l.templated = kind(rt.GlobalObject(), reflect.TypeFor[templatedObject]())
	l.templatedArr = kind(run("Array.prototype"), reflect.TypeFor[templatedObject]())
	l.array = kind(run("[]"), nil)
	prefix(l.implType(run("[]").(*goja.Object)).Elem(), reflect.TypeFor[arrayObject]())
	l.plain = kind(run("({})"), reflect.TypeFor[baseObject]())
	l.errorObj = kind(run("new Error('a')"), reflect.TypeFor[errorObject]())
	l.native = kind(run("isNaN"), reflect.TypeFor[nativeFuncObject]())
	l.templatedFn = kind(run("Object"), reflect.TypeFor[templatedFuncObject]())
	l.proxy = kind(run("new Proxy({}, {})"), nil)
	l.dynamic = kind(rt.NewDynamicObject(nil), nil)
	js := reflect.TypeFor[baseJsFuncObject]()
	l.jsFuncs = map[unsafe.Pointer]funcKind{}
	for _, f := range [...]struct {
		src  string
		kind funcKind
	}{
		{"(function () {})", kindNormal},
		{"({ m() {} }).m", kindNormal},
		{"(() => 1)", kindArrow},
		{"(class {})", kindClass},
		{"(function* () {})", kindGenerator},
		{"({ *m() {} }).m", kindGenerator},
		{"(async function () {})", kindAsync},
		{"({ async m() {} }).m", kindAsync},
		{"(async () => 1)", kindAsyncArrow},
	} {
		o := run(f.src)
		l.jsFuncs[kind(o, nil)] = f.kind
		prefix(l.implType(o.(*goja.Object)).Elem(), js)
	}
	// A property that is not enumerable is kept as a *valueProperty.
	v := (*errorObject)(head(run("new Error('a')").(*goja.Object)).self.data).values["message"]
	same(reflect.TypeOf(v).Elem(), reflect.TypeFor[valueProperty]())
	l.property = (*ifaceWord)(unsafe.Pointer(&v)).tab
}

// implType returns the type of goja's implementation behind an object.
func (l *layout) implType(o *goja.Object) reflect.Type {
	return reflect.NewAt(l.objectImpl, unsafe.Pointer(&head(o).self)).Elem().Elem().Type()
}

// instr returns the instruction at pc, or the zero Value outside the program.
func (l *layout) instr(p *program, pc int) reflect.Value {
	if p == nil || pc < 0 || pc >= len(p.code) {
		return reflect.Value{}
	}
	return reflect.NewAt(l.instruction, unsafe.Pointer(&p.code[pc])).Elem().Elem()
}

// prop returns a property of the given attributes, as goja keeps it.
func (l *layout) prop(v goja.Value, writable, enumerable, configurable bool) goja.Value {
	if writable && enumerable && configurable {
		return v
	}
	return l.asValue(&valueProperty{value: v, writable: writable, enumerable: enumerable, configurable: configurable})
}

func (l *layout) asValue(p *valueProperty) goja.Value {
	var v goja.Value
	*(*ifaceWord)(unsafe.Pointer(&v)) = ifaceWord{tab: l.property, data: unsafe.Pointer(p)}
	return v
}

// property undoes prop: it returns nil for a plain value.
func (l *layout) propertyOf(v goja.Value) *valueProperty {
	if w := (*ifaceWord)(unsafe.Pointer(&v)); w.tab == l.property {
		return (*valueProperty)(w.data)
	}
	return nil
}

// machine returns the Runtime's vm.
func (l *layout) machine(rt *goja.Runtime) *vmState {
	return *(**vmState)(unsafe.Add(unsafe.Pointer(rt), l.vm))
}

// jobs returns the Runtime's queue of promise jobs.
func (l *layout) jobs(rt *goja.Runtime) *[]func() {
	return (*[]func())(unsafe.Add(unsafe.Pointer(rt), l.jobQueue))
}

// ctor returns where the Runtime keeps a constructor; nil there means that it does not exist yet.
func (l *layout) ctor(rt *goja.Runtime, k ctorKind) **goja.Object {
	return (**goja.Object)(unsafe.Add(unsafe.Pointer(rt), l.ctors[k]))
}

// head returns the innards of an object.
func head(o *goja.Object) *objectHead { return (*objectHead)(unsafe.Pointer(o)) }

// base returns the part that ordinary objects start with, or nil: proxies, dynamic objects and Go values
// have other innards.
func (l *layout) base(o *goja.Object) *baseObject {
	tab := head(o).self.tab
	if tab != l.plain && tab != l.templated {
		based, known := l.based.Load(tab)
		if !known {
			based = startsWithBase(l.implType(o))
			l.based.Store(tab, based)
		}
		if !based.(bool) {
			return nil
		}
	}
	return (*baseObject)(head(o).self.data)
}

func startsWithBase(impl reflect.Type) bool {
	if impl.Kind() != reflect.Pointer || impl.Elem().Name() == "proxyObject" {
		return false
	}
	for t := impl.Elem(); t.Kind() == reflect.Struct && t.NumField() > 0; t = t.Field(0).Type {
		if t.Name() == "baseObject" {
			return true
		}
		if !t.Field(0).Anonymous {
			return false
		}
	}
	return false
}

func field(t reflect.Type, name string) reflect.StructField {
	f, ok := t.FieldByName(name)
	if !ok {
		panic(fmt.Sprintf("js: this goja has no field %s.%s; errors_layout.go must follow", t, name))
	}
	return f
}

// same panics unless every field of mirror lies where goja's has it, and the sizes agree as far as
// mirror goes.
func same(actual, mirror reflect.Type) {
	prefix(actual, mirror)
	if mirror.Name() != "vmState" && actual.Size() != mirror.Size() {
		panic(fmt.Sprintf("js: goja's %s has %d bytes, errors_layout.go expects %d", actual, actual.Size(), mirror.Size()))
	}
}

func prefix(actual, mirror reflect.Type) {
	fields := leaves(actual, 0, nil)
	for i, m := range leaves(mirror, 0, nil) {
		if i >= len(fields) || fields[i].Offset != m.Offset || fields[i].Type.Size() != m.Type.Size() || fields[i].Name != m.Name {
			panic(fmt.Sprintf("js: goja's %s differs at field %s; errors_layout.go must follow", actual, m.Name))
		}
	}
}

// leaves lists the fields of a struct, those of embedded structs included, with absolute offsets.
func leaves(t reflect.Type, off uintptr, out []reflect.StructField) []reflect.StructField {
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		f.Offset += off
		if f.Type.Kind() == reflect.Struct && (f.Anonymous || f.Name == "context" || f.Name == "lenProp") {
			out = leaves(f.Type, f.Offset, out)
			continue
		}
		out = append(out, f)
	}
	return out
}
