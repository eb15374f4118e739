package shims

import (
	"fmt"
	"net/netip"
	"strconv"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// netState is the run's sockets as Node's C++ has them: src/tcp_wrap.cc, src/pipe_wrap.cc,
// src/connection_wrap.cc, src/stream_base.cc at v20.20.2, and libuv's streams (src/unix/stream.c, tcp.c,
// pipe.c at v1.46.0).
type netState struct {
	host    *Host
	handles map[*goja.Object]*netHandle
	tcp     *goja.Object // TCP.prototype
	pipe    *goja.Object // Pipe.prototype
	made    int          // sockets of the step that runs
	step    int
}

// A netEnd is what the loop and the world know of one end. A connection that nobody has accepted has no
// handle yet.
type netEnd struct {
	source *eventloop.Source
	handle *netHandle
	peer   *netPeer // the end is played by the test
}

func endOf(s *world.Socket) *netEnd { return s.Owner.(*netEnd) }

// netHandle is a TCP or a Pipe object.
type netHandle struct {
	state  *netState
	id     uint64
	object *goja.Object
	socket *world.Socket
	end    *netEnd
	pipe   bool
	fresh  world.Errno // of bind: told by listen or connect
	scope  any
	site   fmt.Stringer // where the program made it

	listening, reading, eof, unref, closing bool
	held                                    bool // by reading or listening
	connecting                              *netRequest
	shutting                                *netRequest
	fed                                     *eventloop.Pending
	writes                                  []*netRequest
	room                                    *eventloop.Source
	bytesRead, bytesWritten                 int64
	consumer                                func([]byte)
	buffer                                  *region // of onread's own buffer
}

// netRequest is a connect, a shutdown, or a write that has found no room.
type netRequest struct {
	object *goja.Object
	scope  any
	left   []byte
}

// uvEOF is libuv's UV_EOF.
const uvEOF = -4095

// net is the state of the run's sockets, made when it is first needed.
func (h *Host) net() *netState {
	if h.sockets == nil {
		h.sockets = &netState{host: h, handles: map[*goja.Object]*netHandle{}}
		h.World.SetWire(h.sockets)
	}
	return h.sockets
}

// netBinding is internalBinding('net').
func netBinding(h *Host) *goja.Object {
	n := h.net()
	make := func(name string) goja.Value {
		switch name {
		case "tcp":
			return h.RT.ToValue(func(goja.FunctionCall) goja.Value { return n.newHandle(false, "TCPWRAP").object })
		case "tcpServer":
			return h.RT.ToValue(func(goja.FunctionCall) goja.Value { return n.newHandle(false, "TCPSERVERWRAP").object })
		case "pipe":
			return h.RT.ToValue(func(goja.FunctionCall) goja.Value { return n.newHandle(true, "PIPEWRAP").object })
		case "pipeServer":
			return h.RT.ToValue(func(goja.FunctionCall) goja.Value { return n.newHandle(true, "PIPESERVERWRAP").object })
		case "tcpPrototype":
			return n.prototype(false)
		case "pipePrototype":
			return n.prototype(true)
		case "ipVersion":
			return h.RT.ToValue(n.ipVersion)
		case "ipText":
			return h.RT.ToValue(n.ipText)
		case "ipCompare":
			return h.RT.ToValue(n.ipCompare)
		case "ipInSubnet":
			return h.RT.ToValue(n.ipInSubnet)
		case "reach":
			return h.RT.ToValue(n.reach)
		case "loaded":
			return h.RT.ToValue(func(c goja.FunctionCall) goja.Value {
				_, ok := h.modules[c.Argument(0).String()]
				return h.RT.ToValue(ok)
			})
		case "listenPeer":
			return h.RT.ToValue(n.listenPeer)
		case "setHost":
			return h.RT.ToValue(n.setHost)
		}
		return nil
	}
	names := []string{"tcp", "tcpServer", "pipe", "pipeServer", "tcpPrototype", "pipePrototype", "ipVersion", "ipText", "ipCompare", "ipInSubnet", "reach", "loaded", "listenPeer", "setHost"}
	return h.RT.NewDynamicObject(&lazyObject{names: names, made: map[string]goja.Value{}, make: make})
}

// origin names the next socket that the step makes.
func (n *netState) origin() string {
	if at := n.host.Loop.Steps(); at != n.step {
		n.step, n.made = at, 0
	}
	n.made++
	return string(n.host.Loop.Running()) + "#" + strconv.Itoa(n.made)
}

func (n *netState) newHandle(pipe bool, kind string) *netHandle {
	rt := n.host.RT
	o := rt.CreateObject(n.prototype(pipe))
	x := &netHandle{state: n, object: o, pipe: pipe, scope: n.host.Scope(kind), id: world.SocketID(n.origin()), site: n.host.site()}
	_ = o.Set("reading", false)
	_ = o.Set("onconnection", goja.Null())
	_ = o.DefineDataProperty("onread", goja.Undefined(), goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	n.handles[o] = x
	return x
}

// prototype is TCP.prototype or Pipe.prototype.
func (n *netState) prototype(pipe bool) *goja.Object {
	p, name := &n.tcp, "TCP"
	if pipe {
		p, name = &n.pipe, "Pipe"
	}
	if *p != nil {
		return *p
	}
	rt := n.host.RT
	*p = rt.NewObject()
	class := n.host.function(name, func(goja.FunctionCall) goja.Value { panic(rt.NewTypeError("Illegal constructor")) })
	hidden := func(name string, v goja.Value) {
		_ = (*p).DefineDataProperty(name, v, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	hidden("constructor", class)
	_ = class.Set("prototype", *p)
	hidden("isStreamBase", rt.ToValue(true))
	methods := netMethods()
	if pipe {
		methods = append(methods, pipeMethods()...)
	} else {
		methods = append(methods, tcpMethods()...)
	}
	for _, m := range methods {
		hidden(m.name, rt.ToValue(func(c goja.FunctionCall) goja.Value {
			x := n.handles[object(c.This)]
			if x == nil {
				panic(rt.NewTypeError("Illegal invocation"))
			}
			n.host.World.TouchHandle(x.id, !m.looks)
			return m.call(x, c)
		}))
	}
	for _, name := range []string{"bytesRead", "bytesWritten", "writeQueueSize", "fd"} {
		_ = (*p).DefineAccessorProperty(name, rt.ToValue(func(c goja.FunctionCall) goja.Value {
			if x := n.handles[object(c.This)]; x != nil {
				n.host.World.TouchHandle(x.id, false)
				return rt.ToValue(x.count(name))
			}
			return goja.Undefined()
		}), nil, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	return *p
}

func (x *netHandle) count(name string) int64 {
	switch name {
	case "bytesRead":
		return x.bytesRead
	case "bytesWritten":
		return x.bytesWritten
	case "writeQueueSize":
		n := 0
		for _, w := range x.writes {
			n += len(w.left)
		}
		return int64(n)
	}
	return -1
}

// A netMethod is a method of a handle's.
type netMethod struct {
	name  string
	call  func(x *netHandle, c goja.FunctionCall) goja.Value
	looks bool // it changes nothing
}

func netMethods() []netMethod {
	return []netMethod{
		{name: "listen", call: (*netHandle).listen},
		{name: "readStart", call: (*netHandle).readStart},
		{name: "readStop", call: (*netHandle).readStop},
		{name: "shutdown", call: (*netHandle).shutdown},
		{name: "write", call: (*netHandle).write},
		{name: "close", call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.close(c.Argument(0), false) }},
		{name: "ref", call: func(x *netHandle, _ goja.FunctionCall) goja.Value { return x.setRef(true) }},
		{name: "unref", call: func(x *netHandle, _ goja.FunctionCall) goja.Value { return x.setRef(false) }},
		{name: "hasRef", looks: true, call: func(x *netHandle, _ goja.FunctionCall) goja.Value {
			return x.state.host.RT.ToValue(!x.unref && !x.closing)
		}},
		{name: "getAsyncId", looks: true, call: func(x *netHandle, _ goja.FunctionCall) goja.Value {
			if s, ok := x.scope.(*asyncScope); ok {
				return x.state.host.RT.ToValue(s.id)
			}
			return x.int(0)
		}},
		{name: "useUserBuffer", call: func(x *netHandle, c goja.FunctionCall) goja.Value {
			r := regionOf(c.Argument(0), c.Argument(1), c.Argument(2))
			x.buffer = &r
			return goja.Undefined()
		}},
	}
}

func tcpMethods() []netMethod {
	ok := func(x *netHandle, _ goja.FunctionCall) goja.Value { return x.int(0) }
	return []netMethod{
		{name: "bind", call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.bind(c, world.IPv4) }},
		{name: "bind6", call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.bind(c, world.IPv6) }},
		{name: "connect", call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.connect(c, world.IPv4) }},
		{name: "connect6", call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.connect(c, world.IPv6) }},
		{name: "getsockname", looks: true, call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.name(c, false) }},
		{name: "getpeername", looks: true, call: func(x *netHandle, c goja.FunctionCall) goja.Value { return x.name(c, true) }},
		{name: "setNoDelay", call: ok},
		{name: "setKeepAlive", call: ok},
		{name: "reset", call: func(x *netHandle, c goja.FunctionCall) goja.Value {
			if x.shutting != nil {
				return x.errno(world.EINVAL)
			}
			return x.close(c.Argument(0), true)
		}},
	}
}

