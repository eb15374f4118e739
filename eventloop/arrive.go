package eventloop

import "slices"

// Poll's part in the network (src/unix/linux.c, uv__io_poll; src/unix/stream.c, uv__stream_io, uv__read,
// uv__server_io). A poll finds the descriptors on which something had arrived by its moment, and calls
// each back once, in the order in which they became ready. A callback reads what has arrived by then, which
// can be more. The thread pool is one more descriptor, an eventfd: all that has completed when it is called
// back is reported in one go.
//
//	config.served   the sources that this batch is done with
//	config.work     the pool's part: 0 not yet; s > 0 its callback began in front of step s; -1 it is over
//	config.chain    the source whose callback is not over: it may report more before anybody else;
//	                negative: no more than what POLLHUP leads to

// dueSources lists the sources that may be among what a poll in front of step batch found.
func (l *Loop) dueSources(c *config) []*Source {
	l.polledOn = l.polledOn[:0]
	for _, s := range l.sources {
		if s.watched && s.since < c.batch && len(s.arrivals) > 0 && s.due(c, s.arrivals[0]) && !slices.Contains(c.served, s.id) {
			l.polledOn = append(l.polledOn, s)
		}
	}
	slices.SortStableFunc(l.polledOn, func(a, b *Source) int { return a.arrivals[0].seq - b.arrivals[0].seq })
	return l.polledOn
}

// rest is what a callback has left to do when its turn is over.
type rest uint8

const (
	none    rest = iota
	reading      // it reads on
	hanging      // it looks at POLLHUP
)

// way is how a report comes about: the callback goes on; it does so because of POLLHUP.
type way struct{ chained, hung bool }

// report notes each read, or accept, that can come next from s. chained says that its callback is going on.
// Since libuv 1.45 one connection is accepted in a poll, the first in the queue.
func (l *Loop) report(c *config, s *Source, chained bool) {
	if s.accepts {
		for _, a := range s.arrivals {
			if chained || s.due(c, a) {
				more := none
				if s.wakes {
					more = reading
				}
				l.reportOne(c, s, a, way{chained: chained}, more, nil)
			}
		}
		return
	}
	size, cut := 0, 0
	for cut < len(s.arrivals) && l.readWith(s, cut, size) {
		size += s.arrivals[cut].Size
		cut++
	}
	for k := cut - 1; k >= 0; k-- { // all of it is the natural way
		var next *Arrival
		if k+1 < cut {
			next = s.arrivals[k+1]
		}
		a := s.arrivals[k]
		if (next == nil || !next.Joined && !next.sure) && (a.noted == nil || a.sure) {
			more := none
			switch {
			case size >= ReadSize:
				more = reading
			case k == cut-1 && l.hangsUp(c, s, k), s.hup(c):
				more = hanging
			}
			l.reportOne(c, s, a, way{chained: chained}, more, next)
		}
		size -= a.Size
	}
}

// readWith reports whether arrival k of s is read together with all before it, which have size bytes.
func (l *Loop) readWith(s *Source, k, size int) bool {
	a := s.arrivals[k]
	switch {
	case k == 0:
		return true
	case s.arrivals[k-1].Alone:
		return a.Overtakes && (a.noted == nil || a.sure)
	}
	return !a.Alone && size+a.Size <= ReadSize
}

// hangsUp reports whether the end of the stream comes right behind arrival k and could have been seen by
// the poll, as POLLHUP.
func (l *Loop) hangsUp(c *config, s *Source, k int) bool {
	if k+1 >= len(s.arrivals) || s.arrivals[k].Alone {
		return false
	}
	return s.hungUp(c, s.arrivals[k+1])
}

// hup reports whether the poll has seen that the other end is closed altogether, or has reset the connection.
func (s *Source) hup(c *config) bool { return s.hung > 0 && s.hung < c.batch }

func (s *Source) hungUp(c *config, a *Arrival) bool {
	return a.Ends && a.step < c.batch && (a.Hangup || s.shut > 0 && s.shut < c.batch || s.hup(c))
}

