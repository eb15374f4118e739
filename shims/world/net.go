package world

import (
	"net/netip"
	"slices"
	"strconv"
	"strings"

	"loopcheck/eventloop/trace"
)

// The spaces of the locations that the network touches.
//
//	net.port   who is bound to a port
//	net.host   what a name leads to
//	net.handle the program's side of a socket
//	net.end    one end of a connection: whether it is shut down, closed or reset
//	net.tail   what was sent to an end: everybody who sends writes it
//	net.head   what was read from there
const (
	SpacePort   = "net.port"
	SpaceHost   = "net.host"
	SpaceEnd    = "net.end"
	SpaceHandle = "net.handle"
	SpaceTail   = "net.tail"
	SpaceHead   = "net.head"
)

// The address families.
const (
	Unix = 1
	IPv4 = 4
	IPv6 = 6
)

// Room is how many bytes a connection holds that nobody has read, by family: more are not accepted from
// the writer. Linux adjusts it as it goes; these are what one large write finds on an idle machine.
const (
	RoomTCP  = 5 << 19
	RoomUnix = 219264
)

// An Address is one end's.
type Address struct {
	Family int
	IP     netip.Addr
	Port   int
	Path   string // of a Unix socket
}

// A Socket is the kernel's side of a socket. Errors and states are those of Linux' TCP
// (net/ipv4/tcp_input.c, tcp_reset; tcp.c, tcp_close) and Unix sockets (net/unix/af_unix.c).
type Socket struct {
	// ID is the same from run to run when the step that made the socket is.
	ID            uint64
	Family        int
	Local, Remote Address
	// Owner is the owner's; the world does not look at it.
	Owner any

	only6     bool
	bound     bool
	listening bool
	waiting   []*Socket // of a listener: connections that nobody has accepted
	peer      *Socket
	unread    int // parcels that the peer has sent and nobody has read
	queued    int // and their bytes
	shut      bool
	closed    bool
	doomed    bool  // a reset is on its way here
	failed    Errno // of a reset that has arrived: what the next write is told
	wants     bool  // its owner waits for room to write
	node      *inode
}

// A Wire carries what one socket sends to another; it arrives in that order, some time later.
type Wire interface {
	// Established tells a client that its connection is made, Refused that it is not.
	Established(to *Socket)
	Refused(to *Socket, errno Errno)
	// Incoming tells a listener of a connection; it is accepted with Accept.
	Incoming(to, accepted *Socket)
	// Segment is data; what is joined comes with the segment before it.
	Segment(to *Socket, data []byte, joined bool)
	// Finish is the end of the data; hangup says that the other end is closed altogether.
	Finish(to *Socket, hangup bool)
	// Reset is the end of the connection: ResetArrived has to be called when it arrives.
	Reset(to *Socket, errno Errno)
	// Writable says that there is room again for a writer that found none.
	Writable(to *Socket)
}

// network is what the world keeps of sockets.
type network struct {
	wire  Wire
	bound []*Socket // to ports and paths, in the order of binding
	hosts map[string][]netip.Addr
	known []netip.Addr // every address that a host was given
}

// SetWire says who carries.
func (w *World) SetWire(wire Wire) { w.net.wire = wire }

func endOf(s *Socket) trace.Location  { return trace.Location{Space: SpaceEnd, Object: s.ID} }
func tailOf(s *Socket) trace.Location { return trace.Location{Space: SpaceTail, Object: s.ID} }
func headOf(s *Socket) trace.Location { return trace.Location{Space: SpaceHead, Object: s.ID} }

func portOf(port int) trace.Location {
	return trace.Location{Space: SpacePort, Object: uint64(port)}
}

// NewSocket makes a socket. origin names what makes it: different for each of a run.
func (w *World) NewSocket(family int, origin string) *Socket {
	return &Socket{ID: SocketID(origin), Family: family}
}

// SocketID is the number of what origin names.
func SocketID(origin string) uint64 { return inoOf(7, origin) }

// TouchHandle reports a use of the program's side of a socket, by number: what it has asked of it and not
// yet been told.
func (w *World) TouchHandle(id uint64, write bool) {
	w.touch(trace.Location{Space: SpaceHandle, Object: id}, write)
}

// ParseAddress reads the text of an IP address; false if it is none.
func ParseAddress(text string) (netip.Addr, bool) {
	a, err := netip.ParseAddr(text)
	return a, err == nil
}

