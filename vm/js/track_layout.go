//lint:file-ignore U1000 the unused fields keep the offsets of goja's own structs

package js

import (
	"fmt"
	"reflect"
	"slices"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// This file is to access tracking what errors_layout.go is to errors: it knows how goja's structs lie in
// memory, and refuses to start when goja's own differ.

// A word is the eight bytes that goja uses one of: a flag of every object (baseObject.extensible) and the
// type of every scope instance (stash.funcType). The rest is padding in goja, and ours:
//
//	bits 0-7  goja's
//	bits 8-11 flags
//	bits 12-31 the context in which the object was made: a turn, the load of one of Node's modules
//	bits 32-63 which one it was there, from 1
//
// It is 0 above the flags as long as nobody has seen the object being made.
type word = uint64

const (
	flagFrozen word = 1 << 8  // a prototype: taken to change only in the turn that makes it
	flagSeen   word = 1 << 9  // a function of Go's that wrap has looked at
	flagDirty  word = 1 << 10 // a later turn than main has changed it while it had no name

	contextShift      = 12
	contextMask  word = 0xfffff << contextShift
	idShift           = 12
	serialUnit   word = 1 << 32

	// Context 0 is nobody's, 1 is the language's own objects.
	languageContext word = 1 << contextShift
)

// A marked is the front of goja's baseObject, with the word.
type marked struct {
	class          string
	val, prototype *goja.Object
	word           word
	values         map[unistring.String]goja.Value
	propNames      []unistring.String
	_              [2]int
	symValues      *orderedMap
	private        unsafe.Pointer
}

// A scope is goja's stash: one instance of a scope.
type scope struct {
	values    []goja.Value
	extraArgs []goja.Value
	names     map[unistring.String]uint32
	obj       *goja.Object
	outer     *scope
	word      word
}

type orderedMap struct {
	hash                *byte
	hashTable           map[uint64]*mapEntry
	iterFirst, iterLast *mapEntry
	size                int
}

type mapEntry struct {
	key, value         goja.Value
	iterPrev, iterNext *mapEntry
	hNext              *mapEntry
}

type orderedMapIter struct {
	m   *orderedMap
	cur *mapEntry
}

type mapObject struct { // and setObject
	marked
	m *orderedMap
}

type mapIterObject struct { // and setIterObject
	marked
	iter *orderedMapIter
	kind int
}

type arrayIterObject struct {
	marked
	obj     *goja.Object
	nextIdx int64
	kind    int
}

type denseArray struct {
	marked
	values []goja.Value
	length uint32
}

type sparseArray struct {
	marked
	items  []ifaceWord
	length uint32
}

type arrayBufferObject struct {
	marked
	detached bool
	data     []byte
}

type typedArrayObject struct {
	marked
	viewedArrayBuf           *arrayBufferObject
	defaultCtor              *goja.Object
	length, offset, elemSize int
}

type dataViewObject struct {
	marked
	viewedArrayBuf      *arrayBufferObject
	byteLen, byteOffset int
}

type proxyObject struct {
	marked
	target  *goja.Object
	handler ifaceWord
}

type regexpObject struct {
	marked
	pattern *struct {
		src                                                    string
		global, ignoreCase, multiline, dotAll, sticky, unicode bool
	}
}

type boundFuncObject struct {
	nativeFuncObject
	wrapped *goja.Object
}

type classObject struct {
	baseJsFuncObject
	initFields   *program
	computedKeys []goja.Value
	privateType  unsafe.Pointer
	methods      []goja.Value
	derived      bool
}

type destructKeyedSource struct {
	r       *goja.Runtime
	wrapped goja.Value
}

type iteratorRecord struct {
	iterator *goja.Object
	next     gojaFunc
}

// The references that refStack holds.
type (
	scopeRef struct {
		n   unistring.String
		v   *[]goja.Value
		idx int
	}
	objRef struct {
		base *goja.Object
		name goja.Value
		this goja.Value
	}
	objStrRef struct {
		base *goja.Object
		name unistring.String
		this goja.Value
	}
	thisRef struct {
		v   *[]goja.Value
		idx int
	}
	privateRefRes struct {
		base *goja.Object
		name *resolvedPrivateName
	}
	privateRefID struct {
		base *goja.Object
		id   *privateID
	}
	resolvedPrivateName struct{ name unistring.String }
	privateID           struct {
		typ  unsafe.Pointer
		name unistring.String
	}
)

// The instructions whose operands matter.
type (
	newFuncInstr struct {
		prg    *program
		name   unistring.String
		source string
	}
	newClassInstr struct {
		ctor       *program
		name       unistring.String
		source     string
		initFields *program
	}
	enterBlockInstr struct {
		names     map[unistring.String]uint32
		stashSize uint32
	}
	enterFuncBodyInstr struct {
		enterBlockInstr
		stackSize   uint32
		funcType    uint8
		extensible  bool
		adjustStack bool
	}
	leaveBlockInstr struct {
		stackSize uint32
		popStash  bool
	}
	tryInstr struct{ catchOffset, finallyOffset int32 }
)

// awaitMarker is yieldMarker.resultType of an await.
const awaitMarker = 5

// runtimeFront is goja's Runtime up to the constructor that stands for our own state.
type runtimeFront struct {
	stash   scope
	before  [constructorsBefore]*goja.Object
	goError *proxyCtors
}

// constructorsBefore is how many constructors goja's global struct has before GoError.
const constructorsBefore = 42

// A tabKind is a kind of object as far as tracking makes a difference.
type tabKind uint8

const (
	kindUnknown tabKind = iota
	kindForeign         // has no word: proxies of Go values, dynamic objects
	kindPlain
	kindArray
	kindSparse   // an array with large holes
	kindFunction // written in JavaScript
	kindNative
	kindTemplatedFunc
	kindTemplated
	kindTyped
	kindBuffer
	kindDataView
	kindMap // Map and Set
	kindWeak
	kindMapIter
	kindArrayIter
	kindRegExp
	kindPromise
	kindProxy
	kindGeneratorObject
	kindArguments
	kindDestruct
	kindBased // anything else with a word
	kindBound
)

// A tabInfo is what is known of the objects that an itab marks.
type tabInfo struct {
	tab    unsafe.Pointer
	kind   tabKind
	async  bool // calls of it return a promise at once
	yields bool // calls of it return a generator at once
}

// tabTable is a hash table of itabs. It does not change once made.
type tabTable [256]tabInfo

func tabSlot(tab unsafe.Pointer) uint { return uint(uintptr(tab)>>4*0x9E3779B1>>8) & 255 }

func (t *tabTable) put(i tabInfo) {
	for s := tabSlot(i.tab); ; s = (s + 1) & 255 {
		if t[s].tab == nil || t[s].tab == i.tab {
			t[s] = i
			return
		}
	}
}

func (t *tabTable) get(tab unsafe.Pointer) *tabInfo {
	for s := tabSlot(tab); ; s = (s + 1) & 255 {
		if t[s].tab == tab || t[s].tab == nil {
			return &t[s]
		}
	}
}

// openTracking checks the structs of this file against goja's and learns the kinds of objects.
func (k *Tracking) openTracking() {
	rt := goja.New()
	run := func(src string) *goja.Object {
		v, err := rt.RunString(src)
		if err != nil {
			panic(fmt.Sprintf("js: goja cannot run %q: %v", src, err))
		}
		return v.(*goja.Object)
	}
	learn := func(kind tabKind, mirror reflect.Type, o *goja.Object) {
		if mirror != nil {
			front(k.lay.implType(o).Elem(), mirror)
		}
		f := k.lay.jsFuncs[head(o).self.tab]
		k.kinds.put(tabInfo{
			tab: head(o).self.tab, kind: kind,
			async: f == kindAsync || f == kindAsyncArrow, yields: f == kindGenerator,
		})
	}
	learn(kindPlain, reflect.TypeFor[marked](), run("({})"))
	learn(kindArray, reflect.TypeFor[denseArray](), run("[]"))
	learn(kindSparse, reflect.TypeFor[sparseArray](), run("(() => { const a = []; a[1e6] = 1; return a; })()"))
	for _, src := range []string{
		"(function () {})", "({ m() {} }).m", "(() => 1)", "(class {})", "(function* () {})", "({ *m() {} }).m",
		"(async function () {})", "({ async m() {} }).m", "(async () => 1)",
	} {
		learn(kindFunction, nil, run(src))
	}
	class := k.lay.implType(run("(class {})")).Elem()
	need(field(class, "initFields").Offset == unsafe.Offsetof(classObject{}.initFields), "classFuncObject.initFields")
	need(field(class, "derived").Offset == unsafe.Offsetof(classObject{}.derived), "classFuncObject.derived")
	learn(kindNative, nil, run("isNaN"))
	learn(kindTemplatedFunc, nil, run("Object"))
	learn(kindTemplated, nil, run("Math"))
	learn(kindTemplated, nil, run("Array.prototype"))
	learn(kindTyped, reflect.TypeFor[typedArrayObject](), run("new Uint8Array(1)"))
	learn(kindBuffer, reflect.TypeFor[arrayBufferObject](), run("new ArrayBuffer(1)"))
	learn(kindDataView, reflect.TypeFor[dataViewObject](), run("new DataView(new ArrayBuffer(1))"))
	learn(kindMap, reflect.TypeFor[mapObject](), run("new Map()"))
	learn(kindMap, reflect.TypeFor[mapObject](), run("new Set()"))
	learn(kindWeak, nil, run("new WeakMap()"))
	learn(kindWeak, nil, run("new WeakSet()"))
	learn(kindMapIter, reflect.TypeFor[mapIterObject](), run("new Map().keys()"))
	learn(kindMapIter, reflect.TypeFor[mapIterObject](), run("new Set().keys()"))
	learn(kindArrayIter, reflect.TypeFor[arrayIterObject](), run("[].keys()"))
	learn(kindRegExp, reflect.TypeFor[regexpObject](), run("/a/"))
	learn(kindPromise, nil, run("Promise.resolve()"))
	learn(kindProxy, reflect.TypeFor[proxyObject](), run("new Proxy({}, {})"))
	learn(kindGeneratorObject, nil, run("(function* () {})()"))
	learn(kindArguments, nil, run("(function (a) { return arguments; })(1)"))
	learn(kindBased, nil, run("(function (a) { 'use strict'; return arguments; })(1)"))
	learn(kindBound, reflect.TypeFor[boundFuncObject](), run("(function () {}).bind()"))
	learn(kindPlain, nil, run("({})")) // strict arguments are plain objects
	learn(kindForeign, nil, rt.NewDynamicObject(nothing{}))
	for _, src := range []string{"new Error()", "new String('a')", "Object(1)", "''[Symbol.iterator]()", "'a'.matchAll(/a/g)"} {
		learn(kindBased, nil, run(src))
	}
	k.learnOperands(rt)
	k.learnPromises(rt)
	k.learnScopes(rt)
	var v goja.Value = rt.GlobalObject()
	k.object = (*ifaceWord)(unsafe.Pointer(&v)).tab
	v = rt.ToValue(1)
	k.integer = (*ifaceWord)(unsafe.Pointer(&v)).tab
	v = goja.NewSymbol("")
	k.symbol = (*ifaceWord)(unsafe.Pointer(&v)).tab
}

// nothing is a dynamic object without properties.
type nothing struct{}

func (nothing) Get(string) goja.Value       { return nil }
func (nothing) Set(string, goja.Value) bool { return false }
func (nothing) Has(string) bool             { return false }
func (nothing) Delete(string) bool          { return false }
func (nothing) Keys() []string              { return nil }

// learnScopes checks the words, and the place of our own state in a Runtime.
func (k *Tracking) learnScopes(rt *goja.Runtime) {
	base := reflect.TypeFor[baseObject]()
	need(field(base, "extensible").Offset == unsafe.Offsetof(marked{}.word), "baseObject.extensible")
	need(field(base, "values").Offset == unsafe.Offsetof(marked{}.values), "baseObject.values")
	need(field(base, "symValues").Offset == unsafe.Offsetof(marked{}.symValues), "baseObject.symValues")
	need(base.Size() == unsafe.Sizeof(marked{}), "baseObject")
	vm := field(reflect.TypeFor[goja.Runtime](), "vm").Type.Elem()
	stash := field(vm, "stash").Type.Elem()
	need(field(stash, "funcType").Offset == unsafe.Offsetof(scope{}.word), "stash.funcType")
	need(field(stash, "outer").Offset == unsafe.Offsetof(scope{}.outer), "stash.outer")
	need(stash.Size() == unsafe.Sizeof(scope{}), "stash")
	need(field(reflect.TypeFor[goja.Runtime](), "global").Offset == 0, "Runtime.global")
	buffer := reflect.TypeFor[goja.ArrayBuffer]()
	need(buffer.Size() == unsafe.Sizeof(uintptr(0)) && buffer.Field(0).Type.Kind() == reflect.Pointer, "ArrayBuffer")
	need(k.lay.ctors[ctorGoError] == unsafe.Offsetof(runtimeFront{}.goError), "global.GoError")
	order := uint64(1)
	need(*(*byte)(unsafe.Pointer(&order)) == 1, "the order of bytes of this machine")
	_ = rt
}

// learnOperands checks the operands of instructions.
func (k *Tracking) learnOperands(*goja.Runtime) {
	p, err := goja.Compile("", `(function () {
		let a = 1; let b = () => a++; try { b(); } catch (e) { b = () => e; } finally { a = 2; }
		{ let c = 3; b = () => c++; }
		for (let i = 0; i < 2; i++) { let d = i; b = () => d; }
		return class A { x = 1; constructor() { b(a); } };
	})`, true)
	if err != nil {
		panic(err)
	}
	mirrors := map[string]reflect.Type{
		"newFunc": reflect.TypeFor[newFuncInstr](), "newClass": reflect.TypeFor[newClassInstr](),
		"enterBlock": reflect.TypeFor[enterBlockInstr](), "leaveBlock": reflect.TypeFor[leaveBlockInstr](),
		"try": reflect.TypeFor[tryInstr](),
	}
	k.eachInstr((*program)(unsafe.Pointer(p)), func(w *ifaceWord) {
		t := reflect.NewAt(k.lay.instruction, unsafe.Pointer(w)).Elem().Elem().Type()
		if t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if m := mirrors[t.Name()]; m != nil {
			front(t, m)
			delete(mirrors, t.Name())
		}
	})
	need(len(mirrors) == 0, fmt.Sprint("instructions ", mirrors))
}

// eachInstr visits the instructions of a program and of the functions in it.
func (k *Tracking) eachInstr(p *program, visit func(*ifaceWord)) {
	for i := range p.code {
		visit(&p.code[i])
		for _, in := range k.nested(&p.code[i]) {
			k.eachInstr(in, visit)
		}
	}
}

func need(ok bool, what string) {
	if !ok {
		panic("js: this goja differs at " + what + "; track_layout.go must follow")
	}
}

// front panics unless the fields of mirror lie where goja's struct has fields of the same name. A word
// stands for a flag and what follows it.
func front(actual, mirror reflect.Type) {
	have := leaves(actual, 0, nil)
	for _, f := range flat(mirror, 0, nil) {
		if f.Name == "word" || f.Name == "_" || f.Name == "private" {
			continue
		}
		ok := slices.ContainsFunc(have, func(g reflect.StructField) bool {
			return g.Name == f.Name && g.Offset == f.Offset && g.Type.Size() >= f.Type.Size()
		})
		need(ok, fmt.Sprintf("%s.%s", actual, f.Name))
	}
}

func flat(t reflect.Type, off uintptr, out []reflect.StructField) []reflect.StructField {
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		f.Offset += off
		if f.Type.Kind() == reflect.Struct && (f.Anonymous || f.Name == "lenProp") {
			out = flat(f.Type, f.Offset, out)
			continue
		}
		out = append(out, f)
	}
	return out
}
