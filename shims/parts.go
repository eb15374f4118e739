package shims

import (
	"slices"
	"strconv"

	"loopcheck/eventloop/trace"
)

// parts are the pieces of the step that runs; see trace.Part.
type parts struct {
	all    []trace.Part
	pauses int
}

// BeginStep begins the first part of a step.
func (h *Host) BeginStep(id trace.EventID) {
	h.World.BeginStep(id)
	h.parts = parts{all: append(h.parts.all[:0:0], trace.Part{ID: id})}
}

// EndStep ends the last part and hands over all of them, each with what it touched of the world.
func (h *Host) EndStep() []trace.Part {
	h.endPart()
	return h.parts.all
}

// nextPause names the next point at which effects can land in the turn that runs.
func (h *Host) nextPause() trace.EventID {
	h.parts.pauses++
	return h.Loop.Running() + trace.EventID("?"+strconv.Itoa(h.parts.pauses))
}

// cut ends a part and begins the next.
func (h *Host) cut(next trace.EventID) {
	h.endPart()
	h.World.BeginStep(next)
	h.parts.all = append(h.parts.all, trace.Part{ID: next})
}

func (h *Host) endPart() {
	if len(h.parts.all) == 0 {
		return // the process is being made
	}
	p := &h.parts.all[len(h.parts.all)-1]
	p.Accesses, p.Caused = once(h.World.Accesses), h.Loop.Caused()
	h.World.Accesses = nil // the part's to keep
}

// answered notes the answer to a question of the program's own.
func (h *Host) answered(id trace.EventID) {
	if n := len(h.parts.all); n > 0 {
		p := &h.parts.all[n-1]
		p.Choices = append(p.Choices, id)
	}
}

// once drops the accesses that are listed before.
func once(all []trace.Access) []trace.Access {
	if len(all) < 2 {
		return all
	}
	seen := make(map[trace.Access]bool, len(all))
	return slices.DeleteFunc(all, func(a trace.Access) bool {
		again := seen[a]
		seen[a] = true
		return again
	})
}
