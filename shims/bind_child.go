package shims

import (
	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
)

// childBinding is internalBinding('child_process'): what scripted children do to the loop. What a child writes, that
// it closes its ends of the pipes and that it exits arrive one after the other through one source: a child
// closes its pipes before it exits, and libuv looks at signals last. One poll reports any number of them; between two
// that one poll reports nothing else comes, which Node's three descriptors do not rule out.
type childBinding struct {
	host *Host
	pids int64 // children so far
}

func newChildBinding(h *Host) *goja.Object {
	b := &childBinding{host: h}
	o := h.RT.NewObject()
	for _, n := range []struct {
		name string
		call func(goja.FunctionCall) goja.Value
	}{
		{"run", b.run},
		{"feed", b.feed},
		{"close", b.close},
		{"hold", b.hold},
		{"release", b.release},
		{"pid", b.pid},
		{"print", b.print},
	} {
		if err := o.Set(n.name, n.call); err != nil {
			panic(err)
		}
	}
	return o
}

// run(step, kinds, sure) lets step(i) be called for each kind, in order, as an event of its own in some poll. It
// returns a function that takes back what has not been called. sure says that poll finds all of it at once.
func (b *childBinding) run(c goja.FunctionCall) goja.Value {
	h := b.host
	step := h.callback(c)
	var kinds []string
	if err := h.RT.ExportTo(c.Argument(1), &kinds); err != nil {
		panic(err)
	}
	source := h.Loop.NewSource(false)
	h.Loop.Watch(source, true)
	each := eventloop.Parcel{Size: eventloop.ReadSize, Sure: c.Argument(2).ToBoolean()} // a full read is followed by another
	for i, kind := range kinds {
		h.Loop.Send(source, each, trace.Kind(kind), h.site(), nil, h.inScope("PROCESSWRAP", func() {
			if i == len(kinds)-1 {
				h.Loop.CloseSource(source)
			}
			step.Invoke(goja.Undefined(), h.RT.ToValue(i))
		}))
	}
	return h.RT.ToValue(func(goja.FunctionCall) goja.Value {
		h.Loop.CloseSource(source)
		return goja.Undefined()
	})
}

// feed(f) calls f when the loop next looks at what is pending.
func (b *childBinding) feed(c goja.FunctionCall) goja.Value {
	h := b.host
	f := h.callback(c)
	callback := h.inScope("SHUTDOWNWRAP", func() { f.Invoke(goja.Undefined()) })
	h.Loop.Feed("net.shutdown", h.site(), func() { h.Play(callback) })
	return goja.Undefined()
}

// close(f) calls f in the closing phase.
func (b *childBinding) close(c goja.FunctionCall) goja.Value {
	f := b.host.callback(c)
	b.host.Loop.Close(b.host.site(), b.host.inScope("PIPEWRAP", func() { f.Invoke(goja.Undefined()) }))
	return goja.Undefined()
}

// hold() and release() count handles that keep the loop alive.
func (b *childBinding) hold(goja.FunctionCall) goja.Value {
	b.host.Loop.Hold()
	return goja.Undefined()
}

func (b *childBinding) release(goja.FunctionCall) goja.Value {
	b.host.Loop.Release()
	return goja.Undefined()
}

// pid() is the number of the next child.
func (b *childBinding) pid(c goja.FunctionCall) goja.Value {
	b.pids++
	return b.host.RT.ToValue(b.host.process.object.Get("pid").ToInteger() + b.pids)
}

// print(fd, bytes) is what a child that has our own standard output writes there.
func (b *childBinding) print(c goja.FunctionCall) goja.Value {
	bytes := (&bufferNatives{rt: b.host.RT}).bytesOf(c.Argument(1))
	b.host.write(int(c.Argument(0).ToInteger()), bytes)
	return goja.Undefined()
}
