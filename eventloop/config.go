package eventloop

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// position is where in uv_run a config stands: what is looked at next.
type position uint8

const (
	atMain    position = iota // before the program's body
	atStart                   // SpinEventLoop, before uv_run: is there anything to do?
	atList                    // in listOnTimeout, draining the list that config.list names
	atLap                     // a timers pass is over
	atFed                     // in uv__run_pending, in front of poll
	atBatch                   // in uv__io_poll, with what had arrived at moment
	atPending                 // in uv__run_pending, behind poll
	atCheck                   // in the check phase, immediates up to config.cutoff
	atClosing                 // in uv__run_closing_handles, handles up to config.cutoff
	atEmitted                 // beforeExit has been emitted
	atEnd                     // exit has been emitted
)

// A config is one position of the loop that fits what the run has shown so far, with the clock readings
// that fit it.
type config struct {
	at position
	// list is the duration of the list that is being drained at atList, which is not among lists then;
	// 0 when the program has emptied it.
	list int64
	// peeked is the timer that listOnTimeout has found due before the ticks of the one before it.
	peeked *Timer
	// cutoff: immediates and closing handles registered after it wait for the next lap.
	cutoff int
	// batch is the number of the step before which work must have finished to belong to the batch.
	batch int
	// clamped: RunTimers found a list due already when it set libuv's timer again, so that timer is not
	// due before held + 1 (env.cc: at least 1 ms).
	clamped bool
	// owed: uv_run has found something to do before its first timers pass, so a lap follows even if
	// that pass leaves nothing.
	owed bool
	// served, work and chain say how far the batch is; see arrive.go.
	served []int
	work   int
	chain  int
	// rounds: reads that the callback of chain has done; at atPending, how often the queue was run.
	rounds int
	// polled: poll has looked for completed work since the last event.
	polled bool
	// lists are the timer lists in the order of their ids; expiry is the variable of a start, to which
	// the list's duration is to be added.
	lists []timerList
	zone  zone
}

type timerList struct {
	ms     int64
	expiry slot
}

func (c *config) clone(l *Loop) config {
	n := *c
	n.lists = slices.Clone(c.lists)
	n.served = slices.Clone(c.served)
	n.zone = l.copyZone(&c.zone)
	return n
}

// has reports whether there is a list for a duration.
func (c *config) has(ms int64) bool {
	return c.at == atList && c.list == ms || c.findList(ms) >= 0
}

func (c *config) findList(ms int64) int {
	return slices.IndexFunc(c.lists, func(t timerList) bool { return t.ms == ms })
}

// same reports whether c and o differ in nothing but the clock readings.
func (c *config) same(o *config) bool {
	return c.at == o.at && c.list == o.list && c.peeked == o.peeked && c.cutoff == o.cutoff && c.batch == o.batch &&
		c.clamped == o.clamped && c.owed == o.owed && c.polled == o.polled && c.work == o.work && c.chain == o.chain &&
		c.rounds == o.rounds && slices.Equal(c.served, o.served) && slices.Equal(c.lists, o.lists)
}

// A move is a way to an event: the loop would be at to when its callback is called.
type move struct {
	id   trace.EventID
	turn Turn
	to   config
	// shared says that the zone is not the move's own; see Loop.base.
	shared bool
}

func (l *Loop) copyZone(z *zone) zone {
	if n := len(l.pool); n > 0 {
		c := l.pool[n-1]
		l.pool = l.pool[:n-1]
		if c.stride == z.stride {
			c.copyFrom(z)
			return c
		}
	}
	return z.clone()
}

// retire gives the zones of configs that nobody needs any more back for reuse.
func (l *Loop) retire(configs []config) {
	for i := range configs {
		if b := configs[i].zone.bound; b != nil {
			l.pool = append(l.pool, configs[i].zone)
			configs[i].zone.bound = nil
		}
	}
}

func (l *Loop) recycle() {
	for i := range l.moves {
		if z := &l.moves[i].to.zone; z.bound != nil && !l.moves[i].shared {
			l.pool = append(l.pool, *z)
		}
	}
	clear(l.moves)
	l.moves = l.moves[:0]
	l.pool = append(l.pool, l.bases...)
	l.bases = l.bases[:0]
}

// alloc finds a slot for a new variable in the layout that all configs share.
func (l *Loop) alloc() slot {
	i := slices.Index(l.slots[firstFree:], false)
	if i < 0 {
		l.slots = append(l.slots, false)
		i = len(l.slots) - 1
	} else {
		i += int(firstFree)
	}
	l.slots[i] = true
	for k := range l.configs {
		l.configs[k].zone.grow(len(l.slots))
		l.configs[k].zone.forget(slot(i))
	}
	return slot(i)
}