func pipeMethods() []netMethod {
	return []netMethod{
		{name: "bind", call: func(x *netHandle, c goja.FunctionCall) goja.Value {
			w := x.state.host.World
			x.state.host.Interleave()
			x.use(world.Unix)
			errno := w.BindPath(x.socket, x.state.absolute(c.Argument(0).String()))
			if errno == world.ENOENT { // libuv: "for compat with Windows"
				errno = world.EACCES
			}
			return x.errno(errno)
		}},
		{name: "connect", call: (*netHandle).connectPath},
		{name: "fchmod", call: func(x *netHandle, _ goja.FunctionCall) goja.Value { return x.int(0) }},
	}
}

func (n *netState) absolute(path string) string {
	if path == "" || path[0] == '/' {
		return path
	}
	return n.host.process.cwd + "/" + path
}

func (n *netState) int(v int) goja.Value                { return n.host.RT.ToValue(v) }
func (n *netState) errno(errno world.Errno) goja.Value  { return n.int(errno.Number()) }
func (x *netHandle) int(v int) goja.Value               { return x.state.int(v) }
func (x *netHandle) errno(errno world.Errno) goja.Value { return x.state.errno(errno) }

// use makes the handle's socket (uv__tcp_init's late part, uv__new_socket).
func (x *netHandle) use(family int) {
	if x.socket == nil {
		x.attach(x.state.host.World.NewSocket(family, x.state.origin()), &netEnd{})
	}
}

