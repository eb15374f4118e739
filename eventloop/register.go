package eventloop

import (
	"fmt"
	"slices"
	"strconv"

	"loopcheck/eventloop/trace"
)

// registration is what all events have in common until they run.
type registration struct {
	id   trace.EventID
	kind trace.Kind
	site fmt.Stringer
	seq  int
	// Callback is the owner's; the loop hands it back and does not look at it.
	Callback any
}

// ID is the name of the event to come.
func (r *registration) ID() trace.EventID { return r.id }

func (r *registration) event() trace.Event {
	return trace.Event{ID: r.id, Kind: r.kind, Site: r.site}
}

func (t *Timer) event() trace.Event {
	e := t.registration.event()
	e.Queue, e.Weak = t.queue, !t.ref
	return e
}

func (m *Immediate) event() trace.Event {
	e := m.registration.event()
	if !m.own {
		e.Queue = "immediates"
	}
	e.Weak = !m.ref
	return e
}

func (l *Loop) register(kind trace.Kind, site fmt.Stringer, callback any) registration {
	l.peekNow()
	l.seq++
	return registration{id: l.cause(), kind: kind, site: site, seq: l.seq, Callback: callback}
}

// A Timer is Node's Timeout (lib/internal/timers.js). Its registration changes each time it is armed.
type Timer struct {
	registration
	key       trace.EventID // the id of its first registration
	twin      *Timer        // scratch, for Model.Clone
	queue     string        // name of the list of its duration
	ms        int64
	repeat    bool
	start     slot // variable: when it was armed
	queued    bool
	fired     bool // its callback runs or has run since it was armed
	destroyed bool // cleared, or fired and not to repeat
	cleared   bool // its delay is -1: it cannot be armed again
	// ref is kRefed; it stays as it is when the timer is over. The loop counts a timer when ref && !destroyed.
	ref bool
}

// A group holds the timers of one duration, in the order in which they were armed. Invariant: not empty.
type group struct {
	ms     int64
	timers []*Timer
}

// TimerDelay is what Node makes of a delay in ms: below 1 or above 2^31-1 become 1, fractions are cut.
func TimerDelay(ms float64) int64 {
	if !(ms >= 1 && ms <= 1<<31-1) {
		return 1
	}
	return int64(ms)
}

// NewTimer arms a timer; ms comes from TimerDelay. With repeat it is an interval.
func (l *Loop) NewTimer(ms int64, repeat bool, site fmt.Stringer, callback any) *Timer {
	l.note(Op{Code: opTimer, N: ms, On: repeat})
	t := &Timer{ms: ms, repeat: repeat, ref: true, queue: l.queueName(ms)}
	l.arm(t, l.reading(), site, callback)
	t.key = t.id
	l.refTimers++
	return t
}

// queueName names the list of a duration.
func (l *Loop) queueName(ms int64) string {
	for _, g := range l.groups {
		if g.ms == ms {
			return g.timers[0].queue
		}
	}
	return "timers of " + strconv.FormatInt(ms, 10) + " ms"
}

// arm is insert: the clock was read into start.
func (l *Loop) arm(t *Timer, start slot, site fmt.Stringer, callback any) {
	l.armed = true
	kind := KindTimer
	if t.repeat {
		kind = KindInterval
	}
	t.registration = l.register(kind, site, callback)
	t.start, t.queued, t.fired = start, true, false
	if g := l.group(t.ms); g != nil {
		g.timers = append(g.timers, t)
	} else {
		l.groups = append(l.groups, &group{ms: t.ms, timers: []*Timer{t}})
	}
	for i := range l.configs {
		if c := &l.configs[i]; !c.has(t.ms) {
			c.lists = append(c.lists, timerList{t.ms, start})
		}
	}
}

func (l *Loop) group(ms int64) *group {
	for _, g := range l.groups {
		if g.ms == ms {
			return g
		}
	}
	return nil
}

