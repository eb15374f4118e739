package shims

import (
	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
)

// touch reports that the turn that runs uses a place outside of JavaScript.
func (h *Host) touch(l trace.Location, write bool) {
	if h.Tracker != nil {
		h.Tracker.Touch(l, write)
	}
}

// touchAll reports that nobody knows what the turn that runs depends on: it looks at a number that counts
// what all turns have done, or changes what all turns may look at.
func (h *Host) touchAll() {
	if h.Tracker != nil {
		h.Tracker.Anything()
	}
}

// inside reports the use of the timer or immediate behind an object.
func (h *Host) inside(o *goja.Object, write bool) {
	if h.Tracker != nil {
		h.Tracker.Inside("timer", o, write)
	}
}

// made names an object that Go has made for the turn that runs.
func (h *Host) made(v goja.Value) {
	if h.Tracker != nil {
		h.Tracker.Made(v)
	}
}

// memory is the bytes of a region, which the step that runs reads or writes.
func (h *Host) memory(s region, write bool) []byte {
	p := s.bytes()
	if h.Tracker != nil && len(p) > 0 {
		h.Tracker.Bytes(s.buffer, int(max(s.offset, 0)), int(max(s.offset, 0))+len(p), write)
	}
	return p
}