// Bind gives a socket a local address; port 0 takes a free one, which depends on the socket alone as
// long as it is free.
func (w *World) Bind(s *Socket, ip netip.Addr, port int, only6 bool) Errno {
	if s.bound {
		return EINVAL
	}
	if ip.Is4() != (s.Family == IPv4) {
		return EINVAL
	}
	if !ip.IsUnspecified() && !ip.Unmap().IsLoopback() {
		return EADDRNOTAVAIL
	}
	if port > 0 && port < 1024 {
		return EACCES
	}
	s.only6 = only6
	s.Local = Address{Family: s.Family, IP: ip, Port: port}
	if port == 0 {
		s.Local.Port = w.freePort(s)
	} else if errno := w.portFree(s); errno != OK {
		return errno
	}
	w.hold(s)
	return OK
}

func (w *World) hold(s *Socket) {
	w.writes(portOf(s.Local.Port))
	s.bound = true
	w.net.bound = append(w.net.bound, s)
}

// The range of ports that Linux takes ephemeral ones from.
const (
	firstEphemeral = 32768
	ephemerals     = 28232
)

func (w *World) freePort(s *Socket) int {
	for port := int(s.ID % ephemerals); ; port = (port + 1) % ephemerals {
		s.Local.Port = firstEphemeral + port
		if w.portFree(s) == OK {
			return s.Local.Port
		}
	}
}

// portFree looks for a socket that s would clash with. Sockets are bound with SO_REUSEADDR, so only
// listeners matter; a program binds what it is going to listen on.
func (w *World) portFree(s *Socket) Errno {
	w.reads(portOf(s.Local.Port))
	for _, o := range w.net.bound {
		if o.Family != Unix && o.Local.Port == s.Local.Port && overlap(s, o) {
			return EADDRINUSE
		}
	}
	return OK
}

func overlap(a, b *Socket) bool {
	x, y := a.Local.IP, b.Local.IP
	if a.Family != b.Family {
		wide := a
		if b.Family == IPv6 {
			wide = b
		}
		return !wide.only6 && wide.Local.IP.IsUnspecified()
	}
	return x == y || x.IsUnspecified() || y.IsUnspecified()
}

// BindPath gives a Unix socket its name (unix_bind).
func (w *World) BindPath(s *Socket, path string) Errno {
	if s.bound {
		return EINVAL
	}
	t, errno := w.create(path, false)
	switch {
	case errno == EEXIST:
		return EADDRINUSE
	case errno != OK:
		return errno
	}
	s.node = w.make(t.dir, t.name, Other, 0o777&^w.Umask)
	s.Local = Address{Family: Unix, Path: path}
	s.bound = true
	w.net.bound = append(w.net.bound, s)
	return OK
}

// Listen makes a bound socket take connections.
func (w *World) Listen(s *Socket) Errno {
	if s.Family != Unix && !s.bound {
		s.Local = Address{Family: s.Family, IP: netip.IPv6Unspecified()}
		if s.Family == IPv4 {
			s.Local.IP = netip.IPv4Unspecified()
		}
		s.Local.Port = w.freePort(s)
		w.hold(s)
	}
	if s.Family == Unix && !s.bound {
		return EINVAL
	}
	w.touchName(s, true)
	s.listening = true
	return OK
}

// ListenAnywhere makes a socket that stands for a host outside take connections, at any address.
func (w *World) ListenAnywhere(s *Socket, at Address) Errno {
	s.Local = at
	if at.Port == 0 {
		s.Local.Port = w.freePort(s)
	} else if errno := w.portFree(s); errno != OK {
		return errno
	}
	w.hold(s)
	s.listening = true
	return OK
}

// touchName reports a use of the name that a socket is bound to.
func (w *World) touchName(s *Socket, write bool) {
	if s.Family == Unix {
		w.touch(trace.Location{Space: SpacePort, Object: s.node.ino, Name: "path"}, write)
	} else {
		w.touch(portOf(s.Local.Port), write)
	}
}

// Reaches reports whether an address belongs to the world: the machine's own, or a host that the test plays.
func (w *World) Reaches(ip netip.Addr, port int) bool {
	if ip.IsUnspecified() || ip.Unmap().IsLoopback() || slices.Contains(w.net.known, ip) {
		return true
	}
	return w.listener(ip, port) != nil
}