func (x *netHandle) attach(s *world.Socket, end *netEnd) {
	x.socket, x.end = s, end
	s.Owner, end.handle = end, x
}

// bind is uv_tcp_bind: a port that is taken is told later.
func (x *netHandle) bind(c goja.FunctionCall, family int) goja.Value {
	ip, ok := world.ParseAddress(c.Argument(0).String())
	if !ok {
		return x.errno(world.EINVAL)
	}
	x.use(family)
	const only6 = 1 // UV_TCP_IPV6ONLY
	errno := x.state.host.World.Bind(x.socket, ip, int(c.Argument(1).ToInteger()), c.Argument(2).ToInteger()&only6 != 0)
	if errno == world.EADDRINUSE {
		x.fresh = errno
		return x.int(0)
	}
	return x.errno(errno)
}

// listen is uv_listen.
func (x *netHandle) listen(goja.FunctionCall) goja.Value {
	if x.fresh != world.OK {
		return x.errno(x.fresh)
	}
	h := x.state.host
	if x.socket == nil {
		x.use(world.IPv6)
	}
	if errno := h.World.Listen(x.socket); errno != world.OK {
		return x.errno(errno)
	}
	x.end.source = h.Loop.NewSource(true)
	h.Loop.Watch(x.end.source, true)
	x.listening = true
	x.hold()
	return x.int(0)
}

