// Package eventloop is the loop of Node 20 (libuv 1.46) as a state machine that is asked and told. It
// has no clock, does no I/O and runs no JavaScript: Ready says which callbacks could be next for some
// speed of the clock and of the outside world, Begin and End bracket the one that was picked, and in
// between the callback's own calls (NewTimer, NewImmediate, Submit, ...) change the loop.
//
// What a run has shown so far does not determine where the loop stands: a timer that did not fire may
// have been not yet due, or its pass may not have come. So a Loop holds every position that fits
// (config), each with the clock readings that fit (zone), and picking an event keeps those that can
// show it. Nothing impossible is offered, nothing possible is missed, and each order has one name.
//
// Sources: libuv v1.46.0 src/unix/core.c (uv_run), src/unix/linux.c (uv__io_poll), src/threadpool.c,
// src/timer.c; Node v20.20.2 src/env.cc (RunTimers, CheckImmediate), src/api/embed_helpers.cc
// (SpinEventLoop), lib/internal/timers.js (insert, listOnTimeout, processTimers, processImmediate).
package eventloop

import (
	"fmt"
	"slices"

	"loopcheck/eventloop/trace"
)

// Inf is no bound, for Options.
const Inf = inf

// Options bound the speeds that are considered. In the zero value nothing takes any time.
type Options struct {
	// TurnTime is the longest a turn can take and the latest the loop can wake up, in ms; Inf is
	// allowed. A turn that takes no time at all is always considered.
	TurnTime int64
	// IOLatency is the longest that an operation outside of the loop can take, in ms, counted from when
	// a worker takes it up; Inf is allowed.
	IOLatency int64
	// Workers is UV_THREADPOOL_SIZE; 0 means libuv's default of 4.
	Workers int
	// Spare, if set, lends memory to loops and gets it back from those that are done with.
	Spare *Spare
	// Record keeps a Script of what each turn did to the loop, for Model.
	Record bool
}

// DefaultOptions are the bounds of a search when nobody asks for others.
func DefaultOptions() Options { return Options{TurnTime: 50, IOLatency: 1000, Workers: 4} }

// A Loop is one run of the event loop. It is not safe for concurrent use; it starts no goroutine.
type Loop struct {
	opts Options

	// The positions that fit what was shown so far. Invariant: not empty until the run is over.
	configs []config
	joint   []timerList // see join
	moves   []move      // what Ready offered, with where each leads
	ready   []trace.Event
	asked   bool // moves and ready are up to date

	turn     *Turn // the turn that runs, nil between turns
	children int   // events that the turn has caused
	caused   []trace.EventID
	dropped  []trace.EventID
	steps    int // steps taken, the one that runs included
	seen     int64
	read     bool // the program has read the clock
	over     bool
	released bool

	seq        int // order of registration, over all kinds
	groups     []*group
	immediates []*Immediate
	requests   []*Request
	submitted  int    // requests so far
	delivered  int    // requests that have called back
	lookUps    int    // name look-ups among the submitted
	lookedUp   int    // and those that have called back
	facts      []fact // what is known of completions; see effect.go
	closing    []*Closing
	sources    []*Source // in the order in which they were made
	made       int       // sources so far
	madeHere   int       // by the turn that runs
	armed      bool      // the turn that runs has armed a timer
	pending    []*Pending
	outside    []*Outside
	sent       slot // variable: when the turn of sentStep began to send; see sendingAt
	sentStep   int
	sentSeen   int64
	taken      slot      // variable: up to when work is in the batch of the pool; 0 without sources
	polledOn   []*Source // scratch
	based      *config   // what common is made of; see base
	common     config
	commonFits bool
	bases      []zone // of configs that moves share
	refTimers  int
	refImms    int
	handles    int
	beforeExit bool
	emitted    int  // beforeExit events so far
	unpeeked   bool // the timer that runs has fired, and nobody has looked for the next one; see Fired
	turnStart  slot // variable: when the interval that runs was called

	script Script // what the turn has done so far, if Options.Record

	slots []bool // slot is in use
	marks []bool // what slots was before the last sweep
	pool  []zone
}

// New returns a loop in which the program's body is the one thing that is ready.
func New(o Options) *Loop {
	if o.Workers == 0 {
		o.Workers = 4
	}
	l := &Loop{opts: o, pool: o.Spare.take()}
	l.configs = append(l.configs, config{at: atMain, zone: newZone()})
	l.slots = make([]bool, firstFree, 16)
	for i := range l.slots {
		l.slots[i] = true
	}
	return l
}

// A Turn is an event that was picked: what is to be called.
type Turn struct {
	trace.Event
	// Effect says that no callback is called: the operation of Request takes effect.
	Effect bool
	// Polled says that the loop may have polled on its way here: an operation that takes effect before
	// this turn can be part of what the poll found, one that takes effect after it cannot.
	Polled bool
	// One of these is set, by the kind of event; none for main, beforeExit and exit.
	Timer     *Timer
	Immediate *Immediate
	Request   *Request
	Closing   *Closing
	Pending   *Pending
	Outside   *Outside
	// Arrival is what a poll reports from Source, the last of Arrivals.
	Arrival  *Arrival
	Source   *Source
	Arrivals []*Arrival
	// HungUp says that it is reported because of POLLHUP: a reset, too, reads as the end.
	HungUp bool
}

