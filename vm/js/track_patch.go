package js

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// A Tracking is what all tracked realms of a process share: which instructions of goja touch what, and
// how each is done instead. It is safe for concurrent use. It must live as long as the programs that it
// has instrumented.
//
// Instrument changes compiled programs, not sources or trees: every instruction that touches something
// that two turns can share is done by a function of ours, which notes what it is about to touch and then
// does goja's own. So positions, stacks, the text of functions and the order of evaluation cannot change,
// and nothing is missed that goja's compiler makes of destructuring, spread, optional chains, compound
// assignment or generators: there are some 250 instructions, each is classed below, and a new one is
// refused by name.
//
// An instruction is an interface value. A tracked one has the same type and data, but another method
// table, made here, whose only method is our function.
type Tracking struct {
	lay      *layout
	kinds    tabTable
	object   unsafe.Pointer // itab of *goja.Object as Value
	integer  unsafe.Pointer // itab of goja's integers as Value
	symbol   unsafe.Pointer // itab of *goja.Symbol as Value
	specs    map[string]spec
	effects  map[string]effect
	polyfill *goja.Program // instrumented
	settlers [2]settler
	globals  map[unistring.String]bool // names that are taken not to change
	refs     sync.Map                  // kinds of references by itab

	mu   sync.Mutex
	ops  map[unsafe.Pointer]*op  // by itab of goja's instruction
	code sync.Map                // *effect of Go's functions, by code pointer
	all  map[hookKey]*hookTab    // keeps the method tables alive
	ours map[unsafe.Pointer]bool // the same, by address
}

// A hookTab is a Go method table (internal/abi.ITab) of goja's interface instruction, with what our
// functions want to know behind it.
type hookTab struct {
	inter, typ unsafe.Pointer
	hash       uint32
	_          [4]byte
	exec       uintptr

	original unsafe.Pointer // goja's own method table
	then     hook           // what hookFields goes on with; nil: goja's own
	obj, key int            // where the operands are: stack[sp-obj], stack[sp-key]
}

// A hook does an instruction. code is its data word.
type hook = func(code unsafe.Pointer, vm *vmState)

type hookKey struct {
	original   unsafe.Pointer
	exec, then uintptr
}

// instruction is goja's interface of that name, as our functions call it.
type instruction interface{ exec(vm *vmState) }

// proceed does goja's own part of the instruction that runs.
func proceed(code unsafe.Pointer, vm *vmState) {
	t := (*hookTab)(vm.prg.code[vm.pc].tab)
	w := ifaceWord{tab: t.original, data: code}
	(*(*instruction)(unsafe.Pointer(&w))).exec(vm)
}

// running is the method table of the instruction that runs.
func running(vm *vmState) *hookTab { return (*hookTab)(vm.prg.code[vm.pc].tab) }

// A spec says how an instruction of goja is done.
type spec struct {
	hook     hook // nil: by goja alone
	obj, key int
	jump     bool // its operand is a distance
	scope    scopeUse
}

// A scopeUse is what an instruction does to captured variables or to the chain of scopes.
type scopeUse uint8

const (
	scopeNone scopeUse = iota
	scopeLoad
	scopeStore
	scopeEnterBlock
	scopeEnterAlways
	scopeEnterBody
	scopeLeaveBlock
	scopeLeave
	scopeReplace // a copy takes its place
	scopeTry
	scopeEnd     // control does not go on
	scopeSuspend // an await or a yield
)

// An op is an instruction type as it was met.
type op struct {
	name     string
	original unsafe.Pointer
	spec     spec
}

// NewTracking learns goja's instructions. It takes about two milliseconds: make one per process. globals
// are names of global variables, beside the language's own, that programs are taken not to change.
func NewTracking(l *Library, globals []string) *Tracking {
	k := &Tracking{
		lay: l.lay, specs: specs(), effects: effects(), globals: map[unistring.String]bool{},
		ops: map[unsafe.Pointer]*op{},
		all: map[hookKey]*hookTab{}, ours: map[unsafe.Pointer]bool{},
	}
	for _, name := range l.template.propNames {
		k.globals[name] = true
	}
	for _, name := range globals {
		k.globals[unistring.NewFromString(name)] = true
	}
	k.openTracking()
	k.polyfill = compilePolyfill()
	k.Instrument(k.polyfill)
	return k
}

