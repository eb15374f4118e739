package world_test

import (
	"fmt"
	"net/netip"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// A tape is a wire that only notes what is sent.
type tape struct {
	lines    []string
	names    map[*world.Socket]string
	accepted []*world.Socket
}

func (t *tape) note(to *world.Socket, what string) {
	t.lines = append(t.lines, t.names[to]+" "+what)
}

func (t *tape) Established(to *world.Socket) { t.note(to, "established") }
func (t *tape) Refused(to *world.Socket, errno world.Errno) {
	t.note(to, "refused "+errno.Name())
}

func (t *tape) Incoming(to, accepted *world.Socket) {
	t.accepted = append(t.accepted, accepted)
	t.names[accepted] = fmt.Sprintf("far%d", len(t.accepted))
	t.note(to, "incoming")
}

func (t *tape) Segment(to *world.Socket, data []byte, joined bool) {
	t.note(to, fmt.Sprintf("data %d %t", len(data), joined))
}
func (t *tape) Finish(to *world.Socket, hangup bool) { t.note(to, fmt.Sprintf("end %t", hangup)) }
func (t *tape) Reset(to *world.Socket, errno world.Errno) {
	t.note(to, "reset "+errno.Name())
}
func (t *tape) Writable(to *world.Socket) { t.note(to, "writable") }

// taken is what was noted since the last look.
func (t *tape) taken() []string {
	lines := t.lines
	t.lines = nil
	return lines
}

func network(t *testing.T) (*world.World, *tape) {
	w := world.New(world.NewImage(world.MapBase{}, world.Options{}), 1)
	wire := &tape{names: map[*world.Socket]string{}}
	w.SetWire(wire)
	return w, wire
}

func loopback() netip.Addr { return netip.MustParseAddr("127.0.0.1") }

// connected makes a listener and a connection to it.
func connected(t *testing.T) (w *world.World, wire *tape, near, far *world.Socket) {
	w, wire = network(t)
	server := w.NewSocket(world.IPv4, "server")
	require.Equal(t, world.OK, w.Bind(server, loopback(), 8080, false))
	require.Equal(t, world.OK, w.Listen(server))
	near = w.NewSocket(world.IPv4, "client")
	wire.names[server], wire.names[near] = "server", "near"
	require.Equal(t, world.OK, w.Connect(near, loopback(), 8080))
	far = wire.accepted[0]
	w.Accept(server, far)
	require.Equal(t, []string{"server incoming", "near established"}, wire.taken())
	return w, wire, near, far
}

func TestAConnectionToNobodyIsRefused(t *testing.T) {
	w, wire := network(t)
	s := w.NewSocket(world.IPv4, "a")
	wire.names[s] = "a"
	require.Equal(t, world.OK, w.Connect(s, loopback(), 8080))
	require.Equal(t, []string{"a refused ECONNREFUSED"}, wire.taken())
}

func TestAPortBelongsToOneListenerPerAddress(t *testing.T) {
	for _, c := range []struct {
		first, second string
		want          world.Errno
	}{
		{"127.0.0.1", "127.0.0.1", world.EADDRINUSE},
		{"127.0.0.1", "127.0.0.2", world.OK},
		{"0.0.0.0", "127.0.0.1", world.EADDRINUSE},
		{"127.0.0.1", "0.0.0.0", world.EADDRINUSE},
		{"::", "127.0.0.1", world.EADDRINUSE}, // both families
		{"::", "0.0.0.0", world.EADDRINUSE},
		{"::1", "127.0.0.1", world.OK},
		{"::1", "::", world.EADDRINUSE},
	} {
		t.Run(c.first+" "+c.second, func(t *testing.T) {
			w, _ := network(t)
			bind := func(name, text string) world.Errno {
				ip := netip.MustParseAddr(text)
				family := world.IPv6
				if ip.Is4() {
					family = world.IPv4
				}
				s := w.NewSocket(family, name)
				if errno := w.Bind(s, ip, 8080, false); errno != world.OK {
					return errno
				}
				return w.Listen(s)
			}
			require.Equal(t, world.OK, bind("a", c.first))
			require.Equal(t, c.want, bind("b", c.second))
		})
	}
}

func TestAnAddressOfAnotherMachineCannotBeBound(t *testing.T) {
	w, _ := network(t)
	require.Equal(t, world.EADDRNOTAVAIL, w.Bind(w.NewSocket(world.IPv4, "a"), netip.MustParseAddr("10.0.0.1"), 0, false))
	require.Equal(t, world.EACCES, w.Bind(w.NewSocket(world.IPv4, "b"), loopback(), 80, false))
}

func TestAFreePortIsTheSameInEveryRun(t *testing.T) {
	port := func(also bool) int {
		w, _ := network(t)
		if also {
			require.Equal(t, world.OK, w.Bind(w.NewSocket(world.IPv4, "other"), loopback(), 0, false))
		}
		s := w.NewSocket(world.IPv4, "main.1#1")
		require.Equal(t, world.OK, w.Bind(s, loopback(), 0, false))
		return s.Local.Port
	}
	require.Equal(t, port(false), port(true))
}

func TestDataIsSentInPiecesThatOneReadTakes(t *testing.T) {
	w, wire, near, far := connected(t)
	n, errno := w.Send(near, make([]byte, 100_000))
	require.Equal(t, world.OK, errno)
	require.Equal(t, 100_000, n)
	require.Equal(t, []string{"far1 data 65536 false", "far1 data 34464 true"}, wire.taken())
	require.True(t, far.Unread())
	w.Received(far, 2, 100_000)
	require.False(t, far.Unread())
}

func TestAFullConnectionTakesNoMoreUntilItIsRead(t *testing.T) {
	w, wire, near, far := connected(t)
	n, errno := w.Send(near, make([]byte, world.RoomTCP+1))
	require.Equal(t, world.OK, errno)
	require.Equal(t, world.RoomTCP, n)
	wire.taken()
	n, errno = w.Send(near, []byte("x"))
	require.Equal(t, world.OK, errno)
	require.Zero(t, n)
	w.Received(far, 1, 65536)
	require.Empty(t, wire.taken())
	w.Received(far, 39, world.RoomTCP-65536)
	require.Equal(t, []string{"near writable"}, wire.taken())
}

func TestTheEndIsSentOnceAndNothingAfterIt(t *testing.T) {
	w, wire, near, _ := connected(t)
	require.Equal(t, world.OK, w.Shutdown(near))
	require.Equal(t, world.OK, w.Shutdown(near))
	_, errno := w.Send(near, []byte("x"))
	require.Equal(t, world.EPIPE, errno)
	w.CloseSocket(near, false, false)
	require.Equal(t, []string{"far1 end false"}, wire.taken())
}

func TestACloseWithUnreadDataResets(t *testing.T) {
	w, wire, near, far := connected(t)
	_, _ = w.Send(near, []byte("x"))
	w.CloseSocket(far, false, true)
	require.Equal(t, []string{"far1 data 1 false", "near reset ECONNRESET"}, wire.taken())
	_, errno := w.Send(near, []byte("y")) // the reset is still on its way
	require.Equal(t, world.OK, errno)
	w.ResetArrived(near, world.ECONNRESET)
	_, errno = w.Send(near, []byte("z"))
	require.Equal(t, world.ECONNRESET, errno)
	_, errno = w.Send(near, []byte("z"))
	require.Equal(t, world.EPIPE, errno)
	require.Equal(t, world.ENOTCONN, w.Shutdown(near))
}

func TestDataThatComesToAClosedSocketResets(t *testing.T) {
	w, wire, near, far := connected(t)
	_, _ = w.Send(near, []byte("x"))
	w.CloseSocket(far, false, false) // it is on its way
	require.Equal(t, []string{"far1 data 1 false", "near end false", "near reset EPIPE"}, wire.taken())
	_, _ = w.Send(near, []byte("y"))
	require.Empty(t, wire.taken(), "one reset is enough")
}

func TestAListenerThatClosesResetsWhatItHasNotAccepted(t *testing.T) {
	w, wire := network(t)
	server, client := w.NewSocket(world.IPv4, "s"), w.NewSocket(world.IPv4, "c")
	wire.names[server], wire.names[client] = "server", "client"
	require.Equal(t, world.OK, w.Bind(server, loopback(), 8080, false))
	require.Equal(t, world.OK, w.Listen(server))
	require.Equal(t, world.OK, w.Connect(client, loopback(), 8080))
	w.CloseSocket(server, false, false)
	require.Equal(t, []string{"server incoming", "client established", "client reset ECONNRESET"}, wire.taken())
	require.False(t, w.Reaches(netip.MustParseAddr("93.184.216.34"), 80))
	require.True(t, w.Reaches(loopback(), 8080), "the machine's own addresses")
}

func TestUnixSocketsHaveFiles(t *testing.T) {
	w, wire := network(t)
	server := w.NewSocket(world.Unix, "s")
	wire.names[server] = "server"
	require.Equal(t, world.OK, w.BindPath(server, "/tmp/s"))
	require.Equal(t, world.EADDRINUSE, w.BindPath(w.NewSocket(world.Unix, "t"), "/tmp/s"))
	require.Equal(t, world.ECONNREFUSED, w.ConnectPath(w.NewSocket(world.Unix, "u"), "/tmp/s"), "nobody listens")
	require.Equal(t, world.OK, w.Listen(server))
	client := w.NewSocket(world.Unix, "c")
	wire.names[client] = "client"
	require.Equal(t, world.OK, w.ConnectPath(client, "/tmp/s"))
	require.Equal(t, world.ENOENT, w.ConnectPath(w.NewSocket(world.Unix, "v"), "/tmp/none"))
	w.Accept(server, wire.accepted[0])
	w.CloseSocket(wire.accepted[0], false, true)
	require.Equal(t, []string{"server incoming", "client established", "client end true"}, wire.taken())
	_, errno := w.Send(client, []byte("x"))
	require.Equal(t, world.EPIPE, errno)
	stat, errno := w.Stat("/tmp/s")
	require.Equal(t, world.OK, errno)
	require.EqualValues(t, world.S_IFSOCK, stat.Mode&world.S_IFMT)
}

func TestNamesLeadToTheMachineOrToWhatTheTestSays(t *testing.T) {
	w, _ := network(t)
	require.Equal(t, []netip.Addr{loopback()}, w.Host("LOCALHOST."))
	require.Empty(t, w.Host("example.com"))
	w.SetHost("Example.com", []netip.Addr{netip.MustParseAddr("93.184.216.34")})
	require.Len(t, w.Host("example.COM"), 1)
}

// Two connections share nothing but their listener's port, which both only look at.
func TestConnectionsDoNotConflict(t *testing.T) {
	w, wire := network(t)
	server := w.NewSocket(world.IPv4, "s")
	require.Equal(t, world.OK, w.Bind(server, loopback(), 8080, false))
	require.Equal(t, world.OK, w.Listen(server))
	use := func(name string) map[trace.Location]bool {
		w.Accesses = nil
		c := w.NewSocket(world.IPv4, name)
		require.Equal(t, world.OK, w.Connect(c, loopback(), 8080))
		far := wire.accepted[len(wire.accepted)-1]
		w.Accept(server, far)
		_, _ = w.Send(c, []byte("x"))
		w.Received(far, 1, 1)
		w.CloseSocket(c, false, true)
		w.CloseSocket(far, false, true)
		writes := map[trace.Location]bool{}
		for _, a := range w.Accesses {
			writes[a.Location] = writes[a.Location] || a.Write
		}
		return writes
	}
	first, second := use("a"), use("b")
	for at, write := range first {
		other, both := second[at]
		require.False(t, both && (write || other), "both touch %v", at)
	}
}