// unlink takes t off its list.
func (l *Loop) unlink(t *Timer) {
	if !t.queued {
		return
	}
	t.queued = false
	g := l.group(t.ms)
	if g.timers = remove(g.timers, t); len(g.timers) == 0 {
		l.groups = remove(l.groups, g)
	}
}

// ClearTimer is clearTimeout (unenroll): it is harmless on a timer that is over.
func (l *Loop) ClearTimer(t *Timer) {
	l.note(Op{Code: opClearTimer, Key: t.key})
	if t.destroyed {
		return
	}
	l.peekNow()
	t.destroyed = true
	l.asked = false
	if t.queued {
		l.dropped = append(l.dropped, t.id)
	}
	l.unlink(t)
	t.cleared = true
	if !t.ref { // Node leaves the empty lists of unref'd timers to the next pass
		return
	}
	if l.group(t.ms) == nil {
		l.dropList(t.ms)
	}
	l.refTimers--
}

func (l *Loop) dropList(ms int64) {
	for i := range l.configs {
		c := &l.configs[i]
		if k := c.findList(ms); k >= 0 {
			c.lists = slices.Delete(c.lists, k, k+1)
		}
		if c.at == atList && c.list == ms {
			c.list = 0
		}
	}
}

// Fired is the end of listOnTimeout's step: the callback of t has returned, its ticks have not run
// yet. An interval is armed again, from the time before its callback, and the next timer is looked for.
func (l *Loop) Fired(t *Timer) {
	l.note(Op{Code: opFired, Key: t.key})
	l.armAgain(t)
	l.unpeeked = true
}

// peekNow does what Fired has put off: nothing but a later call of the same turn can tell the difference.
func (l *Loop) peekNow() {
	if !l.unpeeked {
		return
	}
	l.unpeeked = false
	var next []config
	for _, c := range l.configs {
		l.peek(c, func(n config) { next = append(next, n) })
	}
	l.configs = next
	l.merge()
}

// Threw is the end of listOnTimeout's step when the callback of t has thrown and the error was handled:
// processTimers is called again with the same now, and the ticks wait.
func (l *Loop) Threw(t *Timer) {
	l.note(Op{Code: opThrew, Key: t.key})
	l.armAgain(t)
}

func (l *Loop) armAgain(t *Timer) {
	switch {
	case t.queued || t.destroyed: // refreshed, or cleared, by its own callback
	case t.repeat:
		l.arm(t, l.turnStart, t.site, t.Callback)
	default:
		if t.ref {
			l.refTimers--
		}
		t.destroyed = true
	}
}

// Refresh is timeout.refresh(): armed again, from now, also when it has fired.
func (l *Loop) Refresh(t *Timer) {
	l.note(Op{Code: opRefresh, Key: t.key})
	if t.cleared {
		return
	}
	l.peekNow()
	if t.queued {
		l.dropped = append(l.dropped, t.id)
	}
	start := l.reading()
	l.unlink(t)
	l.arm(t, start, t.site, t.Callback)
	if t.destroyed && t.ref {
		l.refTimers++
	}
	t.destroyed = false
}

// RefTimer says whether t keeps the loop alive while it is armed.
func (l *Loop) RefTimer(t *Timer, on bool) {
	l.note(Op{Code: opRefTimer, Key: t.key, On: on})
	if t.ref == on {
		return
	}
	t.ref = on
	l.asked = false
	switch {
	case t.destroyed:
	case on:
		l.refTimers++
	default:
		l.refTimers--
	}
}

// HasRef reports whether t keeps the loop alive while it is armed.
func (t *Timer) HasRef() bool { return t.ref }

// An Immediate is Node's Immediate.
type Immediate struct {
	registration
	ref, done bool
	own       bool       // see First
	twin      *Immediate // scratch, for Model.Clone
}

