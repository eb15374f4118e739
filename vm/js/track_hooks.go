package js

import (
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// The functions of this file do goja's instructions: each notes what the instruction is about to touch
// and proceeds with goja's own.

// operand is the value that lies at on the stack.
func operand(vm *vmState, at int) goja.Value { return vm.stack[vm.sp-at] }

func propName(code unsafe.Pointer) unistring.String { return *(*unistring.String)(code) }

// hookGetProp is o.x. Plain objects are done here at once, as goja does them.
func hookGetProp(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	v := (*ifaceWord)(unsafe.Pointer(&vm.stack[vm.sp-1]))
	if v.tab == t.k.object {
		if found := t.find((*objectHead)(v.data), propName(code)); found != nil {
			vm.stack[vm.sp-1] = found
			vm.pc++
			return
		}
		t.get((*goja.Object)(v.data), named(propName(code)))
	}
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

// find looks up a data property of a plain object or in the plain objects that it inherits from, and
// notes it. It returns nil, and has noted nothing, if that is not enough.
func (t *Tracker) find(h *objectHead, name unistring.String) goja.Value {
	if h.self.tab != t.k.lay.plain {
		return nil
	}
	m := (*marked)(h.self.data)
	v, ok := m.values[name]
	if ok {
		w := (*ifaceWord)(unsafe.Pointer(&v))
		if w.tab == t.k.lay.property || w.tab == nil {
			return nil
		}
		if !t.mute && m.word&contextMask != t.context {
			t.at(m.word, named(name), modeRead)
		}
		if w.tab == t.k.object && isGo(t, (*objectHead)(w.data)) {
			t.seen((*goja.Object)(w.data))
		}
		return v
	}
	if m.prototype == nil {
		return nil
	}
	p := head(m.prototype)
	if p.self.tab != t.k.lay.plain {
		return nil
	}
	up := (*marked)(p.self.data)
	if v, ok = up.values[name]; !ok {
		return nil
	}
	w := (*ifaceWord)(unsafe.Pointer(&v))
	if up.word&contextMask == 0 || w.tab == nil {
		return nil
	}
	if w.tab == t.k.lay.property { // methods of classes are not enumerable
		q := (*valueProperty)(w.data)
		if q.accessor || q.value == nil {
			return nil
		}
		v = q.value
		w = (*ifaceWord)(unsafe.Pointer(&v))
	}
	fixed := up.word&contextMask == languageContext || up.word&flagFrozen != 0
	if !t.mute && (!fixed || m.word&contextMask != t.context && oftenHidden(string(name))) {
		k := named(name)
		t.at(m.word, k, modeRead)
		t.at(up.word, k, modeRead)
	}
	if w.tab == t.k.object && isGo(t, (*objectHead)(w.data)) {
		t.seen((*goja.Object)(w.data))
	}
	return v
}

func isGo(t *Tracker, h *objectHead) bool {
	return h.self.tab == t.k.lay.native || h.self.tab == t.k.lay.templatedFn
}

// loaded looks at a value that JavaScript has got hold of: Go functions are wrapped before they can run.
func (t *Tracker) loaded(v goja.Value) {
	w := (*ifaceWord)(unsafe.Pointer(&v))
	if w.tab == t.k.object && isGo(t, (*objectHead)(w.data)) {
		t.seen((*goja.Object)(w.data))
	}
}

// hookGetPropCallee is the o.x of o.x().
func hookGetPropCallee(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	v := (*ifaceWord)(unsafe.Pointer(&vm.stack[vm.sp-1]))
	if v.tab == t.k.object {
		if found := t.find((*objectHead)(v.data), propName(code)); found != nil && vm.sp < len(vm.stack) {
			vm.stack[vm.sp] = found
			vm.sp++
			vm.pc++
			return
		}
		t.get((*goja.Object)(v.data), named(propName(code)))
	}
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

// hookGetNamed is super.x.
func hookGetNamed(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil {
		t.get(o, named(propName(code)))
	}
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

// hookGetElem is o[k]. Elements of arrays are done here at once.
func hookGetElem(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	v, i := (*ifaceWord)(unsafe.Pointer(&vm.stack[vm.sp-2])), (*ifaceWord)(unsafe.Pointer(&vm.stack[vm.sp-1]))
	if v.tab == t.k.object && i.tab == t.k.integer {
		h := (*objectHead)(v.data)
		if h.self.tab == t.k.lay.array {
			a := (*denseArray)(h.self.data)
			if n := *(*int64)(i.data); n >= 0 && n < int64(len(a.values)) && a.values[n] != nil {
				e := a.values[n]
				if w := (*ifaceWord)(unsafe.Pointer(&e)); w.tab != t.k.lay.property {
					if !t.mute && a.word&contextMask != t.context {
						t.at(a.word, elementKey(uint64(n)), modeRead)
					}
					t.loaded(e)
					vm.sp--
					vm.stack[vm.sp-1] = e
					vm.pc++
					return
				}
			}
		}
	}
	hookGetKeyed(code, vm)
}

// hookGetKeyed is o[k] and k in o.
func hookGetKeyed(code unsafe.Pointer, vm *vmState) {
	t, in := trackerOf(vm), running(vm)
	if o := t.objectOf(operand(vm, in.obj)); o != nil {
		if k, ok := t.keyOf(operand(vm, in.key)); ok {
			t.get(o, k)
		} else {
			t.anything(o)
		}
	}
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

// anything notes that who knows what of an object is used.
func (t *Tracker) anything(o *goja.Object) {
	if m := t.markOf(o); m == nil || m.word&contextMask != t.context {
		t.opaque = t.opaque || !t.mute
	}
}

func hookSetNamed(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil {
		m := (*marked)(head(o).self.data)
		if head(o).self.tab != t.k.lay.plain || !t.mute && m.word&contextMask != t.context || m.values[propName(code)] == nil {
			t.set(o, named(propName(code)))
		}
	}
	proceed(code, vm)
}

func hookSetKeyed(code unsafe.Pointer, vm *vmState) {
	t, in := trackerOf(vm), running(vm)
	if o := t.objectOf(operand(vm, in.obj)); o != nil {
		h := head(o)
		if h.self.tab == t.k.lay.array && (t.mute || (*marked)(h.self.data).word&contextMask == t.context) {
			proceed(code, vm)
			return
		}
		if k, ok := t.keyOf(operand(vm, in.key)); ok {
			t.set(o, k)
		} else {
			t.anything(o)
		}
	}
	proceed(code, vm)
}

func hookDefineNamed(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil && !t.mute {
		if m := t.markOf(o); m == nil || m.word&contextMask != t.context {
			t.define(o, named(definedName(code, vm)))
		}
	}
	proceed(code, vm)
}

// definedName is the first field of the instruction, whichever it is: a name.
func definedName(code unsafe.Pointer, _ *vmState) unistring.String { return propName(code) }

func hookDefineKeyed(code unsafe.Pointer, vm *vmState) {
	t, in := trackerOf(vm), running(vm)
	if o := t.objectOf(operand(vm, in.obj)); o != nil && !t.mute {
		if k, ok := t.keyOf(operand(vm, in.key)); ok {
			t.define(o, k)
		} else {
			t.anything(o)
		}
	}
	proceed(code, vm)
}

func hookSetProto(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil {
		t.anything(o)
	}
	proceed(code, vm)
}

func hookDeleteNamed(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil {
		t.remove(o, named(propName(code)))
	}
	proceed(code, vm)
}

func hookDeleteKeyed(code unsafe.Pointer, vm *vmState) {
	t, in := trackerOf(vm), running(vm)
	if o := t.objectOf(operand(vm, in.obj)); o != nil {
		if k, ok := t.keyOf(operand(vm, in.key)); ok {
			t.remove(o, k)
		} else {
			t.anything(o)
		}
	}
	proceed(code, vm)
}

func (t *Tracker) private(v goja.Value, name unistring.String, mode uint8) {
	if o := t.objectOf(v); o != nil && !t.mute {
		if m := t.markOf(o); m != nil {
			t.at(m.word, key{kind: keyPrivate, str: string(name)}, mode)
		} else {
			t.foreignAt(o, key{kind: keyPrivate, str: string(name)}, mode)
		}
	}
}

func hookGetPrivate(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).private(operand(vm, 1), (*resolvedPrivateName)(code).name, modeRead)
	proceed(code, vm)
}

func hookGetPrivateID(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).private(operand(vm, 1), (*privateID)(code).name, modeRead)
	proceed(code, vm)
}

func hookSetPrivate(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).private(operand(vm, 2), (*resolvedPrivateName)(code).name, modeWrite)
	proceed(code, vm)
}

func hookSetPrivateID(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).private(operand(vm, 2), (*privateID)(code).name, modeWrite)
	proceed(code, vm)
}

// hookDefinePrivate makes a field when its object is made: nobody else has the object yet, but for a
// constructor that returns another one.
func hookDefinePrivate(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, 2)); o != nil {
		t.anything(o)
	}
	proceed(code, vm)
}