// reportOne notes that a, and what comes before it, is reported next; next would be too, so it has not
// arrived.
func (l *Loop) reportOne(c *config, s *Source, a *Arrival, w way, more rest, next *Arrival) {
	t := Turn{Event: a.event(), Arrival: a, Source: s, HungUp: w.hung}
	if !w.chained && !s.wakes && next == nil {
		if n, ok := l.base(c); ok {
			t.Polled = c.polled
			n.served = append(slices.Clip(n.served), s.id)
			n.goesOn(s, more)
			l.moves = append(l.moves, move{id: t.ID, turn: t, to: n, shared: true})
		}
		return
	}
	n := c.clone(l)
	ok := true
	if !w.chained {
		if s.wakes {
			ok = l.startsPass(&n)
		} else {
			ok = !l.passGoesOn(&n) && l.workEnds(&n)
		}
		n.served = append(n.served, s.id)
		n.rounds = 0
	}
	if !ok || next != nil && !n.zone.add(clock, next.dead, l.opts.IOLatency) {
		l.drop(n)
		return
	}
	n.goesOn(s, more)
	l.emit(n, t, atBatch)
}

// goesOn says what the callback of s has left to do.
func (c *config) goesOn(s *Source, more rest) {
	c.chain = 0
	switch {
	case more == hanging:
		c.chain = -s.id
	case more == reading && (s.accepts || c.rounds < reads):
		c.chain = s.id
		c.rounds++
	}
}

// base is c when the callback of a source begins, which is the same for all sources: a poll with many of
// them must not copy the zone for each. It reports whether any can begin.
func (l *Loop) base(c *config) (config, bool) {
	if l.based != c {
		l.based = c
		n := c.clone(l)
		n.rounds = 0
		l.commonFits = !l.passGoesOn(&n) && l.workEnds(&n)
		n.at, n.polled, n.peeked = atBatch, false, nil
		n.zone.assign(began, clock)
		l.commonFits = l.commonFits && l.canStart(&n)
		l.common = n
		l.bases = append(l.bases, n.zone)
	}
	return l.common, l.commonFits
}

// wakesInTime constrains a poll that waits: it wakes, late by up to a turn's time, when the first of all that
// is on its way has arrived.
func (l *Loop) wakesInTime(c *config) bool {
	most := l.opts.IOLatency
	if most < inf {
		most = min(most+l.opts.TurnTime, inf)
	}
	for _, r := range l.requests {
		if r.started && !c.zone.add(moment, r.start, most) {
			return false
		}
	}
	for _, s := range l.dueSources(c) {
		for _, a := range s.first() {
			if !c.zone.add(moment, a.dead, most) {
				return false
			}
		}
	}
	return true
}

// arrivesBefore constrains instant to come before anything else must have arrived.
func (l *Loop) arrivesBefore(c *config, waited bool) bool {
	for _, s := range l.dueSources(c) {
		if s.late && !waited {
			continue // it may have become ready when it came to be watched
		}
		for _, a := range s.first() {
			if !c.zone.add(instant, a.dead, l.opts.IOLatency) {
				return false
			}
		}
	}
	return true
}

// first lists what may arrive first at s.
func (s *Source) first() []*Arrival {
	if s.accepts {
		return s.arrivals
	}
	return s.arrivals[:min(1, len(s.arrivals))]
}

// goOn continues the callback of the source that config.chain names: with what it may report next, and
// with the ways on which it reports no more.
func (l *Loop) goOn(c config) {
	id, hanging := c.chain, c.chain < 0
	if hanging {
		id = -id
	}
	s := l.numbered(id)
	c.chain = 0
	if s != nil && s.watched && len(s.arrivals) > 0 && !l.readOn(&c, s, hanging) {
		l.drop(c)
		return
	}
	l.hangUp(c, s)
}

