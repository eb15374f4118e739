package eventloop

import "slices"

// A waker is the loop's async handles (uv_async_t) other than the pool's, as a Source. All of them share one
// descriptor with the pool's (src/unix/async.c, uv__async_io): a pass visits them in the order in which they
// were made, the pool's first. What is sent to a waker while the pool's callback runs is in that pass, and
// nothing else comes between.

// NewWaker makes a waker. What is sent to it has arrived at once (Parcel.Sure); whoever sends decides the
// order and keeps no more than one arrival on its way.
func (l *Loop) NewWaker() *Source { return l.newSource(true, true) }

// due reports whether arrival a of s can be in the batch that the loop is in.
func (s *Source) due(c *config, a *Arrival) bool {
	return a.step < c.batch || s.wakes && c.work > 0
}

// passGoesOn reports whether the pass over the async handles that the pool's callback has begun has more
// to visit, which comes before all other descriptors.
func (l *Loop) passGoesOn(c *config) bool {
	return c.work > 0 && slices.ContainsFunc(l.sources, func(s *Source) bool {
		return s.wakes && s.watched && len(s.arrivals) > 0 && !slices.Contains(c.served, s.id)
	})
}

// startsPass lets the pass over the async handles begin without the pool: no work has completed by then.
func (l *Loop) startsPass(c *config) bool {
	if c.work != 0 {
		return l.workEnds(c)
	}
	if !l.noWork(c) {
		return false
	}
	c.work = -1
	return true
}
