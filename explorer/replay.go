package explorer

import (
	"fmt"

	"loopcheck/eventloop/trace"
)

// Natural takes the first ready event of every step, in one run. It covers everything when no step had
// a second one. The zero value is ready for use.
type Natural struct {
	begun  bool
	choice bool
}

// Begin starts the one run.
func (n *Natural) Begin() bool {
	if n.begun {
		return false
	}
	n.begun = true
	return true
}

// Choose takes the first.
func (n *Natural) Choose(ready []trace.Event) trace.EventID {
	n.choice = n.choice || len(ready) > 1
	return ready[0].ID
}

// Took has nothing to learn from a step.
func (n *Natural) Took(trace.Step) {}

// Complete reports whether the natural schedule is the only one.
func (n *Natural) Complete() bool { return n.begun && !n.choice }

// Mismatch says where a schedule does not fit the program.
type Mismatch struct {
	Step  int           // counted from 1; Steps+1 when the program goes on behind the schedule's end
	Steps int           // length of the schedule
	Want  trace.EventID // "" behind the schedule's end
	Ready []trace.Event // empty: the program has ended
}

func (m *Mismatch) Error() string {
	switch {
	case m.Want == "":
		return fmt.Sprintf("the schedule ends after step %d, but the program goes on: ready is %s", m.Steps, list(m.Ready))
	case len(m.Ready) == 0:
		return fmt.Sprintf("step %d of %d should be %s, but the program has ended", m.Step, m.Steps, m.Want)
	}
	return fmt.Sprintf("step %d of %d should be %s, but ready is %s", m.Step, m.Steps, m.Want, list(m.Ready))
}

// Replay is the search of one schedule. A strict one fails with a *Mismatch at the first step that is
// not ready; a tolerant one goes on from there with the natural schedule.
type Replay struct {
	schedule trace.Schedule
	tolerant bool
	begun    bool
	pos      int
	mismatch *Mismatch
}

// NewReplay returns the replay of a schedule. It keeps the schedule and does not change it.
func NewReplay(s trace.Schedule, tolerant bool) *Replay {
	return &Replay{schedule: s, tolerant: tolerant}
}

// Begin starts the one run.
func (r *Replay) Begin() bool {
	if r.begun {
		return false
	}
	r.begun = true
	return true
}

// Choose picks the event that the schedule names.
func (r *Replay) Choose(ready []trace.Event) trace.EventID {
	at := r.pos
	r.pos++
	if r.mismatch == nil {
		if at < len(r.schedule) && index(ready, r.schedule[at]) >= 0 {
			return r.schedule[at]
		}
		r.differ(at, ready)
	}
	if r.tolerant {
		return ready[0].ID
	}
	return Abandon
}

func (r *Replay) differ(at int, ready []trace.Event) {
	m := Mismatch{Step: at + 1, Steps: len(r.schedule), Ready: append([]trace.Event(nil), ready...)}
	if at < len(r.schedule) {
		m.Want = r.schedule[at]
	}
	r.mismatch = &m
}

// Took has nothing to learn from a step.
func (r *Replay) Took(trace.Step) {}

// Ended notices a program that has ended before its schedule.
func (r *Replay) Ended(o *trace.Outcome) bool {
	if r.mismatch == nil && o != nil && r.pos < len(r.schedule) {
		r.differ(r.pos, nil)
	}
	return true
}

// Mismatch is where the schedule did not fit, or nil.
func (r *Replay) Mismatch() *Mismatch { return r.mismatch }

// Err is the *Mismatch of a strict replay.
func (r *Replay) Err() error {
	if r.mismatch == nil || r.tolerant {
		return nil
	}
	return r.mismatch
}