// NewImmediate registers a callback for the next check phase.
func (l *Loop) NewImmediate(site fmt.Stringer, callback any) *Immediate {
	l.note(Op{Code: opImmediate})
	m := &Immediate{registration: l.register(KindImmediate, site, callback), ref: true}
	l.immediates = append(l.immediates, m)
	l.refImms++
	return m
}

// First puts m before all immediates that wait: Node's own go first in a check phase.
func (l *Loop) First(m *Immediate) {
	l.note(Op{Code: opFirst, Key: m.id})
	m.own = true
	l.immediates = slices.Insert(remove(l.immediates, m), 0, m)
	l.asked = false
}

// ClearImmediate takes m back; it is harmless once m has run.
func (l *Loop) ClearImmediate(m *Immediate) {
	l.note(Op{Code: opClearImmediate, Key: m.id})
	if m.done {
		return
	}
	m.done = true
	l.dropped = append(l.dropped, m.id)
	l.removeImmediate(m)
}

func (l *Loop) removeImmediate(m *Immediate) {
	l.immediates = remove(l.immediates, m)
	if m.ref {
		l.refImms--
	}
	l.asked = false
}

// RefImmediate says whether m keeps the loop alive; it is harmless once m has run.
func (l *Loop) RefImmediate(m *Immediate, on bool) {
	l.note(Op{Code: opRefImmediate, Key: m.id, On: on})
	if m.done || m.ref == on {
		return
	}
	m.ref = on
	l.asked = false
	if on {
		l.refImms++
	} else {
		l.refImms--
	}
}

// HasRef reports whether m keeps the loop alive.
func (m *Immediate) HasRef() bool { return m.ref && !m.done }

// A Request is one uv_queue_work or uv_fs_* request on the thread pool. It takes effect in a step of
// its own; its callback is a turn.
type Request struct {
	registration
	// Operation is the owner's: what is done when the request takes effect.
	Operation  any
	index      int  // number in the order of submission, from 0
	started    bool // a worker has taken it up for sure
	floating   bool // that has happened at some moment before the next turn
	start      slot // variable: when a worker took it up; until then, when it was submitted
	effected   bool
	effectStep int
	slow       bool // a name look-up; see SubmitSlow
	slowIndex  int  // number among these
}

// Submit queues work on the thread pool.
func (l *Loop) Submit(kind trace.Kind, site fmt.Stringer, operation, callback any) *Request {
	return l.submit(kind, site, operation, callback, false)
}

// SubmitSlow queues a name look-up: these have at most half of the workers.
func (l *Loop) SubmitSlow(kind trace.Kind, site fmt.Stringer, operation, callback any) *Request {
	return l.submit(kind, site, operation, callback, true)
}

func (l *Loop) submit(kind trace.Kind, site fmt.Stringer, operation, callback any, slow bool) *Request {
	l.note(Op{Code: opSubmit, Kind: kind, On: slow})
	l.passTime()
	r := &Request{registration: l.register(kind, site, callback), Operation: operation, start: l.readingAt(), slow: slow}
	r.index = l.submitted
	l.submitted++
	if slow {
		r.slowIndex = l.lookUps
		l.lookUps++
	}
	r.started = l.hasWorker(r)
	l.requests = append(l.requests, r)
	return r
}

// A Closing is a handle whose close callback is due in the closing phase.
type Closing struct{ registration }

// Close registers a handle's close callback (uv_close).
func (l *Loop) Close(site fmt.Stringer, callback any) *Closing {
	l.note(Op{Code: opClose})
	h := &Closing{l.register(KindClose, site, callback)}
	l.closing = append(l.closing, h)
	return h
}

// Destroyed reports whether t has been cleared, or has fired and does not repeat.
func (t *Timer) Destroyed() bool { return t.destroyed }

// Done reports whether m has been cleared or has run.
func (m *Immediate) Done() bool { return m.done }

// Cleared reports whether t was taken back.
func (t *Timer) Cleared() bool { return t.cleared }