// opOf classes an instruction. It panics on one that is not known.
func (k *Tracking) opOf(w *ifaceWord) *op {
	if o := k.ops[w.tab]; o != nil {
		return o
	}
	if k.ours[w.tab] {
		panic("js: a program is instrumented twice")
	}
	t := reflect.NewAt(k.lay.instruction, unsafe.Pointer(w)).Elem().Elem().Type()
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	s, ok := k.specs[t.Name()]
	if !ok {
		panic(fmt.Sprintf("js: access tracking does not know goja's instruction %s", t.Name()))
	}
	o := &op{name: t.Name(), original: w.tab, spec: s}
	k.ops[w.tab] = o
	return o
}

// tabFor makes the method table by which h does the instructions of o.
func (k *Tracking) tabFor(o *op, h, then hook) *hookTab {
	key := hookKey{o.original, reflect.ValueOf(h).Pointer(), 0}
	if then != nil {
		key.then = reflect.ValueOf(then).Pointer()
	}
	if t := k.all[key]; t != nil {
		return t
	}
	from := (*hookTab)(o.original)
	t := &hookTab{
		inter: from.inter, typ: from.typ, hash: from.hash, exec: key.exec,
		original: o.original, then: then, obj: o.spec.obj, key: o.spec.key,
	}
	k.all[key], k.ours[unsafe.Pointer(t)] = t, true
	return t
}

// Instrument makes a program tell what it touches. It does so once, and before the program first runs.
func (k *Tracking) Instrument(prg *goja.Program) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.instrument((*program)(unsafe.Pointer(prg)), nil)
}

// instrument does a function: outer is the chain of scopes in which it is made.
func (k *Tracking) instrument(p *program, outer *scopeSite) {
	for i := range p.code {
		if k.ours[p.code[i].tab] {
			return
		}
	}
	w := &scopeWalk{k: k}
	w.function(p, outer)
	w.patch()
}

// nested lists the functions that an instruction makes.
func (k *Tracking) nested(w *ifaceWord) []*program {
	o := k.opOf(w)
	switch o.name {
	case "newFunc", "newAsyncFunc", "newGeneratorFunc", "newMethod", "newAsyncMethod", "newGeneratorMethod",
		"newArrowFunc", "newAsyncArrowFunc":
		return []*program{(*newFuncInstr)(w.data).prg}
	case "newClass", "newDerivedClass":
		c := (*newClassInstr)(w.data)
		return some(c.ctor, c.initFields)
	case "newStaticFieldInit":
		return some(*(**program)(w.data))
	}
	return nil
}

func some(list ...*program) []*program {
	out := list[:0]
	for _, p := range list {
		if p != nil {
			out = append(out, p)
		}
	}
	return out
}

// untracked reports that the function an instruction makes is preceded by the comment /* untracked */:
// what it touches is nobody's business. See the contract of package shims.
func (k *Tracking) untracked(p *program, w *ifaceWord) bool {
	if p.src == nil || !strings.HasPrefix(p.src.Name(), "node:") || k.opOf(w).name == "newStaticFieldInit" {
		return false
	}
	source := (*newFuncInstr)(w.data).source
	if source == "" {
		return false
	}
	text := p.src.Source()
	at := int(uintptr(unsafe.Pointer(unsafe.StringData(source))) - uintptr(unsafe.Pointer(unsafe.StringData(text))))
	if at < 0 || at > len(text)-len(source) {
		at = strings.Index(text, source)
	}
	return at > 0 && strings.HasSuffix(strings.TrimRight(text[:at], " \n"), "/* untracked */")
}

// instrumented reports that a function's code is ours.
func (k *Tracking) instrumented(p *program) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.ours[p.code[0].tab]
}

// refName names the kind of a reference.
func (k *Tracking) refName(w *ifaceWord) string {
	if name, ok := k.refs.Load(w.tab); ok {
		return name.(string)
	}
	vm := field(reflect.TypeFor[goja.Runtime](), "vm").Type.Elem()
	t := reflect.NewAt(field(vm, "refStack").Type.Elem(), unsafe.Pointer(w)).Elem().Elem().Type()
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	k.refs.Store(w.tab, t.Name())
	return t.Name()
}
