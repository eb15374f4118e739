package explorer

import "loopcheck/eventloop/trace"

// Exhaustive runs every schedule, depth first, the natural one first. It keeps no state of the
// program: each run starts afresh and replays the branch that it continues. It is the specification
// of every reduction. The zero value is ready for use.
type Exhaustive struct {
	path  path
	begun bool
	done  bool
	runs  int
}

// Begin turns to the next schedule.
func (x *Exhaustive) Begin() bool {
	if !x.begun {
		x.begun = true
		return true
	}
	p := &x.path
	p.rewind()
	if p.err != nil {
		return false
	}
	x.runs++
	for len(p.nodes) > 0 {
		n := &p.nodes[len(p.nodes)-1]
		if n.at++; n.at < n.hi {
			return true
		}
		p.pop()
	}
	x.done = true
	return false
}

// Choose replays the branch, then takes the first.
func (x *Exhaustive) Choose(ready []trace.Event) trace.EventID {
	if x.path.replaying() {
		return x.path.replay(ready)
	}
	return x.path.push(ready, 0)
}

// Took has nothing to learn from a step.
func (x *Exhaustive) Took(trace.Step) {}

// Complete reports whether no schedule is left.
func (x *Exhaustive) Complete() bool { return x.done }

// Err is a *Diverged when a branch did not replay.
func (x *Exhaustive) Err() error { return x.path.err }

// Coverage estimates how many schedules there are: see path.before.
func (x *Exhaustive) Coverage() Coverage {
	return Coverage{Estimate: whole(x.runs, x.path.before())}
}
