package shims

import (
	"net/netip"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// A netPeer is the other end of a connection, played by the test: what reaches it is told in steps of the
// outside (kind "peer"), in the order in which it was sent. Its callbacks are JavaScript of the test's.
type netPeer struct {
	state   *netState
	events  *goja.Object // onconnection(peer), onend(peer), ondata(peer, arrayBuffer), onreset(peer)
	object  *goja.Object // what a connection's callbacks get; nil for a listener
	socket  *world.Socket
	inbox   []func()
	waiting bool // a step is registered
}

// listenPeer(name, port, events) plays a server at a host's port. name may be an address of the machine or
// of anywhere, or a name that setHost has given. It returns the port, or a negative error.
func (n *netState) listenPeer(c goja.FunctionCall) goja.Value {
	h := n.host
	ip, ok := world.ParseAddress(c.Argument(0).String())
	if !ok {
		list := h.World.Host(c.Argument(0).String())
		if len(list) == 0 {
			return n.errno(world.EADDRNOTAVAIL)
		}
		ip = list[0]
	}
	family := world.IPv6
	if ip.Is4() {
		family = world.IPv4
	}
	s := h.World.NewSocket(family, n.origin())
	p := &netPeer{state: n, events: object(c.Argument(2)), socket: s}
	s.Owner = &netEnd{peer: p}
	errno := h.World.ListenAnywhere(s, world.Address{Family: family, IP: ip, Port: int(c.Argument(1).ToInteger())})
	if errno != world.OK {
		return n.errno(errno)
	}
	return n.int(s.Local.Port)
}

// setHost(name, addresses) says what a name leads to.
func (n *netState) setHost(c goja.FunctionCall) goja.Value {
	var texts []string
	_ = n.host.RT.ExportTo(c.Argument(1), &texts)
	var list []netip.Addr
	for _, text := range texts {
		if ip, ok := world.ParseAddress(text); ok {
			list = append(list, ip)
		}
	}
	n.host.World.SetHost(c.Argument(0).String(), list)
	return goja.Undefined()
}

// accept begins a connection with a listener that the test plays.
func (p *netPeer) accept(s *world.Socket, end *netEnd) {
	c := &netPeer{state: p.state, events: p.events, socket: s}
	end.peer = c
	rt := p.state.host.RT
	c.object = rt.NewObject()
	_ = c.object.Set("write", func(call goja.FunctionCall) goja.Value {
		data := append([]byte(nil), regionOf(call.Argument(0), call.Argument(1), call.Argument(2)).bytes()...)
		n, errno := p.state.host.World.Send(s, data)
		if errno != world.OK {
			return p.state.errno(errno)
		}
		return p.state.int(n)
	})
	_ = c.object.Set("end", func(goja.FunctionCall) goja.Value { return p.state.errno(p.state.host.World.Shutdown(s)) })
	_ = c.object.Set("close", func(goja.FunctionCall) goja.Value {
		p.state.host.World.CloseSocket(s, false, true)
		return goja.Undefined()
	})
	_ = c.object.Set("reset", func(goja.FunctionCall) goja.Value {
		p.state.host.World.CloseSocket(s, true, true)
		return goja.Undefined()
	})
	c.receive("net.connection", func() {
		p.state.host.World.Accept(p.socket, s)
		c.call("onconnection")
	})
}

// receive queues what has been sent to the peer; each is a step of the outside.
func (p *netPeer) receive(kind trace.Kind, do func()) {
	p.inbox = append(p.inbox, do)
	p.next()
}

func (p *netPeer) next() {
	if p.waiting || len(p.inbox) == 0 || p.socket.Closed() {
		return
	}
	p.waiting = true
	h := p.state.host
	h.Loop.Outside("peer", h.site(), func() {
		do := p.inbox[0]
		p.inbox, p.waiting = p.inbox[1:], false
		do()
		p.next()
	})
}

// call plays a turn of the test's.
func (p *netPeer) call(name string, args ...goja.Value) {
	if f, ok := p.state.host.Realm.Func(p.events.Get(name)); ok {
		p.state.host.Realm.Turn(func() { f.Invoke(p.events, append([]goja.Value{p.object}, args...)...) }, nil)
	}
}

func (p *netPeer) data(s *world.Socket, data []byte) {
	rt := p.state.host.RT
	p.state.host.World.Received(s, 1, len(data))
	p.call("ondata", rt.ToValue(rt.NewArrayBuffer(data)))
}
