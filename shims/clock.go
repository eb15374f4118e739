package shims

import (
	"time"

	"loopcheck/eventloop/trace"
)

// Epoch is the wall-clock time at which every run starts: 2024-01-01T00:00:00.000Z. Date is this plus
// the loop's virtual clock.
const Epoch = 1704067200000

// startUp is how long Node has run, in ms, when a program begins: performance.now() and process.uptime()
// are never 0, and programs rely on that.
const startUp = 25

// spins is how many equal readings of the clock one turn may see before the next is a millisecond
// later: a program that waits for the clock inside of a turn must get out.
const spins = 16

// now reads the virtual clock, in ms since the start of the process.
func (h *Host) now() int64 {
	h.touch(trace.Location{Space: "clock"}, false)
	t := h.Loop.Now()
	s := h.timers
	if t != s.lastReading || h.Loop.Steps() != s.lastStep {
		s.lastReading, s.lastStep, s.equal = t, h.Loop.Steps(), 0
	}
	if s.equal++; s.equal > spins {
		t++
		h.Loop.WaitedTo(t)
		s.lastReading, s.equal = t, 1
	}
	return t
}

// epochNanos is the time for files: it does not pin the virtual clock.
func (h *Host) epochNanos() int64 { return (Epoch + h.Loop.Least()) * int64(time.Millisecond) }

// dateNow is what Date reads.
func (h *Host) dateNow() time.Time { return time.UnixMilli(Epoch + h.now()).UTC() }
