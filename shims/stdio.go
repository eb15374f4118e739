package shims

import (
	"github.com/dop251/goja"
)

// outputStream is process.stdout or process.stderr. Most programs do nothing but write to it, so it
// begins as an object whose prototype answers write alone. When anything else is asked of it, lib/internal/stdio.js
// makes it the stream that Node has. Writes are done at once, as Node's are to a pipe.
type outputStream struct {
	host     *Host
	fd       int
	object   *goja.Object // what the program has
	home     *goja.Object // its prototype, until it is a stream
	write    *goja.Object
	class    *goja.Object // Socket.prototype, once it is a stream
	isStream bool
}

func newOutputStream(h *Host, fd int) *outputStream {
	s := &outputStream{host: h, fd: fd}
	s.home = h.RT.NewDynamicObject(s)
	s.object = h.RT.CreateObject(s.home)
	s.write = h.function("write", s.writePlain)
	if m := h.modules["events"]; m != nil {
		s.emitterIs(m.Get("exports").(*goja.Object))
	}
	return s
}

// emitterIs lets instanceof EventEmitter be true.
func (s *outputStream) emitterIs(events *goja.Object) {
	if !s.isStream {
		_ = s.home.SetPrototype(events.Get("prototype").(*goja.Object))
	}
}

// plain reports whether a write is nothing but that: no stream is there, nobody has put a write of his own in.
func (s *outputStream) plain() bool {
	return !s.isStream && s.object.Get("write") == s.write
}

// writePlain is the write of an object that is no stream yet; what it cannot do the stream's write does.
func (s *outputStream) writePlain(c goja.FunctionCall) goja.Value {
	if !s.isStream && c.This == goja.Value(s.object) && len(c.Arguments) == 1 {
		if goja.IsString(c.Arguments[0]) {
			s.host.write(s.fd, []byte(c.Arguments[0].String()))
			return s.host.RT.ToValue(true)
		}
	}
	s.become()
	write, ok := s.host.Realm.Func(s.class.Get("write"))
	if !ok {
		return goja.Undefined()
	}
	return write.Invoke(c.This, c.Arguments...)
}

// become makes it a stream.
func (s *outputStream) become() {
	if s.isStream {
		return
	}
	s.isStream = true
	s.class = s.host.Call("internal/stdio", "become", s.object, s.host.RT.ToValue(s.fd)).(*goja.Object)
}

// ask answers what can be said without a stream.
func (s *outputStream) ask(name string) goja.Value {
	if s.isStream {
		return nil
	}
	switch name {
	case "write":
		return s.write
	case "fd":
		return s.host.RT.ToValue(s.fd)
	case "isTTY", "columns", "rows", "getColorDepth", "hasColors", "getWindowSize", "then", "toJSON":
		return nil // a pipe is no terminal
	}
	s.become()
	return s.object.Get(name)
}

// Get implements goja.DynamicObject. Once the object is a stream it is not asked any more.
func (s *outputStream) Get(name string) goja.Value { return s.ask(name) }

// Has implements goja.DynamicObject. A write of the program's own makes no stream.
func (s *outputStream) Has(name string) bool { return name != "write" && s.ask(name) != nil }

// Set implements goja.DynamicObject: nothing is set on it.
func (s *outputStream) Set(string, goja.Value) bool { return false }

// Delete implements goja.DynamicObject.
func (s *outputStream) Delete(string) bool { return true }

// Keys implements goja.DynamicObject.
func (s *outputStream) Keys() []string { return nil }

// output is the stream of a descriptor, 1 or 2.
func (h *Host) output(fd int) *outputStream {
	if h.outputs[fd-1] == nil {
		h.outputs[fd-1] = newOutputStream(h, fd)
	}
	return h.outputs[fd-1]
}

// printsPlainly reports whether what is printed on a descriptor need not go through a stream.
func (h *Host) printsPlainly(fd int) bool {
	return h.outputs[fd-1] == nil || h.outputs[fd-1].plain()
}

// isPlain reports whether a stream is process.stdout or process.stderr and only writes.
func (h *Host) isPlain(stream goja.Value) bool {
	for _, s := range h.outputs {
		if s != nil && goja.Value(s.object) == stream {
			return s.plain()
		}
	}
	return false
}

// shutdown calls back when the pending queue is run, as uv_shutdown does.
func (h *Host) shutdown(callback goja.Value) {
	f, ok := h.Realm.Func(callback)
	if !ok {
		return
	}
	scope := h.Scope("SHUTDOWNWRAP")
	h.Loop.Feed("stdio.shutdown", h.site(), func() {
		h.Within(scope, func() { f.Invoke(goja.Undefined()) })
	})
}
