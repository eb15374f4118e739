package explorer

import (
	"fmt"
	"slices"

	"loopcheck/eventloop/trace"
)

// Twice runs every schedule of another strategy twice and fails with a *Diverged at the first
// difference in what was ready, what a step did, or how the run ended. The second run of each pair
// does not count.
type Twice struct {
	inner   Strategy
	begun   bool
	second  bool
	log     []moment // what the first run of the pair showed
	pos     int      // in the log, during the second run
	choices int
	outcome *trace.Outcome
	err     error
}

// moment is a call of Choose (ready and chosen) or of Took (step).
type moment struct {
	ready  []trace.Event
	chosen trace.EventID
	step   *trace.Step
}

// NewTwice returns the run-twice check of a strategy.
func NewTwice(inner Strategy) *Twice { return &Twice{inner: inner} }

// Begin starts the second run of a pair, or the next pair.
func (t *Twice) Begin() bool {
	if t.err != nil {
		return false
	}
	t.choices, t.pos = 0, 0
	if t.begun && !t.second {
		t.second = true
		return true
	}
	clear(t.log)
	t.begun, t.second, t.log, t.outcome = true, false, t.log[:0], nil
	return t.inner.Begin()
}

// Repeats reports whether the second run of a pair is under way.
func (t *Twice) Repeats() bool { return t.second }

// Choose asks the inner strategy in the first run and repeats its answer in the second.
func (t *Twice) Choose(ready []trace.Event) trace.EventID {
	t.choices++
	if !t.second {
		id := t.inner.Choose(ready)
		t.log = append(t.log, moment{ready: slices.Clone(ready), chosen: id})
		return id
	}
	m, ok := t.next()
	switch {
	case !ok:
		t.differ("length", "the run was over", "ready were "+list(ready))
		return Abandon
	case m.step != nil:
		t.differ("choices", fmt.Sprintf("%s ended", m.step.ID), "it asked for a choice of "+list(ready))
		return Abandon
	case !slices.EqualFunc(m.ready, ready, sameEvent):
		t.differ("ready events", show(m.ready), show(ready))
		return Abandon
	}
	return m.chosen
}

// Took tells the inner strategy in the first run and compares in the second.
func (t *Twice) Took(s trace.Step) {
	if !t.second {
		t.log = append(t.log, moment{step: &s})
		t.inner.Took(s)
		return
	}
	switch m, ok := t.next(); {
	case !ok:
		t.differ("length", "the run was over", string(s.ID)+" ran")
	case m.step == nil:
		t.differ("choices", "a choice of "+list(m.ready)+" was asked for", string(s.ID)+" ended")
	case !sameStep(m.step, &s):
		t.differ("effects", showStep(m.step), showStep(&s))
	}
}

// Ended compares the outcomes of a pair.
func (t *Twice) Ended(o *trace.Outcome) bool {
	if !t.second {
		t.outcome = o
		return ended(t.inner, o)
	}
	switch {
	case t.err != nil:
	case t.pos < len(t.log):
		t.differ("length", "the run went on", "it was over")
	case (o == nil) != (t.outcome == nil):
		t.differ("end", fmt.Sprintf("outcome %v", t.outcome != nil), fmt.Sprintf("outcome %v", o != nil))
	case o != nil && !sameOutcome(t.outcome, o):
		t.differ("outcome", showOutcome(t.outcome), showOutcome(o))
	}
	return false
}

// Complete reports whether the inner strategy is complete.
func (t *Twice) Complete() bool { return complete(t.inner) }

// Err is the difference that was found, or the inner strategy's error.
func (t *Twice) Err() error {
	if t.err != nil {
		return t.err
	}
	return failure(t.inner)
}

func (t *Twice) next() (moment, bool) {
	if t.pos == len(t.log) {
		return moment{}, false
	}
	t.pos++
	return t.log[t.pos-1], true
}

// differ keeps the first difference.
func (t *Twice) differ(what, want, got string) {
	if t.err == nil {
		t.err = &Diverged{Step: t.choices, What: what, Want: want, Got: got}
	}
}

func sameEvent(a, b trace.Event) bool {
	return a.ID == b.ID && a.Kind == b.Kind && a.At == b.At && a.Where() == b.Where()
}

func sameStep(a, b *trace.Step) bool {
	return sameEvent(a.Event, b.Event) && a.Opaque == b.Opaque && slices.Equal(a.Accesses, b.Accesses) &&
		slices.Equal(a.Caused, b.Caused) && slices.Equal(a.Cancelled, b.Cancelled)
}

func sameOutcome(a, b *trace.Outcome) bool {
	if a.Key() != b.Key() || (a.Failure == nil) != (b.Failure == nil) {
		return false
	}
	return a.Failure == nil || *a.Failure == *b.Failure
}

// show is list with everything that sameEvent compares.
func show(events []trace.Event) string {
	s := "["
	for i, e := range events {
		if i > 0 {
			s += ", "
		}
		s += showEvent(e)
	}
	return s + "]"
}

func showEvent(e trace.Event) string {
	return fmt.Sprintf("%s (%s at %d ms, %s)", e.ID, e.Kind, e.At, e.Where())
}

func showStep(s *trace.Step) string {
	return fmt.Sprintf("%s opaque %v, accesses %v, caused %v, cancelled %v", showEvent(s.Event), s.Opaque, s.Accesses, s.Caused, s.Cancelled)
}

func showOutcome(o *trace.Outcome) string {
	s := fmt.Sprintf("exit code %d, stdout %q, stderr %q", o.ExitCode, o.Stdout, o.Stderr)
	if o.Failure != nil {
		s += fmt.Sprintf(", failure %+v", *o.Failure)
	}
	return s
}