// variable finds the scope instance of a captured variable.
func variable(code unsafe.Pointer, vm *vmState) (*scope, uint64) {
	at := *(*uint32)(code)
	s := (*scope)(vm.stash)
	for i := at >> 24; i > 0; i-- {
		s = s.outer
	}
	return s, uint64(at & 0xffffff)
}

func hookLoadVar(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if !t.mute {
		if s, slot := variable(code, vm); s.word&contextMask != t.context {
			t.at(s.word, key{kind: keySlot, num: slot}, modeRead)
		}
	}
	proceed(code, vm)
}

func hookStoreVar(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if !t.mute {
		if s, slot := variable(code, vm); s.word&contextMask != t.context {
			t.at(s.word, key{kind: keySlot, num: slot}, modeWrite)
		}
	}
	proceed(code, vm)
}

// hookEnter begins a block whose variables are captured.
func hookEnter(code unsafe.Pointer, vm *vmState) {
	outer := vm.stash
	proceed(code, vm)
	if vm.stash != outer {
		trackerOf(vm).stampScope((*scope)(vm.stash))
	}
}

// hookEnterFunc begins a function whose variables are captured.
func hookEnterFunc(code unsafe.Pointer, vm *vmState) {
	proceed(code, vm)
	t := trackerOf(vm)
	t.stampScope((*scope)(vm.stash))
	if t.newborn {
		t.constructed(vm)
	}
}

