package eventloop

import (
	"math"
	"slices"
	"strconv"

	"loopcheck/eventloop/trace"
)

// walk follows uv_run from c on, silently, and notes a move for each event that could be next. Each
// way that it takes is one conjunction of constraints; a way without a solution is dropped at once.
//
//	   timers (once, before the first lap)
//	┌─> pending -> idle/prepare -> poll -> pending (<= 8x) -> check -> closing -> timers ─┐
//	└─────────────────────────── while alive ─────────────────────────────────────────────┘
//
// The pending queue holds shutdowns and connects that failed at once; thread-pool work does not use it.
func (l *Loop) walk(c *config) {
	n := c.clone(l)
	//exhaustive:enforce
	switch c.at {
	case atMain:
		l.emit(n, Turn{Event: trace.Event{ID: trace.Main, Kind: KindMain}}, atStart)
	case atStart:
		l.start(n)
	case atList:
		l.inList(n)
	case atLap:
		l.secondPass(n)
	case atFed:
		l.beforePoll(n)
	case atBatch:
		l.goOn(n)
	case atPending:
		l.runPending(n, false)
	case atCheck:
		l.check(n, false)
	case atClosing:
		l.close(n, false)
	case atEmitted:
		if l.Alive() {
			l.start(n)
		} else {
			l.exit(n)
		}
	case atEnd:
	}
}

// start is SpinEventLoop's call of uv_run: with something to do, timers are run once before the first lap.
func (l *Loop) start(c config) {
	if !l.Alive() {
		l.leave(c)
		return
	}
	c.owed = true
	l.timers(c, false)
}

// emit notes that the event of t can be next, with the loop at next while its turn runs.
func (l *Loop) emit(c config, t Turn, next position) {
	c.at = next
	t.Polled, c.polled, c.peeked = c.polled, false, nil
	if next != atList && next != atBatch {
		c.zone.forget(moment)
		c.served, c.work, c.chain = nil, 0, 0
	}
	c.zone.assign(began, clock)
	if l.canStart(&c) {
		l.moves = append(l.moves, move{id: t.ID, turn: t, to: c})
	} else {
		l.drop(c)
	}
}

func (l *Loop) drop(c config) { l.pool = append(l.pool, c.zone) }

// canStart rules out that a turn starts when an operation that has not taken effect must have.
func (l *Loop) canStart(c *config) bool {
	for _, r := range l.requests {
		if r.floating && !c.zone.add(r.start, began, 0) {
			return false
		}
		if !r.effected && r.started && !c.zone.add(began, r.start, l.opts.IOLatency) {
			return false
		}
	}
	for _, o := range l.outside {
		if !c.zone.add(began, o.start, l.opts.IOLatency) {
			return false
		}
	}
	for _, s := range l.sources {
		for _, a := range s.arrivals {
			if a.noted != nil && !a.sure && !c.zone.add(began, a.dead, l.opts.IOLatency) {
				return false
			}
		}
	}
	return true
}

// timers is uv__update_time and uv__run_timers: is libuv's one timer due? waited says that poll has
// blocked since the last event: until a timer was due, then.
func (l *Loop) timers(c config, waited bool) {
	c.zone.assign(uvTime, clock)
	if len(c.lists) > 0 {
		if waited {
			l.due(c)
			return
		}
		l.due(c.clone(l))
		if c.clamped {
			if early, ok := c.with(l, clock, held, 0); ok {
				l.lap(early)
			}
		}
	}
	l.notDue(c, clock)
}

// notDue follows the way on which no list is due at the time t.
func (l *Loop) notDue(c config, t slot) {
	for _, o := range c.lists {
		if !c.zone.add(t, o.expiry, o.ms-1) {
			l.drop(c)
			return
		}
	}
	c.clamped = false
	l.lap(c)
}

// due follows the way on which libuv's timer is due.
func (l *Loop) due(c config) {
	if c.clamped && !c.zone.add(held, clock, -1) || !l.someDue(&c, clock) {
		l.drop(c)
		return
	}
	c.clamped = false
	c.zone.assign(moment, clock)
	l.pickList(c, l.inList)
}

