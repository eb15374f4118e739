package js

import (
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// hookCall is f(...): what Go functions do is noted by their wrapping, here only what they return is
// named.
func hookCall(code unsafe.Pointer, vm *vmState) { callWith(code, vm, int(*(*uint32)(code))) }

func callWith(code unsafe.Pointer, vm *vmState, args int) {
	t := trackerOf(vm)
	callee := (*ifaceWord)(unsafe.Pointer(&vm.stack[vm.sp-args-1]))
	if callee.tab != t.k.object {
		proceed(code, vm)
		return
	}
	h := (*objectHead)(callee.data)
	info := t.k.kinds.get(h.self.tab)
	switch {
	case info.async || info.yields:
		proceed(code, vm)
		if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
			t.stamp(o)
		}
	case info.kind == kindNative || info.kind == kindTemplatedFunc:
		t.seen((*goja.Object)(callee.data))
		for _, a := range vm.stack[vm.sp-args : vm.sp] {
			t.loaded(a)
		}
		proceed(code, vm)
		t.returned(vm.stack[vm.sp-1])
	case info.kind == kindBound:
		proceed(code, vm)
		t.returned(vm.stack[vm.sp-1])
	default:
		proceed(code, vm)
	}
}

// returned names what a Go function that JavaScript has called has made. What Go functions make for each
// other has no name: whether it is seen at all depends on what was wrapped before.
func (t *Tracker) returned(v goja.Value) {
	o := t.objectOf(v)
	if o == nil {
		return
	}
	if o == t.fresh || t.k.kinds.get(head(o).self.tab).kind == kindPromise {
		t.made(o, o == t.fresh && t.freshDeep)
	}
}

// variadic counts the values above the marker.
func variadic(vm *vmState) int {
	for i := vm.sp - 1; i >= 0; i-- {
		if s, ok := vm.stack[i].(*goja.Symbol); ok && s.String() == "[variadic marker]" {
			return vm.sp - 1 - i
		}
	}
	return 0
}

func hookCallVariadic(code unsafe.Pointer, vm *vmState) { callWith(code, vm, variadic(vm)-2) }

func hookCallEval(code unsafe.Pointer, vm *vmState) { callEval(code, vm, int(*(*uint32)(code))) }

func hookCallEvalVariadic(code unsafe.Pointer, vm *vmState) { callEval(code, vm, variadic(vm)-2) }

// callEval is eval(...): if it is the real one, what it runs is not instrumented.
func callEval(code unsafe.Pointer, vm *vmState, args int) {
	t := trackerOf(vm)
	if o := t.objectOf(vm.stack[vm.sp-args-1]); o != nil && t.k.goName(t.e.codeOf(o)) == "builtin_eval" {
		t.lose("eval")
	}
	callWith(code, vm, args)
}

func hookNew(code unsafe.Pointer, vm *vmState) { construct(code, vm, int(*(*uint32)(code))) }

func hookNewVariadic(code unsafe.Pointer, vm *vmState) { construct(code, vm, variadic(vm)-1) }

// construct is new C(...).
func construct(code unsafe.Pointer, vm *vmState, args int) {
	t := trackerOf(vm)
	at := vm.sp - args - 1
	if o := t.objectOf(vm.stack[at]); o != nil {
		switch h := head(o); t.kindOf(h).kind {
		case kindNative, kindTemplatedFunc:
			t.seen(o)
		case kindFunction:
			t.prototypeOfClass(o)
			first, made := t.firstCode(o)
			if t.newborn = first; made {
				defer func() { t.made(vm.stack[at], false) }()
			}
		}
	}
	proceed(code, vm)
	t.newborn = false
	t.returned(vm.stack[at])
}

// firstCode reports whether the first code that runs for new F() is instrumented, so that it names the
// object that it is given, and whether there is no code at all: what comes back is then new.
func (t *Tracker) firstCode(o *goja.Object) (tells, made bool) {
	for depth := 0; o != nil && depth < 1000; depth++ {
		h := head(o)
		if t.kindOf(h).kind != kindFunction {
			return false, depth > 0
		}
		f := (*baseJsFuncObject)(h.self.data)
		prg := f.prg
		if t.k.lay.jsFuncs[h.self.tab] == kindClass {
			c := (*classObject)(h.self.data)
			switch {
			case !c.derived && c.initFields != nil:
				prg = c.initFields
			case !c.derived && prg == nil:
				return false, true
			case prg == nil:
				o = c.prototype
				continue
			}
		}
		return prg != nil && len(prg.code) > 0 && t.k.instrumented(prg), false
	}
	return false, false
}

