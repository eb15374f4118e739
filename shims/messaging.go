package shims

import (
	"slices"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/vm/js"
)

// Message ports (src/node_messaging.cc at v20.20.2). Each port is a libuv async handle. All of them share
// one descriptor: when poll finds it, one pass visits the handles in the order in which they were made and
// calls back those that were sent something, also those that come to it while the pass is under way.
//
// Here a pass is a chain of arrivals at a source, one for each message. Only the next one is ever sent: it
// has arrived for sure. Passes alternate between two sources, so that what belongs to the next pass waits
// for the next poll. The third is no waker: it serves handles that were made in the pass which the thread
// pool has begun. libuv does not visit them in it.
type messaging struct {
	host    *Host
	sources [3]*eventloop.Source
	turn    int                   // passes use sources[turn]
	ports   []*messagePort        // by number
	handles []*messagePort        // in the order in which passes visit them
	named   map[string]*portGroup // BroadcastChannel
	// next is what a pass begins or goes on with, and at the port that it is for; nil when there is nothing.
	next *eventloop.Arrival
	at   *messagePort
	// passing says that the turn of a message runs, and visited is its port.
	passing bool
	visited *messagePort
}

// A messagePort is the native half of a MessagePort: a handle, and the queue that it reads.
type messagePort struct {
	number    int
	group     *portGroup
	queue     []portMessage
	receiving bool // start was called: messages are wanted
	pending   bool // uv_async_send was called since the last visit
	limit     int  // messages that the visit may still take
	ref       bool
	held      bool
	closing   bool
	closed    bool
	born      int      // the step in which the handle was made
	fresh     bool     // it was made in the pass that is under way
	emit      *js.Func // (type, payload)
	scope     any
}

// A portMessage is a message, or the end of the channel.
type portMessage struct {
	payload goja.Value
	moved   []*messagePort // that it carries: they become handles when it is received
	end     bool
}

// A portGroup is the ports that hear each other: the two of a channel, or all of a BroadcastChannel's name.
type portGroup struct {
	name    string
	members []*messagePort
}

// atOnce is how many messages one visit takes at least, if there are as many (MessagePort::OnMessage).
const atOnce = 1000

func (m *messaging) newPort(emit *js.Func) *messagePort {
	if m.sources[0] == nil {
		m.sources = [3]*eventloop.Source{m.host.Loop.NewWaker(), m.host.Loop.NewWaker(), m.host.Loop.NewSource(true)}
		for _, s := range m.sources {
			m.host.Loop.Watch(s, true)
		}
	}
	p := &messagePort{number: len(m.ports), emit: emit, scope: m.host.Scope("MESSAGEPORT")}
	m.ports = append(m.ports, p)
	m.touch(p)
	m.addHandle(p)
	return p
}

// addHandle is uv_async_init. Visited handles go to the end of the list one by one, so what is made in a
// pass comes behind the handle that is being visited, from the next pass on.
func (m *messaging) addHandle(p *messagePort) {
	p.born = m.host.Loop.Steps()
	at := len(m.handles)
	if p.fresh = m.passing; m.passing {
		for at = slices.Index(m.handles, m.visited) + 1; at < len(m.handles) && m.handles[at].fresh; at++ {
		}
	}
	m.handles = slices.Insert(m.handles, at, p)
}

// join makes p a member of the group of a name; "" is a group of its own.
func (m *messaging) join(p *messagePort, name string) *portGroup {
	g := m.named[name]
	if g == nil {
		g = &portGroup{name: name}
		if name != "" {
			if m.named == nil {
				m.named = map[string]*portGroup{}
			}
			m.named[name] = g
		}
	}
	g.members = append(g.members, p)
	p.group = g
	return g
}

func (m *messaging) touch(p *messagePort) {
	if w := m.host.World; !w.Untracked {
		at := trace.Location{Space: "messaging.port", Object: uint64(p.number)}
		w.Accesses = append(w.Accesses, trace.Access{Location: at, Write: true})
		// What a message's turn is called depends on what was sent before, to whatever port.
		pass := trace.Location{Space: "messaging.pass"}
		w.Accesses = append(w.Accesses, trace.Access{Location: pass, Write: true})
	}
}

// post sends a message to all others of p's group. It reports whether p can post at all.
func (m *messaging) post(p *messagePort, payload goja.Value, moved []*messagePort) bool {
	if p.closed || p.closing || p.group == nil {
		return false
	}
	for _, to := range p.group.members {
		if to != p {
			m.deliverTo(to, portMessage{payload: payload, moved: moved})
		}
	}
	m.plan()
	return true
}

func (m *messaging) deliverTo(p *messagePort, msg portMessage) {
	m.touch(p)
	p.queue = append(p.queue, msg)
	m.trigger(p)
}

// trigger is uv_async_send.
func (m *messaging) trigger(p *messagePort) {
	if !p.closing && !p.closed {
		p.pending = true
	}
}

// ready reports whether a visit of p would find something.
func (p *messagePort) ready() bool {
	return !p.closing && !p.closed && len(p.queue) > 0 && (p.receiving || p.queue[0].end)
}

