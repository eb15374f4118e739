package eventloop

import (
	"fmt"
	"slices"
	"strconv"

	"loopcheck/eventloop/trace"
)

// ReadSize is how many bytes one read takes at most (src/unix/stream.c, uv__read).
const ReadSize = 64 * 1024

// reads is how often uv__read reads at most before it lets others have their turn.
const reads = 32

// A Source is a descriptor that poll watches: one end of a connection, or a listening socket. What is on
// its way to it arrives in the order in which it was sent, at some moment within Options.IOLatency. When
// poll looks, any part of that may have arrived, and one read reports all that has arrived by then: the
// reads that are possible are the cuts of what was sent.
//
// A listening socket's arrivals are connections. They arrive in any order, and each is reported by itself.
type Source struct {
	id       int
	key      trace.EventID // alike in every run: the turn that made it and how many it had made
	accepts  bool
	wakes    bool       // see NewWaker
	arrivals []*Arrival // on the way or arrived, not yet reported, in the order of sending
	watched  bool
	since    int  // the step in which it came to be watched
	until    int  // the step in which it ceased to be
	late     bool // what is there may have arrived before it was watched
	shut     int  // the step in which the program's own end was shut down; 0: it is open
	closed   bool
	hung     int // the step in which the other end was closed altogether, or a reset arrived; 0: none has
}

// An Arrival is something on its way to a Source.
type Arrival struct {
	registration
	Parcel
	// Payload is the owner's; the loop does not look at it.
	Payload any

	source *Source
	dead   slot // variable: when it was sent; it arrives by dead + IOLatency
	step   int  // the step in which it was sent
	noted  *Request
	sure   bool // it has arrived
}

// A Parcel says how an arrival is reported.
type Parcel struct {
	// Size is how many bytes it has; successive arrivals are read together while they fit in ReadSize.
	Size int
	// Alone says that it is not read together with others: an established connection, the end.
	Alone bool
	// Joined says that it arrives together with the one before it.
	Joined bool
	// Sure says that it has arrived already.
	Sure bool
	// Ends says that nothing but a reset comes after it. When the program's own end has been shut down too
	// (or Hangup is set: it always is) poll reports POLLHUP, and a read that comes to it reports it at once.
	Ends, Hangup bool
	// Overtakes says that it is reported with an arrival before it that is Alone: a connection that was
	// reset before anybody saw that it was established.
	Overtakes bool
	// Noted says that its arrival is an effect, a step of its own that calls of the program can notice
	// before the arrival is reported: a reset.
	Noted bool
}

// NewSource makes a source that is not watched yet. accepts says that it is a listening socket.
func (l *Loop) NewSource(accepts bool) *Source { return l.newSource(accepts, false) }

func (l *Loop) newSource(accepts, wakes bool) *Source {
	o := Op{Code: opSource, On: accepts}
	if wakes {
		o.N = 1
	}
	l.note(o)
	if l.taken == 0 {
		l.taken = l.alloc()
		for i := range l.configs {
			l.configs[i].zone.assign(l.taken, moment)
		}
	}
	l.made++
	l.madeHere++
	s := &Source{id: l.made, key: l.Running() + trace.EventID("#"+strconv.Itoa(l.madeHere)), accepts: accepts, wakes: wakes}
	l.sources = append(l.sources, s)
	l.asked = false
	return s
}

// Watch says whether poll looks at s (uv__io_start and uv__io_stop with POLLIN).
func (l *Loop) Watch(s *Source, on bool) {
	if s.watched == on || s.closed {
		return
	}
	l.note(Op{Code: opWatch, Key: s.key, On: on})
	l.asked = false
	s.watched = on
	if !on {
		s.until = l.steps
		return
	}
	if s.until != l.steps || s.since == 0 { // else epoll never came to know
		s.since = l.steps
		s.late = len(s.arrivals) > 0
	}
}

// ShutDown notes that the program has shut down its own end of s.
func (l *Loop) ShutDown(s *Source) {
	if s.closed {
		return
	}
	l.note(Op{Code: opShutDown, Key: s.key})
	s.shut = l.steps
}

