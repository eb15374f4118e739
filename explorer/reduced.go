package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// Reduced is Exhaustive with sleep sets (Godefroid, Partial-Order Methods for the Verification of
// Concurrent Systems, 1996, chapter 5): it runs at least one schedule of each Mazurkiewicz trace, and
// exactly one when no step asks for a choice in its middle. (An effect that lands in the middle of a
// turn that it does not depend on is the same trace as before or behind it, and is run all the same.)
// Other runs are abandoned as soon as every ready event is asleep.
//
// An event falls asleep at a choice point when all that starts with it there has been explored. It
// stays asleep behind siblings that it does not depend on, since the other order has been seen:
//
//	   s
//	e / \ f       e and f independent: behind f, e sleeps
//	 *   *
//	f \ : e
//	   *
//
// Memory is O(depth * branching). The program's state is never compared.
type Reduced struct {
	path    path
	points  []point // points[i] belongs to path.nodes[i]
	depends Dependence

	begun, done bool
	runs        int
	fixed       int        // choices of this run that earlier runs have made, but for the last one
	open        int        // steps begun and not yet reported
	outer       int        // choice point of the last step that was not in the middle of another, or -1
	last        trace.Step // what that step did
}

// point is what sleep sets add to a choice point.
type point struct {
	inner  bool      // in the middle of a step: nothing sleeps
	asleep []sleeper // events not to be run from here
	now    sleeper   // what the alternative being explored has shown so far
}

// sleeper is an event that was explored from some state.
type sleeper struct {
	id trace.EventID
	// did holds the step as it ran there, once for each way to answer the choices in its middle.
	did  []trace.Step
	lost []trace.EventID // events that were ready before it and not after it
}

// NewReduced returns the reduced search under a dependence; nil stands for Dependent.
func NewReduced(d Dependence) *Reduced {
	if d == nil {
		d = Dependent
	}
	return &Reduced{depends: d, outer: -1}
}

// Begin turns to the next schedule that is not known to be equivalent to an earlier one.
func (r *Reduced) Begin() bool {
	if r.begun {
		r.path.rewind()
		r.settle(nil)
		if r.path.err != nil {
			return false
		}
		r.runs++
		if !r.advance() {
			r.done = true
			return false
		}
	}
	r.begun, r.open, r.outer, r.fixed = true, 0, -1, len(r.path.nodes)
	return true
}

// advance moves the path to its next branch.
func (r *Reduced) advance() bool {
	p := &r.path
	for len(p.nodes) > 0 {
		n, pt := &p.nodes[len(p.nodes)-1], &r.points[len(p.nodes)-1]
		if !pt.inner {
			pt.now.id = p.ids[n.at]
			pt.asleep = append(pt.asleep, pt.now)
			pt.now = sleeper{}
		}
		for n.at++; n.at < n.hi; n.at++ {
			if !pt.sleeps(p.ids[n.at]) {
				return true
			}
		}
		p.pop()
		r.points = r.points[:len(p.nodes)]
	}
	return false
}

func (pt *point) sleeps(id trace.EventID) bool {
	return slices.ContainsFunc(pt.asleep, func(z sleeper) bool { return z.id == id })
}

// Choose replays the branch, then takes the first that is awake.
func (r *Reduced) Choose(ready []trace.Event) trace.EventID {
	inner := r.open > 0
	if !inner {
		r.settle(ready)
	}
	at := r.path.pos
	if r.path.replaying() {
		id := r.path.replay(ready)
		if id == Abandon {
			return Abandon
		}
		r.enter(at, inner)
		return id
	}
	pt, first := point{inner: inner}, 0
	if !inner {
		pt.asleep = r.inherit(ready)
		first = slices.IndexFunc(ready, func(e trace.Event) bool { return !pt.sleeps(e.ID) })
		if first < 0 {
			r.outer = -1 // nothing more to learn about the last step
			return Abandon
		}
	}
	r.points = append(r.points, pt)
	id := r.path.push(ready, first)
	r.enter(at, inner)
	return id
}

// enter notes that the choice at a point was made.
func (r *Reduced) enter(at int, inner bool) {
	r.open++
	if !inner {
		r.outer = at
	}
}

// Took learns what the step did.
func (r *Reduced) Took(s trace.Step) {
	if r.open--; r.open > 0 {
		return
	}
	r.last = s
	if r.path.pos >= r.fixed { // otherwise an earlier run has seen the same step
		now := &r.points[r.outer].now
		now.did = append(now.did, s)
	}
}

// settle learns what was ready after the last step. A step after which the run ended or was cut took
// everything away.
func (r *Reduced) settle(ready []trace.Event) {
	if r.outer >= 0 && r.path.err == nil && r.path.pos >= r.fixed && r.outer < len(r.points) {
		n, now := r.path.nodes[r.outer], &r.points[r.outer].now
		for i := n.lo; i < n.hi; i++ {
			if id := r.path.ids[i]; i != n.at && index(ready, id) < 0 && !slices.Contains(now.lost, id) {
				now.lost = append(now.lost, id)
			}
		}
	}
}

// inherit returns what sleeps after the last step: what slept beside it, is still ready and does not
// depend on it.
func (r *Reduced) inherit(ready []trace.Event) []sleeper {
	if r.outer < 0 {
		return nil
	}
	var asleep []sleeper
	for _, z := range r.points[r.outer].asleep {
		if index(ready, z.id) >= 0 && r.independent(&z) {
			asleep = append(asleep, z)
		}
	}
	return asleep
}

// independent reports whether the sleeper commutes with the last step.
func (r *Reduced) independent(z *sleeper) bool {
	if slices.Contains(z.lost, r.last.ID) {
		return false
	}
	for i := range z.did {
		if r.depends(&z.did[i], &r.last) {
			return false
		}
	}
	return true
}

// Complete reports whether no trace is left.
func (r *Reduced) Complete() bool { return r.done }

// Err is a *Diverged when a branch did not replay.
func (r *Reduced) Err() error { return r.path.err }

// Coverage estimates how many runs the search takes: see path.before.
func (r *Reduced) Coverage() Coverage {
	return Coverage{Estimate: whole(r.runs, r.path.before())}
}