// Kinds of events that the loop makes itself.
const (
	KindMain       trace.Kind = "main"
	KindTimer      trace.Kind = "timer"
	KindInterval   trace.Kind = "interval"
	KindImmediate  trace.Kind = "immediate"
	KindClose      trace.Kind = "close"
	KindBeforeExit trace.Kind = "beforeExit"
	KindExit       trace.Kind = "exit"
)

// ListenBeforeExit says whether a beforeExit turn is to be made when the loop runs empty.
func (l *Loop) ListenBeforeExit(on bool) {
	if l.beforeExit != on {
		l.note(Op{Code: opListenBeforeExit, On: on})
	}
	l.beforeExit = on
}

// Hold and Release count active, ref'd handles that keep the loop alive (a listening server).
func (l *Loop) Hold() {
	l.note(Op{Code: opHold})
	l.handles++
}

// Release takes back one Hold.
func (l *Loop) Release() {
	l.note(Op{Code: opRelease})
	l.handles--
}

// Stop ends the run: nothing is ready any more (process.exit, a fatal error).
func (l *Loop) Stop() {
	l.note(Op{Code: opStop})
	l.over, l.asked = true, false
}

// Over reports whether the run has ended.
func (l *Loop) Over() bool { return l.over }

// Alive reports whether the loop has work that keeps it running.
func (l *Loop) Alive() bool {
	return l.refTimers > 0 || l.refImms > 0 || l.handles > 0 || len(l.requests) > 0 || len(l.closing) > 0 ||
		len(l.pending) > 0
}

// Ready lists the events that may run next: the natural one first. Empty means that the run is over,
// or that the loop waits for something that can never come.
func (l *Loop) Ready() []trace.Event {
	if l.asked {
		return l.ready
	}
	l.asked = true
	l.recycle()
	l.moves, l.ready = l.moves[:0], l.ready[:0]
	if l.over {
		return nil
	}
	if l.turn == nil {
		for i := range l.configs {
			l.walk(&l.configs[i])
		}
	}
	l.effects()
	if l.turn == nil {
		l.outsides()
	}
	effects := len(l.ready)
	for i := range l.moves {
		l.offer(&l.moves[i])
	}
	slices.SortStableFunc(l.ready[effects:], func(a, b trace.Event) int { return int(a.At - b.At) })
	return l.ready
}

// offer lists the event of m, once for all the moves that show it.
func (l *Loop) offer(m *move) {
	at := m.to.zone.least(clock)
	for i := range l.ready {
		if l.ready[i].ID == m.id {
			l.ready[i].At = min(l.ready[i].At, at)
			return
		}
	}
	e := m.turn
	e.At = at
	l.ready = append(l.ready, e.Event)
}

// Begin starts the event that was picked. It must be one of Ready.
func (l *Loop) Begin(id trace.EventID) (*Turn, error) {
	if l.turn != nil {
		panic("eventloop: Begin inside of a turn")
	}
	i := slices.IndexFunc(l.Ready(), func(e trace.Event) bool { return e.ID == id })
	if i < 0 {
		return nil, fmt.Errorf("event %s is not ready", id)
	}
	picked := l.ready[i]
	l.caused, l.dropped, l.children, l.seen, l.madeHere, l.armed = nil, nil, 0, 0, 0, false
	l.steps++
	l.asked = false
	if id.IsEffect() {
		l.recycle()
		r := l.takeEffect(id)
		l.turn = &Turn{Event: picked, Effect: true, Request: r}
		return l.turn, nil
	}
	if l.takeOutside(picked) {
		l.recycle()
		return l.turn, nil
	}
	l.enter(id)
	turn := l.turn
	turn.At = picked.At
	return turn, nil
}

// enter keeps the positions in which id runs now and takes its registration off the loop.
func (l *Loop) enter(id trace.EventID) {
	next := make([]config, 0, 1)
	for i := range l.moves {
		if m := &l.moves[i]; m.id == id {
			if l.turn == nil {
				t := m.turn
				l.turn = &t
			}
			l.turn.Polled = l.turn.Polled || m.turn.Polled
			if m.shared {
				m.to = m.to.clone(l)
			}
			next = append(next, m.to)
			m.to.zone.bound = nil // now owned by next
		}
	}
	l.retire(l.configs)
	l.configs = next
	l.recycle()
	for _, r := range l.requests {
		r.floating = false
	}
	t := l.turn
	switch {
	case t.Kind == KindBeforeExit:
		l.emitted++
	case t.Timer != nil:
		l.unlink(t.Timer)
		t.Timer.fired = true
		if t.Timer.repeat { // listOnTimeout reads the clock before the callback of an interval
			l.turnStart = l.readingAt()
			for i := range l.configs {
				l.configs[i].zone.assign(uvTime, clock)
			}
		}
	case t.Immediate != nil:
		l.removeImmediate(t.Immediate)
		t.Immediate.done = true
	case t.Request != nil:
		l.requests = remove(l.requests, t.Request)
		l.deliveredOne(t.Request)
	case t.Closing != nil:
		l.closing = remove(l.closing, t.Closing)
	case t.Pending != nil:
		l.pending = remove(l.pending, t.Pending)
	case t.Arrival != nil:
		l.reported(t)
	}
}