// someDue reports whether any list can be due at the time at.
func (l *Loop) someDue(c *config, at slot) bool {
	for _, t := range c.lists {
		if c.zone.allows(t.expiry, at, -t.ms) {
			return true
		}
	}
	return false
}

// with is a copy of c under a further constraint, if that has a solution.
func (c *config) with(l *Loop, x, y slot, bound int64) (config, bool) {
	if !c.zone.allows(x, y, bound) {
		return config{}, false
	}
	n := c.clone(l)
	n.zone.add(x, y, bound)
	return n, true
}

// pickList is the head of processTimers' loop: the list with the least (expiry, id) is next, if it is
// due at the pass' now. Each way on is passed to then, at atList.
func (l *Loop) pickList(c config, then func(config)) {
	last := -1 // of the lists that may be first: it takes c over
	for j := range c.lists {
		if !c.firstOf(j, c.zone.allows) {
			continue
		}
		if last >= 0 {
			l.drain(c.clone(l), last, then)
		}
		last = j
	}
	if last >= 0 {
		l.drain(c, last, then)
	} else {
		l.drop(c)
	}
}

// drain begins with list j, if it can be the first.
func (l *Loop) drain(c config, j int, then func(config)) {
	if !c.firstOf(j, c.zone.add) {
		l.drop(c)
		return
	}
	c.at, c.list, c.peeked = atList, c.lists[j].ms, nil
	c.lists = slices.Delete(c.lists, j, j+1) // its expiry and id play no part while it is drained
	then(c)
}

// firstOf passes to add the constraints under which list j is due at moment and the first in the queue
// of lists, until one has no solution.
func (c *config) firstOf(j int, add func(x, y slot, bound int64) bool) bool {
	t := c.lists[j]
	if !add(t.expiry, moment, -t.ms) {
		return false
	}
	for i, o := range c.lists {
		gap := o.ms - t.ms // t.expiry + t.ms <= o.expiry + o.ms, strictly if o has the smaller id
		if i < j {
			gap--
		}
		if i != j && !add(t.expiry, o.expiry, gap) {
			return false
		}
	}
	return true
}

// inList goes on in listOnTimeout, after the ticks of the timer before.
func (l *Loop) inList(c config) {
	if t := c.peeked; t != nil && t.queued {
		l.emit(c, Turn{Event: t.event(), Timer: t}, atList)
		return
	}
	l.peek(c, func(n config) {
		if n.at == atLap {
			l.lap(n)
		} else {
			l.inList(n)
		}
	})
}

// peek looks for the next timer of the list that is being drained, then for the next list, then ends
// the pass: Node does so before the ticks of the timer that ran. Each way on is passed to then, at
// atList or atLap.
func (l *Loop) peek(c config, then func(config)) {
	c.peeked = nil
	if g := l.group(c.list); c.list != 0 && g != nil {
		head := g.timers[0]
		if !c.zone.allows(moment, head.start, c.list-1) { // it is due for sure
			c.peeked = head
			then(c)
			return
		}
		if due, ok := c.with(l, head.start, moment, -c.list); ok {
			due.peeked = head
			then(due)
		}
		c.zone.add(moment, head.start, c.list-1)
		c.lists = append(c.lists, timerList{c.list, head.start}) // a new id
	}
	c.list = 0
	switch {
	case !l.someDue(&c, moment):
		l.endPass(c, then)
	case l.noneDue(&c, moment):
		l.endPass(c.clone(l), then)
		l.pickList(c, then)
	default:
		l.pickList(c, then)
	}
}

// noneDue reports whether each list by itself may not be due at the time t.
func (l *Loop) noneDue(c *config, t slot) bool {
	for _, o := range c.lists {
		if !c.zone.allows(t, o.expiry, o.ms-1) {
			return false
		}
	}
	return true
}

