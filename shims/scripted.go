package shims

import (
	"fmt"
	"strconv"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/vm/js"
)

// What a test says of the outside world with require('loopcheck'); the module itself is lib/loopcheck.js.

// scripted is what one run has been told.
type scripted struct {
	invariants []*js.Func
	turn       trace.EventID // the turn that has asked so often
	asked      int
	faults     int // faults so far
}

// Pick asks for one of the answers in the middle of the step that runs: a choice of the explorer. It
// returns the number of the answer; the natural one is 0. Each answer is an event of its own in the
// schedule: the k-th choice of the turn main.2 has the alternatives main.2?k=0, main.2?k=1, ...
func (h *Host) Pick(answers ...string) int {
	n := len(answers)
	if h.Choose == nil || n < 2 {
		return 0
	}
	s := &h.scripted
	if turn := h.Loop.Running(); turn != s.turn {
		s.turn, s.asked = turn, 0
	}
	s.asked++
	at, site := h.Loop.Least(), h.site()
	alternatives := make([]trace.Event, n)
	for i := range alternatives {
		alternatives[i] = trace.Event{ID: s.turn.Alternative(s.asked, i), Kind: trace.Kind(answers[i]), Site: site, At: at}
	}
	id := h.Choose(alternatives)
	h.answered(id)
	for i := range alternatives {
		if alternatives[i].ID == id {
			return i
		}
	}
	panic("shims: the chooser chose " + strconv.Quote(string(id)))
}

// Broken looks at the invariants and returns the error of the first that does not hold.
func (h *Host) Broken() (err goja.Value, broken bool) {
	for _, f := range h.scripted.invariants {
		ex := h.RT.Try(func() { h.Call("internal/loopcheck/invariant", "check", f.Value) })
		if h.Realm.Dead() {
			return nil, false
		}
		if ex != nil {
			return ex.Value(), true
		}
	}
	return nil, false
}

// HasInvariants reports whether there is anything to look at after a turn.
func (h *Host) HasInvariants() bool { return len(h.scripted.invariants) > 0 }

// external lets fn be called as often as times says, each time by an event that can come with any poll.
// Until the last of them the loop lives on.
func (h *Host) external(name string, fn *js.Func, times int) {
	source := h.Loop.NewSource(false)
	h.Loop.Watch(source, true)
	h.Loop.Hold()
	left := times
	callback := h.inScope("LOOPCHECKEXTERNAL", func() {
		if left--; left == 0 {
			h.Loop.CloseSource(source)
			h.Loop.Release()
		}
		fn.Invoke(goja.Undefined())
	})
	for range times {
		h.Loop.Send(source, eventloop.Parcel{Alone: true}, trace.Kind("external "+name), h.site(), nil, callback)
	}
}

// scriptedBinding is internalBinding('loopcheck').
func scriptedBinding(h *Host) *goja.Object {
	o := h.RT.NewObject()
	_ = o.Set("choose", func(c goja.FunctionCall) goja.Value {
		n := int(c.Argument(0).ToInteger())
		answers := make([]string, n)
		for i := range answers {
			answers[i] = fmt.Sprintf("choose(%d) = %d", n, i)
		}
		return h.RT.ToValue(h.Pick(answers...))
	})
	_ = o.Set("invariant", func(c goja.FunctionCall) goja.Value {
		h.scripted.invariants = append(h.scripted.invariants, h.callback(c))
		return goja.Undefined()
	})
	_ = o.Set("external", func(c goja.FunctionCall) goja.Value {
		h.external(c.Argument(2).String(), h.callback(c), int(c.Argument(1).ToInteger()))
		return goja.Undefined()
	})
	return o
}
