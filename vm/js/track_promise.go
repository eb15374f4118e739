package js

import (
	"github.com/dop251/goja"
)

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
			t.opaque = true // who settled it was not noted
			return
		}
		// Nobody saw it being made: it is known from here on.
		m.word |= t.context | (t.serial + serialUnit)
		t.serial += serialUnit
		t.opaque = true
		t.pending = append(t.pending, o)
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
