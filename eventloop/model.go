package eventloop

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"loopcheck/eventloop/trace"
)

// A Model is a Loop without a program: turns are carried out from the scripts that a run recorded. It
// answers whether an order of steps that are known one by one is possible, without running JavaScript.
//
// A turn whose script has pauses is carried out in parts: Take begins it and goes to the first pause,
// Resume goes on to the next. At a pause operations can take effect, and nothing else can.
type Model struct {
	l          *Loop
	timers     []*Timer // every timer made so far
	immediates []*Immediate
	script     *Script // of the turn that runs
	at         int     // operations of it that were carried out
	turn       *Turn
}

// NewModel returns the model of a fresh loop.
func NewModel(o Options) *Model {
	o.Record = false
	return &Model{l: New(o)}
}

// Offers reports whether id may be next.
func (m *Model) Offers(id trace.EventID) bool {
	return slices.ContainsFunc(m.Ready(), func(e trace.Event) bool { return e.ID == id })
}

// Ready lists what may be next; in a turn, the operations that may take effect. The list is valid until
// the next call.
func (m *Model) Ready() []trace.Event {
	if m.turn != nil {
		o := &m.script.Ops[m.at-1] // the pause
		return m.l.Notices(Notice(o.N), m.l.source(o.Key))
	}
	return m.l.Ready()
}

// Paused reports whether a turn is in progress.
func (m *Model) Paused() bool { return m.turn != nil }

// Take carries out one of the events that may be next, a turn as its script says, up to its first pause.
// It reports whether the turn can have behaved like that: the clock shows what it showed then. If not,
// the model is of no more use.
func (m *Model) Take(id trace.EventID, s *Script) bool {
	if m.turn != nil {
		m.l.TakeEffect(id)
		return true
	}
	t, err := m.l.Begin(id)
	if err != nil {
		panic("eventloop: " + err.Error())
	}
	if t.Effect {
		m.l.End()
		return true
	}
	if s == nil {
		s = &Script{} // nobody knows yet what it does
	}
	m.turn, m.script, m.at = t, s, 0
	return m.Resume()
}

// Resume goes on in the turn that is paused, to its next pause or its end; see Take.
func (m *Model) Resume() bool {
	for m.at < len(m.script.Ops) {
		o := &m.script.Ops[m.at]
		m.at++
		if o.Code == opPause {
			return true
		}
		if !m.do(o) {
			return false
		}
	}
	m.l.End()
	m.turn, m.script = nil, nil
	return true
}

func (m *Model) do(o *Op) bool {
	l := m.l
	//exhaustive:enforce
	switch o.Code {
	case opTimer:
		m.timers = append(m.timers, l.NewTimer(o.N, o.On, nil, nil))
	case opImmediate:
		m.immediates = append(m.immediates, l.NewImmediate(nil, nil))
	case opSubmit:
		l.submit(o.Kind, nil, nil, nil, o.On)
	case opClose:
		l.Close(nil, nil)
	case opClearTimer:
		l.ClearTimer(m.timer(o.Key))
	case opRefresh:
		l.Refresh(m.timer(o.Key))
	case opRefTimer:
		l.RefTimer(m.timer(o.Key), o.On)
	case opFired:
		l.Fired(m.timer(o.Key))
	case opThrew:
		l.Threw(m.timer(o.Key))
	case opClearImmediate:
		l.ClearImmediate(m.immediate(o.Key))
	case opRefImmediate:
		l.RefImmediate(m.immediate(o.Key), o.On)
	case opFirst:
		l.First(m.immediate(o.Key))
	case opHold:
		l.Hold()
	case opRelease:
		l.Release()
	case opListenBeforeExit:
		l.ListenBeforeExit(o.On)
	case opNow:
		return l.look() == o.N
	case opWaitedTo:
		l.WaitedTo(o.N)
	case opStop:
		l.Stop()
	case opPause:
	default:
		if !l.doSource(o) {
			panic(fmt.Sprintf("eventloop: operation %d", o.Code))
		}
	}
	return true
}

func (m *Model) timer(key trace.EventID) *Timer {
	for _, t := range m.timers {
		if t.key == key {
			return t
		}
	}
	panic("eventloop: no timer " + string(key))
}