// Report is what a step did to the loop.
type Report struct {
	Caused, Cancelled []trace.EventID
	// Timed says that when the step happened matters to the clock: it was a timer's turn, or armed one.
	Timed  bool
	Script *Script // nil unless Options.Record is set
}

// End ends the turn that Begin started, after its ticks and microtasks.
func (l *Loop) End() Report {
	t := l.turn
	if t == nil {
		panic("eventloop: End without Begin")
	}
	l.turn, l.asked, l.unpeeked = nil, false, false
	if t.Kind == KindExit {
		l.over = true
	}
	if !t.Effect && t.Outside == nil {
		l.passTime()
		l.sweep()
		l.merge()
	}
	timed := t.Timer != nil || l.armed
	return Report{Timed: timed, Caused: l.caused, Cancelled: l.dropped, Script: l.takeScript()}
}

// passTime lets the turn that runs have taken longer, up to its bound plus what it saw go by.
func (l *Loop) passTime() {
	if l.turn != nil {
		l.peekNow()
	}
	bound := l.opts.TurnTime + l.seen
	if bound == 0 {
		return
	}
	for i := range l.configs {
		l.configs[i].zone.lapse(clock, began, min(bound, inf))
	}
}

// constrain adds a constraint to all positions and drops those that it rules out.
func (l *Loop) constrain(add func(*zone) bool) {
	kept := l.configs[:0]
	for i := range l.configs {
		if add(&l.configs[i].zone) {
			kept = append(kept, l.configs[i])
		}
	}
	l.configs = kept
	if len(kept) == 0 {
		panic("eventloop: no position of the loop is left")
	}
}

// Now reads the clock, in ms since about the start of the process.
//
// The first reading of a run leaves everything open: it only says from when the program counts. Each
// later one gives the least time that fits the readings before it, and is then fixed: positions in
// which it would be another are dropped. That is the one place where orders that Node could show are
// left out (semantics: the program might have read another value).
func (l *Loop) Now() int64 {
	v := l.look()
	l.note(Op{Code: opNow, N: v})
	return v
}

func (l *Loop) look() int64 {
	l.asked = false
	l.passTime()
	if !l.read {
		l.read = true
		v := l.Least()
		for i := range l.configs {
			z := &l.configs[i].zone
			z.assign(epoch, clock)
			z.shift(epoch, -v)
		}
		return v
	}
	v := inf
	for i := range l.configs {
		v = min(v, l.configs[i].zone.leastSince(epoch, clock))
	}
	l.constrain(func(z *zone) bool { return z.add(clock, epoch, v) && z.add(epoch, clock, -v) })
	return v
}

// WaitedTo says that the turn that runs has itself watched the clock reach t, in ms: its bound grows by
// what it saw.
func (l *Loop) WaitedTo(t int64) {
	l.note(Op{Code: opWaitedTo, N: t})
	if now := l.look(); t > now {
		l.seen += t - now
		l.passTime()
		l.constrain(func(z *zone) bool { return z.add(epoch, clock, -t) })
	}
}

// Least is the least virtual time that it could be, in ms. Unlike Now it fixes nothing.
func (l *Loop) Least() int64 {
	v := inf
	for i := range l.configs {
		v = min(v, l.configs[i].zone.least(clock))
	}
	return v
}

// cause names a new event after the one whose turn runs.
func (l *Loop) cause() trace.EventID {
	if l.turn == nil {
		panic("eventloop: registration outside of a turn")
	}
	l.children++
	id := l.turn.ID.Child(l.children)
	l.caused = append(l.caused, id)
	l.asked = false
	return id
}

// reading is getLibuvNow: a variable that holds what the clock shows now, and loop->time with it.
func (l *Loop) reading() slot {
	l.passTime()
	s := l.readingAt()
	for i := range l.configs {
		l.configs[i].zone.assign(uvTime, clock)
	}
	return s
}

// readingAt makes a variable that holds the present as it stands.
func (l *Loop) readingAt() slot {
	s := l.alloc()
	for i := range l.configs {
		l.configs[i].zone.assign(s, clock)
	}
	return s
}

func remove[T comparable](list []T, x T) []T {
	if i := slices.Index(list, x); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}

// Steps is the number of steps taken, the one that runs included.
func (l *Loop) Steps() int { return l.steps }

// Caused is how many events the turn that runs has registered so far.
func (l *Loop) Caused() int { return len(l.caused) }

// Running is the event whose turn runs; "" between turns.
func (l *Loop) Running() trace.EventID {
	if l.turn == nil {
		return ""
	}
	return l.turn.ID
}