// prototypeOfClass names the object that instances of a function inherit from, which goja makes when
// it is first needed, after the function.
func (t *Tracker) prototypeOfClass(o *goja.Object) {
	m := (*marked)(head(o).self.data)
	v := m.values["prototype"]
	if p := t.k.lay.propertyOf(v); p != nil {
		v = p.value
	}
	if v == nil {
		return
	}
	if p := t.objectOf(v); p != nil && head(p).self.tab == t.k.lay.plain {
		if q := (*marked)(head(p).self.data); q.word&contextMask == 0 && m.word&contextMask > languageContext {
			q.word |= m.word&^0xfff | 1<<63 | flagFrozen
		}
	}
}

func hookSuper(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	t.newborn = true
	proceed(code, vm)
	t.newborn = false
	if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
		if m := t.markOf(o); m != nil && m.word&contextMask == 0 {
			t.stamp(o)
		}
	}
}

// hookReadAll copies all properties of an object (a spread).
func hookReadAll(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, running(vm).obj)); o != nil {
		t.all(o, modeRead)
	}
	proceed(code, vm)
}

// hookRest is {a, ...rest} = o.
func hookRest(code unsafe.Pointer, vm *vmState) {
	hookReadAll(code, vm)
	t := trackerOf(vm)
	if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
		t.stamp(o)
	}
}

// hookEnumerate begins for (k in o): the keys of o and of all that it inherits from.
func hookEnumerate(code unsafe.Pointer, vm *vmState) {
	t, depth := trackerOf(vm), 0
	for o := t.objectOf(operand(vm, 1)); o != nil && !t.mute; {
		if m := t.markOf(o); m != nil && depth > 0 && m.word&contextMask == 0 {
			t.inherited(m)
		}
		t.all(o, modeRead)
		depth++
		if t.markOf(o) == nil || t.kindOf(head(o)).kind == kindProxy {
			break
		}
		o = t.prototypeOf(o, t.kindOf(head(o)).kind)
	}
	proceed(code, vm)
}

// hookIterate begins an iteration of what is on the stack.
func hookIterate(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if o := t.objectOf(operand(vm, 1)); o != nil {
		t.iterated(o)
		if t.kindOf(head(o)).kind == kindMap {
			n := len(vm.iterStack)
			proceed(code, vm)
			if len(vm.iterStack) > n {
				if r := (*iteratorRecord)(vm.iterStack[n].iter); r != nil && r.iterator != nil {
					t.iterates(r.iterator, o)
				}
			}
			return
		}
	}
	proceed(code, vm)
}

// iterated notes that an object is gone through: by its iterator, which is JavaScript, or by Go.
func (t *Tracker) iterated(o *goja.Object) {
	if t.mute {
		return
	}
	t.get(o, key{kind: keySymbol, str: "Symbol.iterator"})
	switch t.kindOf(head(o)).kind {
	case kindArray, kindSparse, kindTyped, kindArguments, kindForeign, kindProxy:
		t.all(o, modeRead)
	case kindMap:
		t.wholeMap(o, modeRead)
	case kindArrayIter:
		t.advanced(o)
		t.through(o)
	case kindMapIter:
		t.advanced(o)
		t.through(o)
	case kindGeneratorObject:
		t.advanced(o)
	}
}

// hookNext takes the next value of the innermost iteration, or ends it.
func hookNext(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if n := len(vm.iterStack); n > 0 && !t.mute {
		if r := (*iteratorRecord)(vm.iterStack[n-1].iter); r != nil && r.iterator != nil {
			t.advanced(r.iterator)
		}
	}
	proceed(code, vm)
}

// advanced notes that an iterator is asked for its next value.
func (t *Tracker) advanced(o *goja.Object) {
	if t.mute {
		return
	}
	h := head(o)
	switch t.kindOf(h).kind {
	case kindArrayIter:
		t.moved(o)
		it := (*arrayIterObject)(h.self.data)
		if it.obj != nil {
			t.get(it.obj, key{str: "length"})
			if a := t.array(it.obj); a == nil || uint64(it.nextIdx) < uint64(a.length) {
				t.get(it.obj, key{kind: keyIndex, num: uint64(it.nextIdx)})
			}
		}
	case kindMapIter:
		t.moved(o)
		it := (*mapIterObject)(h.self.data)
		if it.iter != nil {
			t.entriesOf(o)
		}
	default:
		t.moved(o)
	}
}

// moved notes that an iterator has gone on. Iterators that the language has made for a loop have no name,
// and nobody else has them.
func (t *Tracker) moved(o *goja.Object) {
	if m := t.markOf(o); m == nil || m.word&contextMask != 0 || t.kindOf(head(o)).kind == kindGeneratorObject {
		t.inner(o, innerState, modeWrite)
	}
}

// hookRestOfIterator is [a, ...rest] = iterable.
func hookRestOfIterator(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	if n := len(vm.iterStack); n > 0 && !t.mute {
		if r := (*iteratorRecord)(vm.iterStack[n-1].iter); r != nil && r.iterator != nil {
			t.advanced(r.iterator)
			if head(r.iterator).self.tab != t.k.lay.plain {
				if it := (*arrayIterObject)(head(r.iterator).self.data); t.kindOf(head(r.iterator)).kind == kindArrayIter && it.obj != nil {
					t.all(it.obj, modeRead)
				}
			}
		}
	}
	hookMake(code, vm)
}