// sweep frees the slots that nothing names any more.
func (l *Loop) sweep() {
	for i := range l.configs {
		c := &l.configs[i]
		c.zone.forget(began)
		if c.at != atList && c.at != atLap {
			c.zone.forget(uvTime)
		}
		if !c.clamped {
			c.zone.forget(held)
		}
		if l.taken > 0 && c.work <= 0 {
			c.zone.forget(l.taken)
		}
	}
	was := append(l.marks[:0], l.slots...)
	l.marks = was
	clear(l.slots[firstFree:])
	for _, g := range l.groups {
		for _, t := range g.timers {
			l.slots[t.start] = true
		}
	}
	for _, r := range l.requests {
		l.slots[r.start] = true
	}
	if l.taken > 0 {
		l.slots[l.taken] = true
	}
	for _, s := range l.sources {
		for _, a := range s.arrivals {
			l.slots[a.dead] = true
		}
	}
	for _, o := range l.outside {
		l.slots[o.start] = true
	}
	for i := range l.configs {
		for _, t := range l.configs[i].lists {
			l.slots[t.expiry] = true
		}
	}
	l.joint = slices.DeleteFunc(l.joint, func(t timerList) bool { return !l.slots[t.expiry] })
	for i, live := range was { // a variable without bounds costs a tightening nothing
		if live && !l.slots[i] {
			for k := range l.configs {
				l.configs[k].zone.forget(slot(i))
			}
		}
	}
}

// merge drops each config that another one includes.
func (l *Loop) merge() {
	if len(l.configs) < 2 {
		return
	}
	kept := l.configs[:0]
	for i := range l.configs {
		c := l.configs[i]
		if l.includes(kept, &c) || l.includes(l.configs[i+1:], &c) {
			l.pool = append(l.pool, c.zone)
			continue
		}
		kept = append(kept, c)
	}
	clear(l.configs[len(kept):])
	l.configs = kept
	if len(kept) > exactly {
		l.widen()
	}
}

// exactly is the number of positions up to which the bounds on how late the clock can be are kept apart.
const exactly = 6

// widen merges positions that differ in nothing but how late the clock can be by now. Those bounds are
// sums of Options.TurnTime only, so what is added is what a Node could show whose turns take a little
// longer: many timers that may share a pass or not have a position for each way to share.
func (l *Loop) widen() {
	kept := l.configs[:0]
next:
	for i := range l.configs {
		c := l.configs[i]
		for k := range kept {
			if !kept[k].same(&c) {
				continue
			}
			if c.zone.withinBut(clock, &kept[k].zone, l.slots) {
				kept[k].zone.raise(clock, &c.zone)
				l.drop(c)
				continue next
			}
			if kept[k].zone.withinBut(clock, &c.zone, l.slots) {
				c.zone.raise(clock, &kept[k].zone)
				l.drop(kept[k])
				kept[k] = c
				continue next
			}
		}
		kept = append(kept, c)
	}
	clear(l.configs[len(kept):])
	l.configs = kept
	if len(kept) > roughly {
		l.join()
	}
}

// roughly is the number of positions beyond which join is called.
const roughly = 8

// join makes one position of all that differ only in clock readings and in which timer's start their
// lists' expiries were taken from. It has the bounds that hold in each. Programs with idle timers that
// are set again at every read and write (sockets of HTTP) have a position for each lap at which the
// expiry of a list may have been met silently, and each doubles the next; joined they are few. What is
// added are clock readings between those of the positions.
func (l *Loop) join() {
	for i := range l.configs {
		c := &l.configs[i]
		for k := range c.lists {
			t := &c.lists[k]
			if e := l.expiryOf(t.ms); e != t.expiry {
				l.configs[i].zone.assign(e, t.expiry)
				t.expiry = e
			}
		}
	}
	kept := l.configs[:0]
next:
	for i := range l.configs {
		c := l.configs[i]
		for k := range kept {
			if kept[k].same(&c) {
				kept[k].zone.join(&c.zone)
				l.drop(c)
				continue next
			}
		}
		kept = append(kept, c)
	}
	clear(l.configs[len(kept):])
	l.configs = kept
}

// expiryOf is the variable that all positions have for the expiry of a list once they are joined.
func (l *Loop) expiryOf(ms int64) slot {
	if i := slices.IndexFunc(l.joint, func(t timerList) bool { return t.ms == ms }); i >= 0 {
		return l.joint[i].expiry
	}
	e := l.alloc()
	l.joint = append(l.joint, timerList{ms, e})
	return e
}

func (l *Loop) includes(configs []config, c *config) bool {
	for i := range configs {
		if configs[i].same(c) && c.zone.within(&configs[i].zone, l.slots) {
			return true
		}
	}
	return false
}