func (m *Model) immediate(key trace.EventID) *Immediate {
	for _, i := range m.immediates {
		if i.id == key {
			return i
		}
	}
	panic("eventloop: no immediate " + string(key))
}

// Discard gives the memory of a model that nobody asks any more to Options.Spare.
func (m *Model) Discard() { m.l.Discard() }

// Clone is a second model in the same state.
func (m *Model) Clone() *Model {
	n := &Model{script: m.script, at: m.at}
	for _, t := range m.timers {
		c := *t
		t.twin = &c
		n.timers = append(n.timers, &c)
	}
	for _, i := range m.immediates {
		c := *i
		i.twin = &c
		n.immediates = append(n.immediates, &c)
	}
	n.l = m.l.clone()
	if m.turn != nil {
		t := *m.turn
		if t.Timer != nil {
			t.Timer = t.Timer.twin
		}
		if t.Immediate != nil {
			t.Immediate = t.Immediate.twin
		}
		n.turn, n.l.turn = &t, &t
	}
	return n
}

// clone copies a loop whose timers and immediates have been copied: they know their twins.
func (l *Loop) clone() *Loop {
	c := *l
	c.pool, c.released = l.opts.Spare.take(), false
	c.moves, c.ready, c.asked, c.marks = nil, nil, false, nil
	c.caused, c.dropped = slices.Clone(l.caused), slices.Clone(l.dropped)
	c.facts, c.slots = slices.Clone(l.facts), slices.Clone(l.slots)
	c.groups = make([]*group, len(l.groups))
	for i, g := range l.groups {
		c.groups[i] = &group{ms: g.ms, timers: make([]*Timer, len(g.timers))}
		for k, t := range g.timers {
			c.groups[i].timers[k] = t.twin
		}
	}
	c.immediates = make([]*Immediate, len(l.immediates))
	for i, m := range l.immediates {
		c.immediates[i] = m.twin
	}
	c.requests = make([]*Request, len(l.requests))
	for i, r := range l.requests {
		o := *r
		c.requests[i] = &o
	}
	c.closing = slices.Clone(l.closing) // never changed
	l.cloneSources(&c)
	c.configs = make([]config, len(l.configs))
	for i := range l.configs {
		c.configs[i] = l.configs[i].clone(&c)
		if p := c.configs[i].peeked; p != nil {
			c.configs[i].peeked = p.twin
		}
	}
	return &c
}

// Open reports whether an operation may take effect in the middle of the turn that is paused.
func (m *Model) Open() bool { return m.turn != nil && len(m.Ready()) > 0 }

// Pending lists what is registered and has not run, each with the id of its next step.
func (m *Model) Pending() []trace.Event {
	var all []trace.Event
	for _, g := range m.l.groups {
		for _, t := range g.timers {
			all = append(all, t.event())
		}
	}
	for _, i := range m.l.immediates {
		all = append(all, i.event())
	}
	for _, r := range m.l.requests {
		e := r.event()
		if !r.effected {
			e.ID = e.ID.Effect()
		}
		all = append(all, e)
	}
	for _, c := range m.l.closing {
		all = append(all, c.event())
	}
	for _, s := range m.l.sources {
		for _, a := range s.arrivals {
			all = append(all, a.event())
		}
	}
	for _, p := range m.l.pending {
		all = append(all, p.event())
	}
	for _, o := range m.l.outside {
		all = append(all, o.event())
	}
	slices.SortFunc(all, func(a, b trace.Event) int { return strings.Compare(string(a.ID), string(b.ID)) })
	return all
}

// Harmless reports whether an effect that is offered takes no later choice away when it comes now: a
// worker is sure to be at the operation.
func (m *Model) Harmless(id trace.EventID) bool {
	i := slices.IndexFunc(m.l.requests, func(r *Request) bool { return r.id.Effect() == id })
	return i >= 0 && m.l.requests[i].started
}