// endPass follows the way on which no further list is due at moment: RunTimers sets libuv's timer again.
func (l *Loop) endPass(c config, then func(config)) {
	c.at = atLap
	for _, t := range c.lists {
		if !c.zone.add(moment, t.expiry, t.ms-1) {
			l.drop(c)
			return
		}
	}
	// A list that has become due since is met no sooner than the next millisecond after loop->time.
	for _, t := range c.lists {
		if late, ok := c.with(l, t.expiry, uvTime, -t.ms); ok {
			late.clamped = true
			late.zone.assign(held, uvTime)
			then(late)
		}
		if !c.zone.add(uvTime, t.expiry, t.ms-1) {
			l.drop(c)
			return
		}
	}
	then(c)
}

// secondPass is the end of uv__run_timers' loop. The ticks of the last timer of a pass run after
// RunTimers has set libuv's timer again (its callback scope closes last). When they read the clock, by
// setTimeout, that timer can be due already, and timers are run once more, before poll and check.
func (l *Loop) secondPass(c config) {
	for j, t := range c.lists {
		if c.clamped && !c.zone.allows(held, uvTime, -1) {
			break
		}
		n, ok := c.with(l, t.expiry, uvTime, -t.ms)
		if !ok {
			continue
		}
		if n.clamped && !n.zone.add(held, uvTime, -1) {
			l.drop(n)
			continue
		}
		n.clamped = false
		n.zone.assign(moment, clock)
		n.zone.assign(uvTime, clock)
		l.drain(n, j, l.inList)
	}
	if c.clamped {
		if n, ok := c.with(l, uvTime, held, 0); ok {
			l.lap(n)
		}
	}
	l.notDue(c, uvTime)
}

// lap ends one lap of uv_run and begins the next.
func (l *Loop) lap(c config) {
	if c.owed || l.Alive() {
		c.owed = false
		l.beforePoll(c)
	} else {
		l.leave(c)
	}
}

// poll is uv__io_poll: what has arrived is delivered; if nothing has and nothing else is to be done it
// waits, for work to complete or for a timer to be due, and then wakes up late by up to a turn's time.
func (l *Loop) poll(c config) {
	c.batch, c.polled = l.steps+1, true
	c.served, c.work, c.chain = nil, 0, 0
	blocks := l.refImms == 0 && len(l.closing) == 0 && len(l.pending) == 0 && l.Alive()
	arrived := l.owes(c.batch) || l.hasArrived(&c)
	if !blocks || arrived || !l.waitCovers(&c) {
		now := c.clone(l)
		now.zone.assign(moment, clock)
		l.deliver(&now, false)
		if !blocks && l.nothingArrives(&now) {
			l.runPending(now, false)
		} else {
			l.drop(now)
		}
	}
	if !blocks || arrived {
		l.drop(c)
		return
	}
	c.zone.advance(clock)
	ok := !c.clamped || c.zone.add(clock, held, 1+l.opts.TurnTime)
	for _, t := range c.lists {
		ok = ok && (c.clamped || c.zone.add(clock, t.expiry, t.ms+l.opts.TurnTime))
	}
	if !ok {
		l.drop(c)
		return
	}
	c.zone.assign(moment, clock)
	if !l.wakesInTime(&c) {
		l.drop(c)
		return
	}
	l.deliver(&c, true)
	if len(c.lists) > 0 && l.nothingArrives(&c) {
		l.runPending(c, true)
	} else {
		l.drop(c)
	}
}

// waitCovers reports whether all that a poll finds at once is also found by one that waits: nobody
// asks when exactly work completed.
func (l *Loop) waitCovers(c *config) bool {
	for _, r := range l.requests {
		if r.floating || r.started && c.zone.bound[int(clock)*c.zone.stride+int(r.start)] > l.opts.IOLatency {
			return false
		}
	}
	for _, s := range l.dueSources(c) {
		for _, a := range s.first() {
			if c.zone.bound[int(clock)*c.zone.stride+int(a.dead)] > l.opts.IOLatency {
				return false
			}
		}
	}
	return !c.clamped
}