// Connect sends a request for a connection; the answer comes over the wire.
func (w *World) Connect(s *Socket, ip netip.Addr, port int) Errno {
	if s.peer != nil {
		return EISCONN
	}
	if ip.IsUnspecified() { // Linux takes it for the machine itself
		ip = netip.IPv6Loopback()
		if s.Family == IPv4 {
			ip = netip.AddrFrom4([4]byte{127, 0, 0, 1})
		}
	}
	s.Remote = Address{Family: s.Family, IP: ip, Port: port}
	if !s.bound {
		s.Local = Address{Family: s.Family, IP: homeOf(ip), Port: firstEphemeral + int(s.ID%ephemerals)}
	} else if s.Local.IP.IsUnspecified() {
		s.Local.IP = homeOf(ip)
	}
	to := w.listener(ip, port)
	if to == nil {
		w.net.wire.Refused(s, ECONNREFUSED)
		return OK
	}
	w.establish(s, to)
	return OK
}

// homeOf is the address that the machine uses towards ip.
func homeOf(ip netip.Addr) netip.Addr {
	switch {
	case ip.Is4():
		return netip.AddrFrom4([4]byte{127, 0, 0, 1})
	case ip.Is4In6():
		return netip.AddrFrom16(netip.AddrFrom4([4]byte{127, 0, 0, 1}).As16())
	}
	return netip.IPv6Loopback()
}

// listener finds who takes connections to an address: the most exact one.
func (w *World) listener(ip netip.Addr, port int) *Socket {
	w.reads(portOf(port))
	var best *Socket
	for _, o := range w.net.bound {
		if o.Family == Unix || !o.listening || o.Local.Port != port {
			continue
		}
		mine := o.Local.IP
		switch {
		case mine.Unmap() == ip.Unmap():
			return o
		case !mine.IsUnspecified() || o.Family == IPv4 && !ip.Unmap().Is4():
		case o.Family == IPv6 && ip.Unmap().Is4() && o.only6:
		case best == nil || o.Family == IPv4:
			best = o
		}
	}
	return best
}

// ConnectPath connects a Unix socket, at once (unix_stream_connect).
func (w *World) ConnectPath(s *Socket, path string) Errno {
	n, errno := w.existing(path, follow)
	if errno != OK {
		return errno
	}
	if n.kind == Other && !n.can(2) {
		return EACCES
	}
	for _, o := range w.net.bound {
		if o.node == n && o.listening {
			w.touchName(o, false)
			s.Remote = o.Local
			w.establish(s, o)
			return OK
		}
	}
	return ECONNREFUSED
}

// establish makes the other end of a connection, which waits to be accepted.
func (w *World) establish(s, to *Socket) {
	far := w.NewSocket(to.Family, strconv.FormatUint(s.ID, 36)+"<")
	far.Local, far.Remote = s.Remote, s.Local
	if to.Family == IPv6 && s.Remote.Family == IPv4 { // a listener of both families sees mapped addresses
		far.Local, far.Remote = mapped(s.Remote), mapped(s.Local)
	}
	s.peer, far.peer = far, s
	w.writes(endOf(s))
	to.waiting = append(to.waiting, far)
	w.net.wire.Incoming(to, far)
	w.net.wire.Established(s)
}

func mapped(a Address) Address {
	a.Family, a.IP = IPv6, netip.AddrFrom16(a.IP.As16())
	return a
}

// Accept takes a connection from the listener's queue.
func (w *World) Accept(listener, accepted *Socket) {
	w.writes(endOf(accepted))
	i := slices.Index(listener.waiting, accepted)
	listener.waiting = slices.Delete(listener.waiting, i, i+1)
}

// segment is how many bytes are sent in one piece at most: what one read takes.
const segment = 64 * 1024

// Send sends as much of p as there is room for and returns how much that was.
func (w *World) Send(s *Socket, p []byte) (int, Errno) {
	w.reads(endOf(s))
	switch {
	case s.failed != OK:
		errno := s.failed
		w.writes(endOf(s))
		s.failed = EPIPE
		return 0, errno
	case s.shut || s.peer == nil:
		return 0, EPIPE
	}
	to := s.peer
	w.reads(endOf(to))
	w.writes(tailOf(to))
	if to.closed {
		if s.Family == Unix {
			return 0, EPIPE
		}
		w.reset(s, EPIPE) // its end of the data was sent before, so the reset finds CLOSE_WAIT
		return len(p), OK
	}
	room := RoomTCP
	if s.Family == Unix {
		room = RoomUnix
	}
	n := min(len(p), max(room-to.queued, 0))
	if n < len(p) {
		s.wants = true
		w.reads(headOf(to))
	}
	for from := 0; from < n; from += segment {
		end := min(n, from+segment)
		to.unread++
		w.net.wire.Segment(to, slices.Clone(p[from:end]), from > 0)
	}
	to.queued += n
	return n, OK
}