// CloseSource takes s off the loop with all that is on its way to it. It is harmless on one that is closed.
func (l *Loop) CloseSource(s *Source) {
	if s.closed {
		return
	}
	l.note(Op{Code: opCloseSource, Key: s.key})
	l.asked = false
	for _, a := range s.arrivals {
		l.dropped = append(l.dropped, a.id)
	}
	s.arrivals, s.watched, s.closed = nil, false, true
	l.sources = remove(l.sources, s)
}

// Send puts something on its way to s. The turn that reports it has it last among its Arrivals.
func (l *Loop) Send(s *Source, p Parcel, kind trace.Kind, site fmt.Stringer, payload, callback any) *Arrival {
	l.note(Op{Code: opSend, Key: s.key, Kind: kind, Parcel: p})
	a := &Arrival{Parcel: p, Payload: payload, source: s, sure: p.Sure, step: l.steps}
	a.dead = l.sendingAt()
	a.registration = l.register(kind, site, callback)
	if p.Noted {
		a.noted = &Request{registration: a.registration, start: a.dead}
	}
	s.arrivals = append(s.arrivals, a)
	if p.Hangup {
		s.hung = l.steps
	}
	return a
}

// OnArrival sets what is done in the step in which an arrival that is Noted takes effect.
func (a *Arrival) OnArrival(operation any) { a.noted.Operation = operation }

// Withdraw takes back what has not been reported: a connection whose client has gone.
func (l *Loop) Withdraw(a *Arrival) {
	s := a.source
	if !slices.Contains(s.arrivals, a) {
		return
	}
	l.note(Op{Code: opWithdraw, Key: a.id})
	l.asked = false
	s.arrivals = remove(s.arrivals, a)
	l.dropped = append(l.dropped, a.id)
}

// sendingAt is a variable that holds when something was sent: for all that one turn sends it is when the
// turn first sends. What an outside step sends may take as long as what made that step happen.
func (l *Loop) sendingAt() slot {
	if l.sentStep == l.steps && l.sentSeen == l.seen {
		return l.sent
	}
	l.sentStep, l.sentSeen = l.steps, l.seen
	if l.turn != nil && l.turn.Outside != nil {
		l.sent = l.alloc()
		for i := range l.configs {
			z := &l.configs[i].zone
			z.assign(l.sent, l.turn.Outside.start)
			if l.opts.IOLatency < inf {
				z.shift(l.sent, l.opts.IOLatency)
			}
		}
		return l.sent
	}
	l.passTime()
	l.sent = l.readingAt()
	return l.sent
}

// An Outside is a step of somebody else than the program: the other end of a connection that the test
// scripts. It can happen between any two turns, at most IOLatency after it was caused, and does not keep
// the loop alive.
type Outside struct {
	registration
	start slot // variable: when it was caused
}

// Outside registers a step of the outside.
func (l *Loop) Outside(kind trace.Kind, site fmt.Stringer, callback any) *Outside {
	l.note(Op{Code: opOutside, Kind: kind})
	o := &Outside{start: l.sendingAt()}
	o.registration = l.register(kind, site, callback)
	l.outside = append(l.outside, o)
	return o
}

// A Pending is a watcher in libuv's pending queue: a shutdown, a write that was completed, or a connect
// that failed at once (uv__io_feed).
type Pending struct {
	registration
	source int // the source that it is about; 0: none
}

// Feed puts a callback at the end of the pending queue.
func (l *Loop) Feed(kind trace.Kind, site fmt.Stringer, callback any) *Pending {
	return l.feed(0, kind, site, callback)
}

// FeedOn is Feed for the shutdown of s: it is done earlier when poll reports that the other end is closed.
func (l *Loop) FeedOn(s *Source, kind trace.Kind, site fmt.Stringer, callback any) *Pending {
	return l.feed(s.id, kind, site, callback)
}

func (l *Loop) feed(source int, kind trace.Kind, site fmt.Stringer, callback any) *Pending {
	o := Op{Code: opFeed, Kind: kind}
	if s := l.numbered(source); s != nil {
		o.Key = s.key
	}
	l.note(o)
	p := &Pending{l.register(kind, site, callback), source}
	l.pending = append(l.pending, p)
	return p
}