// State describes all that decides what the model offers from now on: two models with the same state
// that are then taken through the same steps offer the same. Numbers that only count registrations or
// steps are left out in favour of the order they stand for.
func (m *Model) State() string {
	var s state
	l := m.l
	s.put(int64(m.at), l.seen, int64(l.handles), int64(l.refTimers), int64(l.refImms), int64(l.emitted), int64(l.children))
	s.flags(l.over, l.read, l.beforeExit, l.unpeeked)
	if m.turn != nil {
		s.name(m.turn.ID)
	}
	var slots []slot // those that are in use, in an order that the names of their owners give
	groups := slices.SortedFunc(slices.Values(l.groups), func(a, b *group) int { return cmp.Compare(a.ms, b.ms) })
	for _, g := range groups {
		s.put(g.ms)
		for _, t := range g.timers {
			s.name(t.id)
			s.name(t.key)
			s.flags(t.repeat, t.ref, t.fired, t.destroyed)
			slots = append(slots, t.start)
		}
	}
	for _, i := range l.immediates {
		s.name(i.id)
		s.flags(i.ref)
	}
	for _, r := range l.requests {
		s.name(r.id)
		s.put(int64(r.index - l.delivered))
		s.flags(r.started, r.floating, r.effected)
		slots = append(slots, r.start)
	}
	for _, c := range l.closing {
		s.name(c.id)
	}
	slots = m.network(&s, slots)
	if m.turn != nil {
		slots = append(slots, l.turnStart)
	}
	configs := make([]string, len(l.configs))
	for i := range l.configs {
		configs[i] = m.config(&l.configs[i], slots)
	}
	slices.Sort(configs)
	for _, c := range configs {
		s = append(s, c...)
	}
	return string(s)
}

// network describes what the loop knows of the network, and adds the variables in use there.
func (m *Model) network(s *state, slots []slot) []slot {
	l := m.l
	for _, x := range l.sources {
		s.name(x.key)
		s.flags(x.watched, x.late, x.since == l.steps, x.until == l.steps, x.shut > 0)
		for _, a := range x.arrivals {
			s.name(a.id)
			s.flags(a.sure)
			slots = append(slots, a.dead)
		}
	}
	for _, p := range l.pending {
		s.name(p.id)
	}
	for _, o := range l.outside {
		s.name(o.id)
		slots = append(slots, o.start)
	}
	return slots
}

// config describes one position.
func (m *Model) config(c *config, slots []slot) string {
	l := m.l
	var s state
	s.put(int64(c.at), c.list)
	s.flags(c.clamped, c.owed, c.polled)
	if c.peeked != nil {
		s.name(c.peeked.id)
	}
	for _, i := range l.immediates {
		s.flags(i.seq <= c.cutoff)
	}
	for _, h := range l.closing {
		s.flags(h.seq <= c.cutoff)
	}
	for _, r := range l.requests {
		s.flags(r.effectStep < c.batch)
		for _, f := range l.facts {
			s.flags(r.effectStep >= f.step)
		}
	}
	for _, x := range l.sources {
		s.flags(slices.Contains(c.served, x.id), c.chain == x.id, x.since < c.batch, x.shut > 0 && x.shut < c.batch)
		for _, a := range x.arrivals {
			s.flags(a.step < c.batch)
		}
	}
	s.put(int64(c.rounds))
	s.flags(c.work == 0, c.work > 0)
	for _, f := range l.facts {
		s.put(int64(f.completions - l.delivered))
		s.flags(f.step < c.batch)
	}
	all := make([]slot, 0, 32)
	all = append(all, origin, began, clock, moment, uvTime, held, epoch)
	all = append(all, slots...)
	for _, t := range c.lists {
		s.put(t.ms)
		all = append(all, t.expiry)
	}
	for _, x := range all {
		row := c.zone.bound[int(x)*c.zone.stride:]
		for _, y := range all {
			s.put(row[y])
		}
	}
	return string(s)
}

// state is a description in the making.
type state []byte

func (s *state) put(numbers ...int64) {
	for _, n := range numbers {
		*s = binary.AppendVarint(*s, n)
	}
}

func (s *state) flags(on ...bool) {
	for _, f := range on {
		b := byte('0')
		if f {
			b = '1'
		}
		*s = append(*s, b)
	}
}

func (s *state) name(id trace.EventID) {
	*s = append(*s, id...)
	*s = append(*s, 0)
}
