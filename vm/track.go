package vm

import (
	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
)

// track makes the realm tell what it touches, before any JavaScript runs.
func (p *Process) track() {
	if p.program.tracked == nil {
		return
	}
	p.tracker = p.errors.Track(p.program.tracked)
	p.host.Tracker = p.tracker
	p.host.Realm.Tracker = p.tracker
}

// beginTracking says whose accesses are noted from here on.
func (p *Process) beginTracking(turn *eventloop.Turn) {
	if p.tracker == nil {
		return
	}
	p.tracker.BeginTurn(turn.Event.ID)
	p.owing = p.host.Realm.Owing()
}

// endTracking adds what JavaScript has touched to the accesses of a step. opaque is true if that is not
// known: tracking is off, the program does what cannot be tracked, or an error has left ticks and
// microtasks of one turn to the next.
func (p *Process) endTracking(turn *eventloop.Turn, accesses []trace.Access) (all []trace.Access, opaque bool) {
	if p.tracker == nil {
		return accesses, !turn.Effect
	}
	touched, complete := p.tracker.EndTurn()
	if len(accesses) == 0 {
		accesses = touched
	} else {
		accesses = append(accesses, touched...)
	}
	return accesses, !complete || p.owing || p.host.Realm.Owing() || p.host.Realm.Dead()
}

// Unknown says why nothing is known about what the run touches, from some step on; "" if all is known.
func (p *Process) Unknown() string {
	if p.tracker == nil {
		return "access tracking is off"
	}
	return p.tracker.Unknown()
}
