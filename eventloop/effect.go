package eventloop

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// The thread pool (src/threadpool.c). Requests are taken up first in, first out, so which ones a worker
// may have by now follows from how many have completed, and that from how many have taken effect:
//
//	request k (from 0) may have been taken up  <=>  k+1-workers of those before it have taken effect
//
// When one takes effect that early, so many completions have happened, unseen so far (fact). Which ones
// they were stays open: it is only known that no request that took effect later was among them.

// Name look-ups are the same among themselves, with half of the workers: libuv keeps them in a queue of
// their own (slow_io_pending_wq). Other work can overtake one that waits there; that is modelled only for
// as many requests as there are workers.

// A fact: of the first completions of the run, completions had happened when the step began; slow: of
// those of name look-ups.
type fact struct {
	completions, step int
	slow              bool
}

// half is how many workers look names up at a time at most (slow_work_thread_threshold).
func (l *Loop) half() int { return (l.opts.Workers + 1) / 2 }

// hasWorker reports whether a worker has taken r up for sure, as completions go.
func (l *Loop) hasWorker(r *Request) bool {
	return r.index-l.delivered < l.opts.Workers && (!r.slow || r.slowIndex-l.lookedUp < l.half())
}

// effects lists, at the front of what is ready, the operations that can take effect now. Any that a
// worker has taken up can: before, after and also during a turn.
func (l *Loop) effects() {
	for _, r := range l.requests {
		if r.effected || !l.mayBeTakenUp(r) {
			continue
		}
		for i := range l.configs {
			if l.effectFits(&l.configs[i].zone, r, (*zone).allows) {
				e := r.event()
				e.ID, e.At = e.ID.Effect(), max(0, l.configs[i].zone.least(r.start))
				l.ready = append(l.ready, e)
				break
			}
		}
	}
	for _, s := range l.sources {
		l.notedArrivals(s)
	}
}

// mayBeTakenUp reports whether a worker may have taken r up by now.
func (l *Loop) mayBeTakenUp(r *Request) bool {
	if r.started {
		return true
	}
	effected, slow := l.delivered, l.lookedUp
	for _, o := range l.requests {
		if o.effected && o.index < r.index {
			effected++
			if o.slow {
				slow++
			}
		}
	}
	return effected >= r.index+1-l.opts.Workers && (!r.slow || slow >= r.slowIndex+1-l.half())
}

// effectFits constrains the operations that take effect later not to be overdue by then. The effect
// itself happens as early as it can: nothing is gained by a later moment, as only upper bounds look at it.
func (l *Loop) effectFits(z *zone, r *Request, add func(*zone, slot, slot, int64) bool) bool {
	if l.opts.IOLatency >= inf || !r.started {
		return true
	}
	for _, o := range l.requests {
		if o != r && !o.effected && o.started && !add(z, r.start, o.start, l.opts.IOLatency) {
			return false
		}
	}
	return true
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
	if r := l.noteArrival(id); r != nil {
		return r
	}
	i := slices.IndexFunc(l.requests, func(r *Request) bool { return r.id.Effect() == id })
	r := l.requests[i]
	l.constrain(func(z *zone) bool { return l.effectFits(z, r, (*zone).add) })
	if !r.started { // taken up at some moment from now to the start of the next turn
		r.started, r.floating = true, true
		for k := range l.configs {
			z := &l.configs[k].zone
			z.forget(r.start)
			z.add(clock, r.start, 0)
		}
		l.facts = append(l.facts, fact{completions: r.index + 1 - l.opts.Workers, step: l.steps})
		if r.slow {
			l.facts = append(l.facts, fact{completions: r.slowIndex + 1 - l.half(), step: l.steps, slow: true})
		}
	}
	r.effected, r.effectStep = true, l.steps
	l.merge()
	return r
}

// mayBeNext reports whether r can be the next request to complete, as far as the facts go.
func (l *Loop) mayBeNext(r *Request) bool {
	for _, f := range l.facts {
		if (!f.slow || r.slow) && l.lacks(f) && r.effectStep >= f.step {
			return false
		}
	}
	return true
}

// owes reports whether work is known to have completed before a poll in step batch and has not been
// delivered.
func (l *Loop) owes(batch int) bool {
	return slices.ContainsFunc(l.facts, func(f fact) bool { return l.lacks(f) && f.step < batch })
}

// lacks reports whether completions that f knows of have not been delivered.
func (l *Loop) lacks(f fact) bool {
	if f.slow {
		return l.lookedUp < f.completions
	}
	return l.delivered < f.completions
}

// deliveredOne counts a completion: a worker is free, and takes up the next request.
func (l *Loop) deliveredOne(d *Request) {
	l.delivered++
	if d.slow {
		l.lookedUp++
	}
	l.facts = slices.DeleteFunc(l.facts, func(f fact) bool { return !l.lacks(f) })
	for _, r := range l.requests {
		if !r.started && l.hasWorker(r) {
			r.started = true
			for k := range l.configs { // at the latest: the poll that found the completion
				l.configs[k].zone.assign(r.start, moment)
			}
		}
	}
}
