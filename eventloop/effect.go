package eventloop

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// effects lists, at the front of what is ready, the operations that can take effect now. Any that a
// worker has taken up can: before, after and also during a turn.
func (l *Loop) effects() int {
	for _, r := range l.requests {
		if r.effected {
			continue
		}
		for i := range l.configs {
			if l.canTakeEffect(&l.configs[i], r) {
				e := r.event()
				e.ID, e.At = e.ID.Effect(), max(0, l.configs[i].zone.least(r.start))
				l.ready = append(l.ready, e)
				break
			}
		}
	}
	return len(l.ready)
}

// Effects lists the operations that can take effect in the middle of the turn that runs.
func (l *Loop) Effects() []trace.Event {
	l.asked = false
	l.ready = l.ready[:0]
	l.effects()
	return l.ready
}

// TakeEffect lets an operation of Effects take effect in the middle of the turn that runs.
func (l *Loop) TakeEffect(id trace.EventID) *Request {
	l.asked = false
	l.steps++
	return l.takeEffect(id)
}

func (l *Loop) takeEffect(id trace.EventID) *Request {
	i := slices.IndexFunc(l.requests, func(r *Request) bool { return r.id.Effect() == id })
	r := l.requests[i]
	var next []config
	for k := range l.configs {
		l.takenUp(l.configs[k].clone(l), r, func(c config) bool {
			if l.effectFits(&c, r) {
				next = append(next, c)
			}
			return true
		})
	}
	if len(next) == 0 {
		panic("eventloop: a ready operation cannot take effect")
	}
	for i := range next { // later ones may have needed more variables
		next[i].zone.grow(len(l.slots))
	}
	r.effected, r.effectStep = true, l.steps
	l.retire(l.configs)
	l.configs = next
	l.merge()
	return r
}

func (l *Loop) canTakeEffect(c *config, r *Request) bool {
	if c.started(r) && l.opts.IOLatency >= inf {
		return true
	}
	found := false
	l.takenUp(c.clone(l), r, func(n config) bool {
		found = l.effectFits(&n, r)
		l.drop(n)
		return !found
	})
	return found
}

// effectFits constrains the operations that take effect later not to be overdue by then. The effect
// itself happens as early as it can: nothing is gained by a later moment, as only upper bounds look at it.
func (l *Loop) effectFits(c *config, r *Request) bool {
	if l.opts.IOLatency >= inf {
		return true
	}
	for _, o := range l.requests {
		if o != r && !o.effected && c.started(o) && !c.zone.add(r.start, o.start, l.opts.IOLatency) {
			return false
		}
	}
	return true
}

// takenUp passes on each way in which a worker has taken r up by now: work that has taken effect may
// have completed, unseen so far, and made room. It stops when yield returns false.
func (l *Loop) takenUp(c config, r *Request, yield func(config) bool) bool {
	if c.started(r) {
		return yield(c)
	}
	for _, x := range l.requests {
		if !x.effected || !c.started(x) || c.completed(x) {
			continue
		}
		if x.done == 0 {
			x.done = l.alloc()
		}
		c.zone.grow(len(l.slots))
		stopped := false
		l.complete(c.clone(l), x, x.done, func(n config) {
			if last := len(n.wq) - 1; !stopped && (last < 0 || n.zone.add(n.wq[last].done, x.done, 0)) {
				n.wq = append(n.wq, work{x, x.done})
				stopped = !l.takenUp(n, r, yield)
			} else {
				l.drop(n)
			}
		})
		if stopped {
			l.drop(c)
			return false
		}
	}
	l.drop(c)
	return true
}