// connect is uv_tcp_connect: the answer comes through poll. Arguments: req, address, port.
func (x *netHandle) connect(c goja.FunctionCall, family int) goja.Value {
	h := x.state.host
	ip, ok := world.ParseAddress(c.Argument(1).String())
	switch {
	case !ok:
		return x.errno(world.EINVAL)
	case x.fresh != world.OK:
		return x.errno(x.fresh)
	case x.connecting != nil:
		return x.errno(world.EALREADY)
	}
	port := int(c.Argument(2).ToInteger())
	x.state.mustReach(ip, port)
	x.use(family)
	x.openSource()
	x.begin(c.Argument(0), "TCPCONNECTWRAP")
	if errno := h.World.Connect(x.socket, ip, port); errno != world.OK {
		x.connected()
		return x.errno(errno)
	}
	return x.int(0)
}

// reach(address, port) throws if nobody plays what is there.
func (n *netState) reach(c goja.FunctionCall) goja.Value {
	if ip, ok := world.ParseAddress(c.Argument(0).String()); ok {
		n.mustReach(ip, int(c.Argument(1).ToInteger()))
	}
	return goja.Undefined()
}

func (n *netState) mustReach(ip netip.Addr, port int) {
	if !n.host.World.Reaches(ip, port) {
		n.host.Throw("Error", "ERR_LOOPCHECK_UNSUPPORTED",
			"loopcheck does not support a connection to "+netip.AddrPortFrom(ip, uint16(port)).String()+
				", which is outside of the program; require('loopcheck').peer can play it")
	}
}

// connectPath is uv_pipe_connect: what fails at once is told by the pending queue.
func (x *netHandle) connectPath(c goja.FunctionCall) goja.Value {
	h := x.state.host
	h.Interleave()
	x.use(world.Unix)
	x.openSource()
	x.begin(c.Argument(0), "PIPECONNECTWRAP")
	if errno := h.World.ConnectPath(x.socket, x.state.absolute(c.Argument(1).String())); errno != world.OK {
		x.feed("net.connect", func() { x.afterConnect(errno) })
	}
	return x.int(0)
}

func (x *netHandle) openSource() {
	if x.end.source == nil {
		x.end.source = x.state.host.Loop.NewSource(false)
	}
	x.state.host.Loop.Watch(x.end.source, true)
}

// begin notes a connect that is on its way: it keeps the loop alive, whether the handle does or not.
func (x *netHandle) begin(req goja.Value, kind string) {
	x.connecting = x.request(req, kind)
	x.state.host.Loop.Hold()
}

func (x *netHandle) request(req goja.Value, kind string) *netRequest {
	return &netRequest{object: object(req), scope: x.state.host.Scope(kind)}
}

// connected is the end of a connect.
func (x *netHandle) connected() *netRequest {
	r := x.connecting
	x.connecting = nil
	x.state.host.Loop.Release()
	return r
}

// hold makes the loop live for a handle that listens or reads, while it is ref'd.
func (x *netHandle) hold() {
	on := (x.listening || x.reading) && !x.unref && !x.closing
	if on == x.held {
		return
	}
	x.held = on
	if on {
		x.state.host.Loop.Hold()
	} else {
		x.state.host.Loop.Release()
	}
}

func (x *netHandle) setRef(on bool) goja.Value {
	x.unref = !on
	x.hold()
	return goja.Undefined()
}

// feed puts a callback in the pending queue.
func (x *netHandle) feed(kind string, call func()) {
	h := x.state.host
	x.fed = h.Loop.FeedOn(x.end.source, trace.Kind(kind), h.site(), call)
}

// name is getsockname or getpeername: it fills an object.
func (x *netHandle) name(c goja.FunctionCall, remote bool) goja.Value {
	out := object(c.Argument(0))
	if x.socket == nil {
		return x.errno(world.EBADF)
	}
	a := x.socket.Local
	if remote {
		if !x.socket.Connected() {
			return x.errno(world.ENOTCONN)
		}
		a = x.socket.Remote
	}
	ip, family := a.IP.String(), "IPv4"
	if a.Family == world.IPv6 {
		family = "IPv6"
	}
	if !a.IP.IsValid() { // not bound
		ip = map[bool]string{true: "::", false: "0.0.0.0"}[a.Family == world.IPv6]
	}
	_ = out.Set("address", ip)
	_ = out.Set("family", family)
	_ = out.Set("port", a.Port)
	return x.int(0)
}
