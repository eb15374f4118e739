package js

import (
	"unsafe"

	"github.com/dop251/goja"
)

// A closure is what a Go function value points to: its code, and what it has captured.
type closure struct {
	code uintptr
	held [4]unsafe.Pointer
}

func closureOf(f gojaFunc) *closure { return *(**closure)(unsafe.Pointer(&f)) }

// learnPromises finds where the two functions that settle a promise keep it.
func (k *Tracking) learnPromises(rt *goja.Runtime) {
	v, err := rt.RunString("(() => { let a; const p = new Promise((resolve, reject) => { a = [resolve, reject]; }); return [p, ...a]; })()")
	if err != nil {
		panic(err)
	}
	list := (*denseArray)(head(v.(*goja.Object)).self.data).values
	promise := head(list[0].(*goja.Object)).self.data
	for i := range k.settlers {
		f := (*nativeFuncObject)(head(list[i+1].(*goja.Object)).self.data).f
		k.settlers[i] = settler{code: closureOf(f).code, at: -1}
		for at, word := range closureOf(f).held {
			if word == promise {
				k.settlers[i].at = at
				break
			}
		}
		need(k.settlers[i].at >= 0, "createResolvingFunctions")
	}
}

// A settler is the code of a function that settles a promise, and where it keeps the promise.
type settler struct {
	code uintptr
	at   int
}

// settles returns the promise that a Go function settles, or nil.
func (k *Tracking) settles(f gojaFunc) *promiseObject {
	c := closureOf(f)
	for i := range k.settlers {
		if c != nil && c.code == k.settlers[i].code {
			return (*promiseObject)(c.held[k.settlers[i].at])
		}
	}
	return nil
}

// settling wraps a function that settles a promise: it looks whether that has been done.
func (t *Tracker) settling(p *promiseObject, f gojaFunc) gojaFunc {
	return func(c goja.FunctionCall) goja.Value {
		if !t.mute {
			t.at((*marked)(unsafe.Pointer(p)).word, key{kind: keyInner, str: innerState}, modeWrite)
		}
		return f(c)
	}
}

// stampPromise is told of each promise that is made: whoever settles it later is found out by looking
// at it at the end of each turn.
func (t *Tracker) stampPromise(o *goja.Object) {
	t.pending = append(t.pending, o)
	if !t.promises {
		m := t.markOf(o)
		for p := m.prototype; p != nil; p = p.Prototype() {
			if q := t.markOf(p); q != nil {
				if v, ok := q.values["then"]; ok {
					t.accessor(v)
					t.promises = true
					break
				}
			}
		}
	}
}

// settled notes which promises the turn has settled, and forgets them.
func (t *Tracker) settled() {
	left := t.pending[:0]
	for _, o := range t.pending {
		p := (*promiseObject)(head(o).self.data)
		if p.state == int(goja.PromiseStatePending) {
			left = append(left, o)
			continue
		}
		t.inner(o, innerState, modeWrite)
	}
	clear(t.pending[len(left):])
	t.pending = left
}

// awaited notes that somebody waits for a value: if it is a promise, for its state. Who waits for a
// promise that is pending decides who is called first.
func (t *Tracker) awaited(o *goja.Object) {
	if t.mute {
		return
	}
	h := head(o)
	if t.kindOf(h).kind != kindPromise {
		t.get(o, key{str: "then"})
		return
	}
	m := (*marked)(h.self.data)
	p := (*promiseObject)(h.self.data)
	pending := p.state == int(goja.PromiseStatePending)
	if m.word&contextMask == 0 {
		if !pending {
			// Go adopts what an async function that it has called has returned; else nobody knows who settled it.
			t.opaque = t.opaque || !t.internal
			return
		}
		// An async function that Go has called in this turn has returned it.
		t.stamp(o)
		return
	}
	if m.word&contextMask == languageContext {
		return
	}
	mode := uint8(modeRead)
	if pending {
		mode = modeWrite
	}
	t.at(m.word, key{kind: keyInner, str: innerState}, mode)
}

// grouped wraps one of the functions that Promise.all hands to then. They share a list of values and count
// how many are left: whoever calls the last of them settles the result.
func (t *Tracker) grouped(group word, f gojaFunc) gojaFunc {
	return func(c goja.FunctionCall) goja.Value {
		t.at(group, key{kind: keyInner, str: innerState}, modeWrite)
		return f(c)
	}
}