// reference notes the use of the place that the innermost reference names.
func (t *Tracker) reference(vm *vmState, mode uint8) {
	if len(vm.refStack) == 0 || t.mute {
		return
	}
	ref := vm.refStack[len(vm.refStack)-1]
	name := t.k.refName(&vm.refStack[len(vm.refStack)-1])
	var o *goja.Object
	var k key
	switch name {
	case "stashRef", "stashRefLex", "stashRefConst":
		r := (*scopeRef)(ref.data)
		if unsafe.Pointer(r.v) != unsafe.Pointer(&vm.stack) {
			t.at((*scope)(unsafe.Pointer(r.v)).word, key{kind: keySlot, num: uint64(r.idx)}, mode)
		}
		return
	case "thisRef":
		return
	case "objStrRef":
		r := (*objStrRef)(ref.data)
		o, k = r.base, named(r.name)
		if r.base == t.rt.GlobalObject() {
			t.global(r.name, mode)
			return
		}
	case "objRef":
		r := (*objRef)(ref.data)
		var ok bool
		if k, ok = t.keyOf(r.name); !ok {
			t.anything(r.base)
			return
		}
		o = r.base
	case "privateRefRes":
		r := (*privateRefRes)(ref.data)
		t.private(r.base, r.name.name, mode)
		return
	case "privateRefId":
		r := (*privateRefID)(ref.data)
		t.private(r.base, r.id.name, mode)
		return
	case "unresolvedRef":
		return
	default:
		t.opaque = true
		return
	}
	if mode == modeRead {
		t.get(o, k)
	} else {
		t.set(o, k)
	}
}

func hookGetRef(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	t.reference(vm, modeRead)
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

func hookPutRef(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).reference(vm, modeWrite)
	proceed(code, vm)
}

// hookLoadGlobal looks a name up that no scope around has: a global, or a variable that a direct eval
// may have made.
func hookLoadGlobal(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	t.global(propName(code), modeRead)
	proceed(code, vm)
	t.loaded(vm.stack[vm.sp-1])
}

// hookLoadKnown looks a global of the language or of Node up: it is taken not to change, and what it
// holds is one of the language's own objects if nobody saw it being made.
func hookLoadKnown(code unsafe.Pointer, vm *vmState) {
	proceed(code, vm)
	t := trackerOf(vm)
	v := vm.stack[vm.sp-1]
	t.loaded(v)
	if o := t.objectOf(v); o != nil {
		if m := t.markOf(o); m != nil && m.word&contextMask == 0 {
			m.word |= languageContext | serialUnit
		}
	}
}

func hookSetGlobal(code unsafe.Pointer, vm *vmState) {
	trackerOf(vm).global(propName(code), modeWrite)
	proceed(code, vm)
}

// global notes the use of a name that is looked up in the scopes around and then in the global object.
func (t *Tracker) global(name unistring.String, mode uint8) {
	if t.mute {
		return
	}
	for s := (*scope)(t.vm.stash); s != nil; s = s.outer {
		if slot, ok := s.names[name]; ok && s.obj == nil {
			t.at(s.word, key{kind: keySlot, num: uint64(slot & 0xffffff)}, mode)
			return
		}
	}
	if !t.k.globalMayChange(name) {
		if mode == modeWrite {
			t.opaque = true
		}
		return
	}
	t.note(globalID, named(name), mode)
	if mode == modeWrite {
		if v, has := t.own(t.rt.GlobalObject(), kindTemplated, named(name)); !has || v == nil {
			t.note(globalID, key{kind: keyInner, str: innerKeys}, modeWrite)
		}
	}
}

// globalWord is the word of the global object.
const (
	globalWord = 2<<contextShift | serialUnit
	globalID   = uint64(globalWord) >> idShift
)

// globalMayChange reports that a global is not one of the language's own: those are taken not to change.
func (k *Tracking) globalMayChange(name unistring.String) bool { return !k.globals[name] }

// hookSuspend is an await or a yield.
func hookSuspend(code unsafe.Pointer, vm *vmState) {
	if *(*uint8)(code) == awaitMarker {
		t := trackerOf(vm)
		t.internal = false
		if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
			t.awaited(o)
		}
	}
	proceed(code, vm)
}

// hookReturn leaves an async function or a generator.
func hookReturn(code unsafe.Pointer, vm *vmState) {
	t := trackerOf(vm)
	t.internal = false
	if o := t.objectOf(vm.stack[vm.sp-1]); o != nil {
		t.awaited(o)
	}
	proceed(code, vm)
}