// Unfeed takes p off the queue: its handle was closed. It is harmless once p has run.
func (l *Loop) Unfeed(p *Pending) {
	if !slices.Contains(l.pending, p) {
		return
	}
	l.note(Op{Code: opUnfeed, Key: p.id})
	l.pending = remove(l.pending, p)
	l.dropped = append(l.dropped, p.id)
	l.asked = false
}

// numbered finds a source that is not closed by its number in this run.
func (l *Loop) numbered(id int) *Source {
	for _, s := range l.sources {
		if s.id == id {
			return s
		}
	}
	return nil
}

// source finds a source that is not closed.
func (l *Loop) source(key trace.EventID) *Source {
	for _, s := range l.sources {
		if s.key == key {
			return s
		}
	}
	return nil
}

// notedArrivals lists the arrivals at s that are effects and have not taken effect.
func (l *Loop) notedArrivals(s *Source) {
	for _, a := range s.arrivals {
		if a.noted != nil && !a.sure {
			e := a.event()
			e.ID, e.At = e.ID.Effect(), l.Least()
			l.ready = append(l.ready, e)
		}
	}
}

// FirstOn lists the first arrival at s of which it is open whether it has arrived, as an effect: for calls
// that can tell, such as a close.
func (l *Loop) FirstOn(s *Source) []trace.Event {
	l.asked = false
	l.ready = l.ready[:0]
	if len(s.arrivals) > 0 && !s.arrivals[0].sure {
		e := s.arrivals[0].event()
		e.ID, e.At = e.ID.Effect(), l.Least()
		l.ready = append(l.ready, e)
	}
	return l.ready
}

// Arrived reports whether something is known to have arrived at s that was not reported.
func (s *Source) Arrived() bool { return len(s.arrivals) > 0 && s.arrivals[0].sure }

// EffectsOn lists the arrivals at s that are effects and that the turn that runs can notice.
func (l *Loop) EffectsOn(s *Source) []trace.Event {
	l.asked = false
	l.ready = l.ready[:0]
	l.notedArrivals(s)
	return l.ready
}

// noteArrival makes an arrival sure; nil if id is not one's effect.
func (l *Loop) noteArrival(id trace.EventID) *Request {
	for _, s := range l.sources {
		for k, a := range s.arrivals {
			if a.id.Effect() != id {
				continue
			}
			for _, before := range s.arrivals[:k+1] {
				before.sure = true
			}
			if a.noted == nil {
				return &Request{registration: a.registration}
			}
			a.noted.effected, a.noted.effectStep = true, l.steps
			s.hung = l.steps
			return a.noted
		}
	}
	return nil
}

// outsides lists the outside steps that can happen now.
func (l *Loop) outsides() {
	for _, o := range l.outside {
		e := o.event()
		e.At = l.Least()
		l.ready = append(l.ready, e)
	}
}

// takeOutside begins an outside step, if id is one's: the loop stays where it is.
func (l *Loop) takeOutside(e trace.Event) bool {
	i := slices.IndexFunc(l.outside, func(o *Outside) bool { return o.id == e.ID })
	if i < 0 {
		return false
	}
	o := l.outside[i]
	l.outside = slices.Delete(l.outside, i, i+1)
	l.turn = &Turn{Event: e, Outside: o}
	return true
}

// reported takes off what the turn reports: all up to its arrival, or that one connection.
func (l *Loop) reported(t *Turn) {
	s := t.Source
	i := slices.Index(s.arrivals, t.Arrival)
	from := 0
	if s.accepts {
		from = i
	}
	t.Arrivals = slices.Clone(s.arrivals[from : i+1])
	for _, a := range s.arrivals[from:i] { // they are no events of their own any more
		l.dropped = append(l.dropped, a.id)
	}
	s.arrivals = slices.Delete(s.arrivals, from, i+1)
	s.late = s.late && len(s.arrivals) > 0
}
