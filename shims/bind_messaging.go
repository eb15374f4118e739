package shims

import "github.com/dop251/goja"

// messagingBinding is internalBinding('messaging'), for lib/internal/message_port.js. Ports are known by
// their numbers.
func messagingBinding(h *Host) *goja.Object {
	m := &messaging{host: h}
	h.messages = m
	o := h.RT.NewObject()
	set := func(name string, f func(c goja.FunctionCall) goja.Value) { _ = o.Set(name, f) }
	port := func(c goja.FunctionCall) *messagePort { return m.ports[c.Argument(0).ToInteger()] }
	with := func(name string, f func(p *messagePort)) {
		set(name, func(c goja.FunctionCall) goja.Value { f(port(c)); return goja.Undefined() })
	}
	set("create", func(c goja.FunctionCall) goja.Value { // emit
		return h.RT.ToValue(m.newPort(h.callback(c)).number)
	})
	set("entangle", func(c goja.FunctionCall) goja.Value { // two ports
		p := port(c)
		other := m.ports[c.Argument(1).ToInteger()]
		other.group = m.join(p, "")
		other.group.members = append(other.group.members, other)
		return goja.Undefined()
	})
	set("join", func(c goja.FunctionCall) goja.Value { m.join(port(c), c.Argument(1).String()); return goja.Undefined() })
	set("post", func(c goja.FunctionCall) goja.Value { // from, payload, the ports that it carries
		var moved []*messagePort
		for _, n := range rest(c, 2) {
			moved = append(moved, m.ports[n.ToInteger()])
		}
		return h.RT.ToValue(m.post(port(c), c.Argument(1), moved))
	})
	with("start", m.start)
	with("stop", m.stop)
	with("close", m.close)
	with("ref", func(p *messagePort) { m.setRef(p, true) })
	with("unref", func(p *messagePort) { m.setRef(p, false) })
	set("hasRef", func(c goja.FunctionCall) goja.Value { // undefined once it is closed
		if p := port(c); !p.closed {
			return h.RT.ToValue(p.ref)
		}
		return goja.Undefined()
	})
	set("isOpen", func(c goja.FunctionCall) goja.Value {
		p := port(c)
		return h.RT.ToValue(!p.closed && !p.closing)
	})
	set("hears", func(c goja.FunctionCall) goja.Value { // whether two ports are of one group
		p, other := port(c), m.ports[c.Argument(1).ToInteger()]
		return h.RT.ToValue(p.group != nil && p.group == other.group)
	})
	set("take", func(c goja.FunctionCall) goja.Value {
		if v := m.take(port(c)); v != nil {
			return v
		}
		return goja.Undefined()
	})
	set("move", func(c goja.FunctionCall) goja.Value { // port, emit
		emit, _ := h.Realm.Func(c.Argument(1))
		return h.RT.ToValue(m.move(port(c), emit).number)
	})
	return o
}
