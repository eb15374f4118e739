package explorer

import (
	"fmt"
	"slices"

	"loopcheck/eventloop/trace"
)

// Audit tests a dependence against a program. It walks random schedules and at each of their states
// runs every pair of ready events that the dependence calls independent in both orders:
//
//	   s
//	e / \ f      both must be ready behind the other, do the same as before,
//	 *   *       and leave a state that shows the same events from there
//	f \ / e      to the end of the run, and the same outcome
//	   *
//
// The error is the first pair that does not commute. Steps that ask for a choice in their middle take
// the natural answer. It costs O(steps^2 * ready^2) a walk: it is meant for tests.
func Audit(start Start, d Dependence, seed uint64, walks, maxSteps int) error {
	if d == nil {
		d = Dependent
	}
	random := NewRandom(seed)
	for range walks {
		run, err := Once(start, random, Options{MaxSteps: maxSteps})
		if err != nil {
			return err
		}
		a := audit{start: start, depends: d, maxSteps: maxSteps}
		for i := range run.Schedule {
			if err := a.state(run.Schedule[:i]); err != nil {
				return err
			}
		}
	}
	return nil
}

type audit struct {
	start    Start
	depends  Dependence
	maxSteps int
}

// state audits the pairs that are ready behind a prefix.
func (a *audit) state(prefix trace.Schedule) error {
	sys, err := a.at(prefix)
	if err != nil || sys == nil {
		return err
	}
	ready := slices.Clone(sys.Ready())
	for i := range ready {
		for j := range i {
			if err := a.pair(prefix, ready[j].ID, ready[i].ID); err != nil {
				return err
			}
		}
	}
	return nil
}

// at brings a fresh run behind a prefix; nil when the prefix ends in the middle of a step.
func (a *audit) at(prefix trace.Schedule) (System, error) {
	sys, err := a.start()
	if err != nil {
		return nil, err
	}
	left, behind, natural := prefix, false, false
	if asker, ok := sys.(Asker); ok {
		asker.SetChooser(func(alternatives []trace.Event) trace.EventID {
			if behind || len(left) == 0 {
				natural = true
				return alternatives[0].ID
			}
			id := left[0]
			left = left[1:]
			return id
		})
	}
	for len(left) > 0 {
		id := left[0]
		left = left[1:]
		if index(sys.Ready(), id) < 0 {
			return nil, &Diverged{Step: len(prefix) - len(left), What: "ready events", Want: string(id), Got: list(sys.Ready())}
		}
		sys.Step(id)
	}
	if natural {
		return nil, nil
	}
	behind = true
	return sys, nil
}

// pair audits two ready events.
func (a *audit) pair(prefix trace.Schedule, e, f trace.EventID) error {
	x, err := a.at(prefix)
	if err != nil {
		return err
	}
	y, err := a.at(prefix)
	if err != nil {
		return err
	}
	xe, yf := x.Step(e), y.Step(f)
	if a.depends(&xe, &yf) {
		return nil
	}
	differ := func(what, one, other string) error {
		return fmt.Errorf("explorer: %s and %s are called independent, but after %s they do not commute in %s: %s then %s: %s; %s then %s: %s",
			e, f, names(prefix), what, e, f, one, f, e, other)
	}
	if index(x.Ready(), f) < 0 || index(y.Ready(), e) < 0 {
		return differ("readiness", list(x.Ready()), list(y.Ready()))
	}
	xf, ye := x.Step(f), y.Step(e)
	if !alike(&xe, &ye) {
		return differ("what "+string(e)+" does", showStep(&xe), showStep(&ye))
	}
	if !alike(&xf, &yf) {
		return differ("what "+string(f)+" does", showStep(&xf), showStep(&yf))
	}
	if one, other := a.rest(x), a.rest(y); one != other {
		return differ("what follows", one, other)
	}
	return nil
}

// alike is sameStep apart from the time.
func alike(a, b *trace.Step) bool {
	c := *b
	c.At = a.At
	return sameStep(a, &c)
}

// rest runs on, always with the least id, and tells what was ready on the way and how it ended.
func (a *audit) rest(sys System) string {
	s := ""
	for n := 0; a.maxSteps == 0 || n < a.maxSteps; n++ {
		ready := sys.Ready()
		if len(ready) == 0 {
			o := sys.Outcome()
			return s + showOutcome(&o)
		}
		ids := make([]trace.EventID, len(ready))
		for i := range ready {
			ids[i] = ready[i].ID
		}
		slices.Sort(ids)
		s += names(ids) + "; "
		sys.Step(ids[0])
	}
	return s
}