func (m *messaging) start(p *messagePort) {
	if p.closing || p.closed {
		return
	}
	m.touch(p)
	p.receiving = true
	if len(p.queue) > 0 {
		m.trigger(p)
	}
	m.plan()
}

func (m *messaging) stop(p *messagePort) {
	m.touch(p)
	p.receiving = false
	m.plan()
}

func (m *messaging) setRef(p *messagePort, on bool) {
	p.ref = on
	m.hold(p)
}

func (m *messaging) hold(p *messagePort) {
	if want := p.ref && !p.closing && !p.closed; want != p.held {
		p.held = want
		if want {
			m.host.Loop.Hold()
		} else {
			m.host.Loop.Release()
		}
	}
}

// close closes the handle; its close event and the end of the channel come in the closing phase.
func (m *messaging) close(p *messagePort) {
	if p.closing || p.closed {
		return
	}
	m.touch(p)
	p.closing, p.pending = true, false
	m.hold(p)
	m.plan()
	m.host.Loop.Close(m.host.site(), bound{p.scope, func() {
		p.closed, p.closing = true, false
		m.touch(p)
		m.disentangle(p)
		m.plan()
		p.emit.Invoke(goja.Undefined(), m.host.RT.ToValue("close"))
	}})
}

// disentangle takes p out of its group. A channel's other end learns of it.
func (m *messaging) disentangle(p *messagePort) {
	g := p.group
	p.group, p.queue = nil, nil
	if g == nil {
		return
	}
	g.members = slices.DeleteFunc(g.members, func(o *messagePort) bool { return o == p })
	if len(g.members) == 1 && g.name == "" {
		m.deliverTo(g.members[0], portMessage{end: true})
	}
}

// take is receiveMessageOnPort; nil when there is no message.
func (m *messaging) take(p *messagePort) goja.Value {
	m.touch(p)
	if p.closed || len(p.queue) == 0 || p.queue[0].end {
		return nil
	}
	msg := p.queue[0]
	p.queue = p.queue[1:]
	m.received(msg)
	m.plan()
	return msg.payload
}

// received makes handles of the ports that a message carries.
func (m *messaging) received(msg portMessage) {
	for _, p := range msg.moved {
		m.addHandle(p)
	}
}

// move hands the channel of p over to a new port (a transfer); p closes.
func (m *messaging) move(p *messagePort, emit *js.Func) *messagePort {
	n := m.newPort(emit)
	m.handles = slices.DeleteFunc(m.handles, func(o *messagePort) bool { return o == n })
	n.queue, p.queue = p.queue, nil
	if n.group = p.group; n.group != nil {
		n.group.members[slices.Index(n.group.members, p)] = n
		p.group = nil
	}
	m.close(p)
	return n
}

// plan sees to it that what the next pass begins with is on its way. In the turn of a message the end of the
// turn does that.
func (m *messaging) plan() {
	if m.passing {
		return
	}
	p := m.first(nil)
	if m.turn == 2 && m.next == nil {
		m.turn = 0
	}
	if p != nil && p.born == m.host.Loop.Steps() && p.born == m.host.completing {
		m.turn = 2
	}
	m.send(p)
}

// first is the first port behind after that a pass would find something at.
func (m *messaging) first(after *messagePort) *messagePort {
	for _, p := range m.handles[slices.Index(m.handles, after)+1:] {
		if p.pending && !p.fresh && p.ready() {
			return p
		}
	}
	return nil
}

func (m *messaging) send(p *messagePort) {
	if p == m.at {
		return
	}
	loop := m.host.Loop
	if m.next != nil {
		loop.Withdraw(m.next)
	}
	if m.next, m.at = nil, p; p != nil {
		m.next = loop.Send(m.sources[m.turn], eventloop.Parcel{Alone: true, Sure: true}, "message", m.host.site(), nil, messageDue{})
	}
}

// messageDue is the callback of a message that arrives.
type messageDue struct{}

// visit is the turn of the next message.
func (m *messaging) visit() {
	p := m.at
	if m.visited != p {
		p.limit, p.pending = max(len(p.queue), atOnce), false
	}
	m.next, m.at, m.visited, m.passing = nil, nil, p, true
	msg := p.queue[0]
	p.queue = p.queue[1:]
	m.received(msg)
	m.touch(p)
	p.limit--
	if msg.end {
		m.close(p)
	} else {
		m.host.Realm.TurnIn(p.scope, func() { p.emit.Invoke(goja.Undefined(), m.host.RT.ToValue("message"), msg.payload) }, nil)
	}
	m.passing = false
	m.goOn(p)
}

// goOn decides, at the end of a message's turn, what the pass goes on with: the same port, a later one, or
// nothing; the rest is for the next pass.
func (m *messaging) goOn(p *messagePort) {
	failed := m.host.Realm.Owing() // an error of the program's ends the visit
	switch more := len(p.queue) > 0 && !p.closed && (p.receiving || p.queue[0].end); {
	case more && p.limit > 0 && !failed: // also when the handle is closing
		m.send(p)
		return
	case more:
		m.trigger(p)
	}
	m.visited = nil
	if next := m.first(p); next != nil {
		m.send(next)
		return
	}
	m.turn = (m.turn + 1) % 2
	for _, h := range m.handles {
		h.fresh = false
	}
	m.plan()
}
