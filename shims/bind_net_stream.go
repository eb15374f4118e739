package shims

import (
	"fmt"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// readStart is uv_read_start.
func (x *netHandle) readStart(goja.FunctionCall) goja.Value {
	switch {
	case x.closing:
		return x.errno(world.EINVAL)
	case x.end == nil || x.socket.Family == 0 || x.listening:
		return x.errno(world.ENOTCONN)
	case x.eof:
		return x.int(0)
	}
	x.setReading(true)
	return x.int(0)
}

// readStop is uv_read_stop.
func (x *netHandle) readStop(goja.FunctionCall) goja.Value {
	if !x.closing && x.reading {
		x.setReading(false)
	}
	return x.int(0)
}

func (x *netHandle) setReading(on bool) {
	x.reading = on
	if x.end.source != nil {
		x.state.host.Loop.Watch(x.end.source, on || x.connecting != nil)
	}
	x.hold()
}

// write(req, bytes...) or write(req, string, encoding) sends at once what there is room for. It is 0
// when that is all, 1 when req.oncomplete(status) is going to be called, or an error (StreamBase::Write).
func (x *netHandle) write(c goja.FunctionCall) goja.Value {
	h := x.state.host
	p := x.bytes(c)
	x.bytesWritten += int64(len(p))
	if x.socket == nil || x.closing {
		return x.errno(world.EBADF)
	}
	if len(x.writes) > 0 {
		return x.later(c, p)
	}
	if h.Faults.Net && !x.pipe && x.socket.Connected() && h.fault("fault ECONNRESET in net.write") == 0 {
		h.World.Break(x.socket)
		return x.int(0) // the system takes what never arrives
	}
	x.notice()
	n, errno := h.World.Send(x.socket, p)
	if errno != world.OK {
		return x.errno(errno)
	}
	if n < len(p) {
		return x.later(c, p[n:])
	}
	return x.int(0)
}

// bytes are what a write is to send. Nobody else changes them.
func (x *netHandle) bytes(c goja.FunctionCall) []byte {
	if s, ok := c.Argument(1).(goja.String); ok {
		return encodeString(s, c.Argument(2).String())
	}
	return append([]byte(nil), regionOf(c.Argument(1), c.Argument(2), c.Argument(3)).bytes()...)
}

// later queues what there was no room for (uv_write).
func (x *netHandle) later(c goja.FunctionCall, left []byte) goja.Value {
	h := x.state.host
	w := x.request(c.Argument(0), "WRITEWRAP")
	w.left = left
	x.writes = append(x.writes, w)
	h.Loop.Hold()
	if x.room == nil {
		x.room = h.Loop.NewSource(false)
		h.Loop.Watch(x.room, true)
	}
	return x.int(1)
}

// Writable implements world.Wire.
func (n *netState) Writable(to *world.Socket) {
	x := endOf(to).handle
	if x == nil || x.closing || x.room == nil {
		return
	}
	n.host.Loop.Send(x.room, eventloop.Parcel{Alone: true}, "net.drain", n.host.site(), nil, arrival(func(*eventloop.Turn) {
		x.flush()
	}))
}

// flush is uv__write: it goes on with the writes that wait.
func (x *netHandle) flush() {
	h := x.state.host
	h.World.TouchHandle(x.id, true)
	x.notice()
	for len(x.writes) > 0 {
		w := x.writes[0]
		n, errno := h.World.Send(x.socket, w.left)
		if w.left = w.left[n:]; errno == world.OK && len(w.left) > 0 {
			return
		}
		x.writes = x.writes[1:]
		h.Loop.Release()
		h.Within(w.scope, func() { x.complete(w, errno.Number()) })
		if x.closing || h.Realm.Dead() {
			return
		}
	}
}

// complete calls a request's oncomplete(status, handle, ...).
func (x *netHandle) complete(r *netRequest, status int, more ...goja.Value) {
	x.state.host.World.TouchHandle(x.id, true)
	if f, ok := x.state.host.Realm.Func(r.object.Get("oncomplete")); ok {
		f.Invoke(r.object, append([]goja.Value{x.int(status), x.object, r.object}, more...)...)
	}
}

// notice lets a reset that is on its way arrive before a write looks.
func (x *netHandle) notice() {
	if x.end.source != nil {
		x.state.host.interleave(eventloop.SourceEffects, x.end.source)
	}
}

// shutdown is uv_shutdown: it is done when the pending queue is run.
func (x *netHandle) shutdown(c goja.FunctionCall) goja.Value {
	if x.socket == nil || !x.socket.Connected() || x.shutting != nil || x.closing || x.connecting != nil {
		return x.errno(world.ENOTCONN)
	}
	r := x.request(c.Argument(0), "SHUTDOWNWRAP")
	x.shutting = r
	x.feed("net.shutdown", func() {
		h := x.state.host
		errno := h.World.Shutdown(x.socket)
		if errno == world.OK {
			h.Loop.ShutDown(x.end.source)
		}
		x.fed, x.shutting = nil, nil
		h.Within(r.scope, func() { x.complete(r, errno.Number()) })
	})
	return x.int(0)
}

// close is uv_close: the requests that are left are called back, cancelled, before the handle.
func (x *netHandle) close(callback goja.Value, abort bool) goja.Value {
	if x.closing {
		return x.int(0)
	}
	h := x.state.host
	x.closing = true
	x.hold()
	if f, ok := h.Realm.Func(callback); ok {
		h.Loop.Close(h.site(), h.inOwnScope(x.scope, func() { f.Invoke(x.object) }))
	}
	if x.fed != nil {
		h.Loop.Unfeed(x.fed)
	}
	if x.shutting != nil {
		x.cancel(x.shutting)
	}
	for i := len(x.writes) - 1; i >= 0; i-- { // the last registered is called first
		x.cancel(x.writes[i])
		h.Loop.Release()
	}
	if x.connecting != nil {
		x.cancel(x.connected())
	}
	if x.room != nil {
		h.Loop.CloseSource(x.room)
	}
	if x.socket == nil {
		return x.int(0)
	}
	arrived := false
	if s := x.end.source; s != nil {
		if x.socket.Unread() {
			h.interleave(eventloop.SourceFirst, s)
			arrived = s.Arrived()
		}
		h.Loop.CloseSource(s)
	}
	if x.pipe && x.socket.Listening() {
		h.World.Unlink(x.socket.Local.Path)
	}
	h.World.CloseSocket(x.socket, abort, arrived || x.pipe)
	return x.int(0)
}

func (x *netHandle) cancel(r *netRequest) {
	h := x.state.host
	h.Loop.Close(h.site(), h.inOwnScope(r.scope, func() { x.complete(r, world.ECANCELED.Number()) }))
}

// inOwnScope is inScope for a scope that exists.
func (h *Host) inOwnScope(scope any, call func()) any {
	if h.async == nil {
		return call
	}
	return bound{scope, call}
}

// An arrival is the callback of what poll reports.
type arrival func(t *eventloop.Turn)

// Arrive runs the turn of what poll reports.
func (h *Host) Arrive(t *eventloop.Turn) {
	if f, ok := t.Arrival.Callback.(arrival); ok {
		f(t)
		return
	}
	h.Play(t.Arrival.Callback)
}

// Established implements world.Wire.
func (n *netState) Established(to *world.Socket) {
	x := endOf(to).handle
	n.sendFrom(x.site, to, eventloop.Parcel{Alone: true}, "net.connect", established{}, func(t *eventloop.Turn) {
		errno := world.OK
		for _, a := range t.Arrivals {
			if r, ok := a.Payload.(reset); ok {
				errno = r.errno
			}
		}
		x.afterConnect(errno)
	})
}

// What arrives.
type (
	established struct{}
	reset       struct{ errno world.Errno }
)

// Refused implements world.Wire.
func (n *netState) Refused(to *world.Socket, errno world.Errno) {
	x := endOf(to).handle
	n.sendFrom(x.site, to, eventloop.Parcel{Alone: true}, "net.connect", nil, func(*eventloop.Turn) { x.afterConnect(errno) })
}

func (n *netState) send(to *world.Socket, p eventloop.Parcel, kind trace.Kind, payload any, call func(*eventloop.Turn)) *eventloop.Arrival {
	return n.sendFrom(n.host.site(), to, p, kind, payload, call)
}

func (n *netState) sendFrom(site fmt.Stringer, to *world.Socket, p eventloop.Parcel, kind trace.Kind, payload any, call func(*eventloop.Turn)) *eventloop.Arrival {
	p.Sure = to.Family == world.Unix // what goes through a Unix socket is there at once
	return n.host.Loop.Send(endOf(to).source, p, kind, site, payload, arrival(call))
}

// afterConnect is uv__stream_connect's callback: oncomplete(status, handle, req, readable, writable).
func (x *netHandle) afterConnect(errno world.Errno) {
	x.state.host.World.TouchHandle(x.id, true)
	r := x.connected()
	x.fed = nil
	x.setReading(x.reading)
	h := x.state.host
	h.Within(r.scope, func() {
		x.complete(r, errno.Number(), h.RT.ToValue(errno == world.OK), h.RT.ToValue(errno == world.OK))
	})
}

// Incoming implements world.Wire.
func (n *netState) Incoming(to, accepted *world.Socket) {
	end := &netEnd{}
	accepted.Owner = end
	server := endOf(to)
	if server.peer != nil {
		server.peer.accept(accepted, end)
		return
	}
	end.source = n.host.Loop.NewSource(false)
	x := server.handle
	site := n.host.site()
	if from := endOf(accepted.Peer()).handle; from != nil {
		site = from.site
	}
	n.sendFrom(site, to, eventloop.Parcel{Alone: true}, "net.connection", nil, func(*eventloop.Turn) { x.accept(accepted, end) })
}

// accept is ConnectionWrap::OnConnection.
func (x *netHandle) accept(s *world.Socket, end *netEnd) {
	h := x.state.host
	h.World.TouchHandle(x.id, false)
	h.World.Accept(x.socket, s)
	kind := "TCPWRAP"
	if x.pipe {
		kind = "PIPEWRAP"
	}
	client := x.state.newHandle(x.pipe, kind) // no scope is entered yet: it inherits no store
	client.attach(s, end)
	h.Within(x.scope, func() {
		if f, ok := h.Realm.Func(x.object.Get("onconnection")); ok {
			f.Invoke(x.object, x.int(0), client.object)
		}
	})
}

// Segment implements world.Wire.
func (n *netState) Segment(to *world.Socket, data []byte, joined bool) {
	if p := endOf(to).peer; p != nil {
		p.receive("net.data", func() { p.data(to, data) })
		return
	}
	n.send(to, eventloop.Parcel{Size: len(data), Joined: joined}, "net.data", data, func(t *eventloop.Turn) {
		data, _ := t.Arrivals[0].Payload.([]byte)
		if len(t.Arrivals) > 1 {
			data = nil
			for _, a := range t.Arrivals {
				data = append(data, a.Payload.([]byte)...)
			}
		}
		n.host.World.Received(to, len(t.Arrivals), len(data))
		endOf(to).handle.read(data)
	})
}

// Finish implements world.Wire.
func (n *netState) Finish(to *world.Socket, hangup bool) {
	if p := endOf(to).peer; p != nil {
		p.receive("net.end", func() { p.call("onend") })
		return
	}
	n.send(to, eventloop.Parcel{Alone: true, Ends: true, Hangup: hangup}, "net.end", nil, func(*eventloop.Turn) {
		x := endOf(to).handle
		x.eof = true
		x.setReading(false)
		x.stop(uvEOF)
	})
}

// Reset implements world.Wire.
func (n *netState) Reset(to *world.Socket, errno world.Errno) {
	end := endOf(to)
	if end.peer != nil {
		end.peer.receive("net.reset", func() { end.peer.call("onreset") })
		return
	}
	atOnce := to.Family == world.Unix
	p := eventloop.Parcel{Alone: true, Ends: true, Hangup: atOnce, Noted: !atOnce, Overtakes: end.handle != nil && end.handle.connecting != nil}
	a := n.send(to, p, "net.reset", reset{errno}, func(t *eventloop.Turn) {
		x := endOf(to).handle
		if x.connecting != nil {
			x.afterConnect(errno)
			return
		}
		x.eof = true
		if t.HungUp {
			x.setReading(false)
			x.stop(uvEOF)
			return
		}
		x.stop(errno.Number())
		if x.reading {
			x.setReading(false)
		}
	})
	if atOnce {
		n.host.World.ResetArrived(to, errno)
	} else {
		a.OnArrival(func() { n.host.World.ResetArrived(to, errno) })
	}
}

// read is EmitToJSStreamListener::OnStreamRead with data: onread(count, arrayBuffer).
func (x *netHandle) read(data []byte) {
	x.state.host.World.TouchHandle(x.id, true)
	x.bytesRead += int64(len(data))
	if x.consumer != nil {
		x.consumer(data)
		return
	}
	h := x.state.host
	for len(data) > 0 && x.reading && !h.Realm.Dead() {
		part := data
		if x.buffer != nil {
			part = data[:copy(x.state.host.memory(*x.buffer, true), data)]
		}
		data = data[len(part):]
		h.Within(x.scope, func() {
			f, ok := h.Realm.Func(x.object.Get("onread"))
			if !ok {
				return
			}
			if x.buffer != nil {
				f.Invoke(x.object, x.int(len(part)))
			} else {
				f.Invoke(x.object, x.int(len(part)), h.RT.ToValue(h.RT.NewArrayBuffer(part)))
			}
		})
	}
}

// stop is OnStreamRead with the end, or an error: onread(status).
func (x *netHandle) stop(status int) {
	h := x.state.host
	h.World.TouchHandle(x.id, true)
	h.Within(x.scope, func() {
		if f, ok := h.Realm.Func(x.object.Get("onread")); ok {
			f.Invoke(x.object, x.int(status))
		}
	})
}

// A NetStream is a handle whose data native code takes in place of onread.
type NetStream interface {
	// Consume gives data to f, outside of any turn: f plays the turns. nil gives it back to onread. The
	// end and errors always go to onread.
	Consume(f func(data []byte))
}

// NetStream finds the handle behind a TCP or Pipe object.
func (h *Host) NetStream(v goja.Value) (NetStream, bool) {
	if h.sockets == nil {
		return nil, false
	}
	x, ok := h.sockets.handles[object(v)]
	return x, ok
}

// Consume implements NetStream.
func (x *netHandle) Consume(f func([]byte)) { x.consumer = f }
