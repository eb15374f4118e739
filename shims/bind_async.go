package shims

import "github.com/dop251/goja"

// asyncBinding is internalBinding('async_hooks'), for lib/async_hooks.js.
func asyncBinding(h *Host) *goja.Object {
	s := h.follow() // its ids count what all turns have made, so who asks for one depends on all of them
	rt := h.RT
	o := rt.NewObject()
	set := func(name string, f func(c goja.FunctionCall) goja.Value) { _ = o.Set(name, f) }
	set("executionAsyncId", func(goja.FunctionCall) goja.Value { h.touchAll(); return rt.ToValue(s.current().id) })
	set("triggerAsyncId", func(goja.FunctionCall) goja.Value { h.touchAll(); return rt.ToValue(s.current().trigger) })
	set("executionAsyncResource", func(goja.FunctionCall) goja.Value { return s.object(s.current()) })
	// An id that is only kept is nobody's business: look is called before it is shown.
	set("newAsyncId", func(goja.FunctionCall) goja.Value { s.last++; return rt.ToValue(s.last) })
	set("currentId", func(goja.FunctionCall) goja.Value { return rt.ToValue(s.current().id) })
	set("look", func(goja.FunctionCall) goja.Value { h.touchAll(); return goja.Undefined() })
	set("depth", func(goja.FunctionCall) goja.Value { return rt.ToValue(len(s.stack)) })
	s.bindResources(set)
	s.bindStorages(set)
	set("listen", func(c goja.FunctionCall) goja.Value { // init, before, after, destroy, any at all
		for i := range s.emit {
			s.emit[i], _ = c.Argument(i).Export().(func(goja.FunctionCall) goja.Value)
		}
		s.watch()
		return goja.Undefined()
	})
	return o
}

// bindResources adds what AsyncResource is made of.
func (s *asyncState) bindResources(set func(string, func(goja.FunctionCall) goja.Value)) {
	rt := s.host.RT
	set("init", func(c goja.FunctionCall) goja.Value { // resource, type, id, trigger
		scope := &asyncScope{
			id: c.Argument(2).ToInteger(), trigger: c.Argument(3).ToInteger(), kind: c.Argument(1).String(),
			resource: object(c.Argument(0)), stores: s.handedOn(s.current().stores),
		}
		s.scopes[scope.resource] = scope
		s.init(scope)
		return goja.Undefined()
	})
	set("enter", func(c goja.FunctionCall) goja.Value { // resource
		s.enter(s.scopes[object(c.Argument(0))])
		return goja.Undefined()
	})
	set("leave", func(goja.FunctionCall) goja.Value { s.Leave(); return goja.Undefined() })
	set("destroy", func(c goja.FunctionCall) goja.Value { s.goneID(c.Argument(0).ToInteger()); return goja.Undefined() })
	set("known", func(c goja.FunctionCall) goja.Value {
		return rt.ToValue(s.scopes[object(c.Argument(0))] != nil)
	})
}

// bindStorages adds what AsyncLocalStorage is made of. A storage is known by its number.
func (s *asyncState) bindStorages(set func(string, func(goja.FunctionCall) goja.Value)) {
	rt := s.host.RT
	of := func(v goja.Value) *asyncStorage { return s.storages[v.ToInteger()] }
	set("newStorage", func(goja.FunctionCall) goja.Value {
		s.storages = append(s.storages, &asyncStorage{number: uint64(len(s.storages))})
		return rt.ToValue(len(s.storages) - 1)
	})
	set("getStore", func(c goja.FunctionCall) goja.Value { return s.store(of(c.Argument(0))) })
	set("setStore", func(c goja.FunctionCall) goja.Value {
		st := of(c.Argument(0))
		s.enable(st, true)
		return s.setStore(s.current(), st, c.Argument(1))
	})
	set("begin", func(c goja.FunctionCall) goja.Value { // setStore until end
		st := of(c.Argument(0))
		s.enable(st, true)
		in := s.current()
		s.runs = append(s.runs, asyncRun{in, s.setStore(in, st, c.Argument(1))})
		return goja.Undefined()
	})
	set("end", func(c goja.FunctionCall) goja.Value {
		last := len(s.runs) - 1
		run := s.runs[last]
		s.runs = s.runs[:last]
		s.setStore(run.in, of(c.Argument(0)), run.before)
		return goja.Undefined()
	})
	set("disable", func(c goja.FunctionCall) goja.Value {
		st := of(c.Argument(0))
		s.touch(st, true)
		was := st.enabled
		s.enable(st, false)
		return rt.ToValue(was)
	})
	set("enable", func(c goja.FunctionCall) goja.Value {
		st := of(c.Argument(0))
		s.touch(st, true)
		s.enable(st, true)
		return goja.Undefined()
	})
	set("isEnabled", func(c goja.FunctionCall) goja.Value {
		st := of(c.Argument(0))
		s.touch(st, false)
		return rt.ToValue(st.enabled)
	})
}