// Received takes note that data was read.
func (w *World) Received(s *Socket, parcels, n int) {
	w.writes(headOf(s))
	s.unread -= parcels
	s.queued -= n
	room := RoomTCP
	if s.Family == Unix {
		room = RoomUnix
	}
	if s.peer != nil && s.peer.wants && s.queued <= room*2/3 {
		s.peer.wants = false
		w.net.wire.Writable(s.peer)
	}
}

// Shutdown ends what s sends.
func (w *World) Shutdown(s *Socket) Errno {
	w.writes(endOf(s))
	if s.peer == nil || s.failed != OK {
		return ENOTCONN
	}
	if !s.shut {
		s.shut = true
		w.finish(s, false)
	}
	return OK
}

func (w *World) finish(s *Socket, hangup bool) {
	if !s.peer.closed {
		w.writes(tailOf(s.peer))
		w.net.wire.Finish(s.peer, hangup)
	}
}

// reset sends the end of the connection to s, once.
func (w *World) reset(s *Socket, errno Errno) {
	w.writes(tailOf(s))
	if !s.closed && !s.doomed {
		s.doomed = true
		w.net.wire.Reset(s, errno)
	}
}

// Break resets a connection at both of its ends: something between them has failed.
func (w *World) Break(s *Socket) {
	w.reset(s, ECONNRESET)
	w.reset(s.peer, ECONNRESET)
}

// ResetArrived is what a reset does when it arrives.
func (w *World) ResetArrived(s *Socket, errno Errno) {
	w.writes(endOf(s))
	if s.failed == OK {
		s.failed = errno
	}
}

// CloseSocket gives a socket back. abort resets the connection (SO_LINGER of 0). arrived says that data
// that nobody has read is there, not on its way: then the connection is reset at once, else when it arrives.
func (w *World) CloseSocket(s *Socket, abort, arrived bool) {
	if s.closed {
		return
	}
	w.writes(endOf(s))
	s.closed = true
	if s.bound {
		w.unbind(s)
	}
	for _, c := range s.waiting {
		w.writes(endOf(c))
		c.closed = true
		w.reset(c.peer, ECONNRESET)
	}
	s.waiting = nil
	if s.peer == nil || s.failed != OK {
		return
	}
	w.reads(headOf(s))
	w.reads(tailOf(s))
	switch {
	case abort, arrived && s.unread > 0:
		w.reset(s.peer, ECONNRESET)
		return
	case !s.shut || s.Family == Unix:
		s.shut = true
		w.finish(s, s.Family == Unix)
	}
	if s.unread > 0 {
		w.reset(s.peer, EPIPE)
	}
}

// Unread reports whether data was sent to s that nobody has read.
func (s *Socket) Unread() bool { return s.unread > 0 }

func (w *World) unbind(s *Socket) {
	w.touchName(s, true)
	w.net.bound = slices.DeleteFunc(w.net.bound, func(o *Socket) bool { return o == s })
}

// Connected reports whether a socket has another end.
func (s *Socket) Connected() bool { return s.peer != nil }

// Peer is the other end; nil without one.
func (s *Socket) Peer() *Socket { return s.peer }

// Listening reports whether a socket takes connections.
func (s *Socket) Listening() bool { return s.listening }

// Closed reports whether the socket was given back.
func (s *Socket) Closed() bool { return s.closed }

// SetHost says what addresses a name has; none: it has none any more.
func (w *World) SetHost(name string, addresses []netip.Addr) {
	name = strings.ToLower(name)
	w.writes(trace.Location{Space: SpaceHost, Name: name})
	if w.net.hosts == nil {
		w.net.hosts = map[string][]netip.Addr{}
	}
	w.net.hosts[name] = addresses
	w.net.known = append(w.net.known, addresses...)
}

// Host looks a name up: the names that the test has given, and the machine's own.
func (w *World) Host(name string) []netip.Addr {
	name = strings.TrimSuffix(strings.ToLower(name), ".")
	w.reads(trace.Location{Space: SpaceHost, Name: name})
	if a, ok := w.net.hosts[name]; ok {
		return a
	}
	if name == "localhost" || strings.HasSuffix(name, ".localhost") {
		return []netip.Addr{netip.AddrFrom4([4]byte{127, 0, 0, 1})}
	}
	return nil
}