// readOn notes what s may report next. It constrains the way on which it reports no more, and says
// whether there is one.
func (l *Loop) readOn(c *config, s *Source, hangs bool) bool {
	if head := s.arrivals[0]; !s.accepts && s.hungUp(c, head) {
		more := none
		if s.hup(c) {
			more = hanging
		}
		l.reportOne(c, s, head, way{chained: true, hung: hangs}, more, nil)
		return !head.sure && c.zone.add(moment, head.dead, l.opts.IOLatency)
	}
	if hangs {
		return true
	}
	l.report(c, s, true)
	for _, a := range s.first() { // read is told EAGAIN
		if a.sure || a.Joined || !c.zone.add(clock, a.dead, l.opts.IOLatency) {
			return false
		}
	}
	return true
}

// hangUp is the end of a callback: if it was told POLLHUP, a shutdown that waits is done at once
// (uv__stream_io, uv__drain).
func (l *Loop) hangUp(c config, s *Source) {
	if s != nil && s.hup(&c) {
		for _, p := range l.pending {
			if p.source == s.id {
				l.emit(c, Turn{Event: p.event(), Pending: p}, atBatch)
				return
			}
		}
	}
	l.batch(c)
}

// noneArrives constrains all else that is on its way to arrive after moment.
func (l *Loop) noneArrives(c *config) bool {
	for _, s := range l.dueSources(c) {
		for _, a := range s.first() {
			if s.due(c, a) && (a.sure || !c.zone.add(moment, a.dead, l.opts.IOLatency)) {
				return false
			}
		}
	}
	return true
}

// hasArrived reports whether a poll in front of step c.batch is known to find something arrived.
func (l *Loop) hasArrived(c *config) bool {
	for _, s := range l.dueSources(c) {
		for _, a := range s.first() {
			if a.sure && a.step < c.batch {
				return true
			}
		}
	}
	return false
}

// workBegins lets the pool's callback begin: what completes until then is in it.
func (l *Loop) workBegins(c *config) {
	switch {
	case c.work != 0:
	case len(c.served) == 0:
		c.work = c.batch
		if l.taken > 0 {
			c.zone.assign(l.taken, moment)
		}
	default:
		c.work = l.steps + 1
		c.zone.assign(l.taken, clock)
	}
}

// workTime is the variable for the moment up to which work is in the batch.
func (l *Loop) workTime(c *config) slot {
	if c.work > 0 && l.taken > 0 {
		return l.taken
	}
	return moment
}

// workStep is the step in front of which work must have finished to be in the batch.
func (c *config) workStep() int {
	if c.work > 0 {
		return c.work
	}
	return c.batch
}

// workEnds lets no more work be in the batch, if the pool's callback has begun.
func (l *Loop) workEnds(c *config) bool {
	if c.work <= 0 {
		return true
	}
	if !l.noWork(c) {
		return false
	}
	c.work = -1
	if l.taken > 0 {
		c.zone.forget(l.taken)
	}
	return true
}

// noWork constrains all work that is not reported to complete after the batch was taken.
func (l *Loop) noWork(c *config) bool {
	if c.work < 0 {
		return true
	}
	if l.owes(c.workStep()) {
		return false
	}
	at := l.workTime(c)
	for _, r := range l.requests {
		if r.started && !c.zone.add(at, r.start, l.opts.IOLatency) {
			return false
		}
	}
	return true
}

// runPending is uv__run_pending behind poll: what is in the pending queue, and, up to eight times in all,
// what came to it meanwhile.
func (l *Loop) runPending(c config, waited bool) {
	if c.at != atPending {
		c.at, c.cutoff, c.rounds = atPending, l.seq, 0
	}
	for len(l.pending) > 0 {
		if p := l.pending[0]; p.seq <= c.cutoff {
			l.emit(c, Turn{Event: p.event(), Pending: p}, atPending)
			return
		}
		if c.rounds++; c.rounds == 8 {
			break
		}
		c.cutoff = l.seq
	}
	c.rounds = 0
	l.check(c, waited)
}

// beforePoll is uv__run_pending in front of poll: what is in the queue when it starts.
func (l *Loop) beforePoll(c config) {
	if c.at != atFed {
		c.at, c.cutoff = atFed, l.seq
	}
	if len(l.pending) > 0 && l.pending[0].seq <= c.cutoff {
		p := l.pending[0]
		l.emit(c, Turn{Event: p.event(), Pending: p}, atFed)
		return
	}
	l.poll(c)
}