// hookFields is the first instruction of what initialises the fields of a class.
func hookFields(code unsafe.Pointer, vm *vmState) {
	if t := trackerOf(vm); t.newborn {
		t.constructed(vm)
	}
	if then := running(vm).then; then != nil {
		then(code, vm)
		return
	}
	proceed(code, vm)
}

func hookEnterStashless(code unsafe.Pointer, vm *vmState) {
	proceed(code, vm)
	if t := trackerOf(vm); t.newborn {
		t.constructed(vm)
	}
}

// constructed names the object that a constructor has been given.
func (t *Tracker) constructed(vm *vmState) {
	t.newborn = false
	if o := t.objectOf(vm.stack[vm.sb]); o != nil {
		m := t.markOf(o)
		if m != nil && m.word&contextMask == 0 && (len(m.propNames) == 0 || head(o).self.tab != t.k.lay.plain) {
			t.stamp(o)
		}
	}
}

// hookMake makes an object.
func hookMake(code unsafe.Pointer, vm *vmState) {
	proceed(code, vm)
	t := trackerOf(vm)
	if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
		t.stamp(o)
	}
}

// hookMakeClass makes a class and its prototype.
func hookMakeClass(code unsafe.Pointer, vm *vmState) {
	proceed(code, vm)
	t := trackerOf(vm)
	if o := t.objectOf(vm.stack[vm.sp-2]); o != nil {
		t.stamp(o)
		t.markOf(o).word |= flagFrozen
	}
	if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
		t.stamp(o)
	}
}

// hookUnknown does what cannot be told: the turn is taken to touch everything.
func hookUnknown(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	t.opaque = t.opaque || !t.mute
	proceed(code, vm)
}

// hookUnknownRun does what makes all later accesses unknown: with, and variables around a direct eval.
func hookUnknownRun(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).lose("with or eval")
	proceed(code, vm)
}