// batch goes on with what had arrived at moment: the next of it, or the end.
func (l *Loop) batch(c config) {
	l.deliver(&c, false)
	if l.nothingArrives(&c) {
		l.runPending(c, false)
	} else {
		l.drop(c)
	}
}

// deliver notes each event that can be the next of the batch, what was caused first in front.
func (l *Loop) deliver(c *config, waited bool) {
	due := l.dueSources(c)
	if len(due) == 0 {
		l.deliverWork(c, 0, math.MaxInt, waited)
		return
	}
	l.based = nil
	defer func() { l.based = nil }()
	due = slices.Clone(due)
	from := 0
	for _, s := range due {
		to := s.arrivals[0].seq
		l.deliverWork(c, from, to, waited)
		l.report(c, s, false)
		from = to
	}
	l.deliverWork(c, from, math.MaxInt, waited)
}

// deliverWork notes each request, of those registered from number from on and before number to, whose
// completion can be the next of the batch.
func (l *Loop) deliverWork(c *config, from, to int, waited bool) {
	if c.work < 0 {
		return
	}
	for _, r := range l.requests {
		if r.seq < from || r.seq >= to || !r.effected || r.effectStep >= c.workStep() || !l.mayBeNext(r) {
			continue
		}
		n := c.clone(l)
		if l.complete(&n, r, waited) && n.zone.add(instant, l.workTime(c), 0) &&
			(!waited || n.zone.add(moment, instant, l.opts.TurnTime)) {
			n.zone.forget(instant)
			l.workBegins(&n)
			l.emit(n, Turn{Event: r.event(), Request: r}, atBatch)
		} else {
			l.drop(n)
		}
	}
}

// complete lets r complete at instant: nothing else that is still on its way has exceeded its time by then.
func (l *Loop) complete(c *config, r *Request, waited bool) bool {
	c.zone.forget(instant)
	if !c.zone.add(r.start, instant, 0) {
		return false
	}
	for _, o := range l.requests {
		if o.started && !c.zone.add(instant, o.start, l.opts.IOLatency) {
			return false
		}
	}
	return c.work > 0 || l.arrivesBefore(c, waited)
}

// nothingArrives constrains all else to arrive or complete after the batch was taken.
func (l *Loop) nothingArrives(c *config) bool { return l.noWork(c) && l.noneArrives(c) }

// check is uv__run_check: the immediates that are there when it starts.
func (l *Loop) check(c config, waited bool) {
	if c.at != atCheck {
		c.at, c.cutoff, c.batch = atCheck, l.seq, 0
	}
	for _, m := range l.immediates {
		if m.seq <= c.cutoff {
			l.emit(c, Turn{Event: m.event(), Immediate: m}, atCheck)
			return
		}
	}
	l.close(c, waited)
}

// close is uv__run_closing_handles: a stack, taken whole.
func (l *Loop) close(c config, waited bool) {
	if c.at != atClosing {
		c.at, c.cutoff = atClosing, l.seq
	}
	for i := len(l.closing) - 1; i >= 0; i-- {
		if h := l.closing[i]; h.seq <= c.cutoff {
			l.emit(c, Turn{Event: h.event(), Closing: h}, atClosing)
			return
		}
	}
	c.at, c.cutoff = atStart, 0
	l.timers(c, waited)
}

// leave is what SpinEventLoop does once uv_run has returned.
func (l *Loop) leave(c config) {
	if l.beforeExit {
		id := trace.EventID("beforeExit")
		if l.emitted > 0 {
			id += trace.EventID(strconv.Itoa(l.emitted + 1))
		}
		l.emit(c, Turn{Event: trace.Event{ID: id, Kind: KindBeforeExit}}, atEmitted)
		return
	}
	l.exit(c)
}

func (l *Loop) exit(c config) {
	l.emit(c, Turn{Event: trace.Event{ID: "exit", Kind: KindExit}}, atEnd)
}
