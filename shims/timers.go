package shims

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/vm/js"
)

// timerState is the realm's side of timers and immediates (lib/timers.js and lib/internal/timers.js at
// v20.20.2). It is in Go because nearly every program uses it.
type timerState struct {
	host       *Host
	known      map[*goja.Object]*handle
	primitives map[int64]*handle // knownTimersById
	lastID     int64
	timeout    *goja.Object // Timeout.prototype
	immediate  *goja.Object // Immediate.prototype
	global     map[string]*goja.Object

	custom bool // see customize

	timeoutNames, immediateNames []string

	lastReading int64 // see now
	lastStep    int
	equal       int
	made        int // immediates so far
	checked     int // of these, those that were there when the last check phase began
}

// handle is a Timeout or an Immediate. It is the callback that the loop hands back.
type handle struct {
	object    *goja.Object
	fn        *js.Func
	args      []goja.Value
	id        int64
	delay     float64 // as Node keeps it: not truncated
	started   int64
	repeat    bool
	running   bool // its callback is being called
	own       *timerObject
	timer     *eventloop.Timer
	immediate *eventloop.Immediate
	made      int // an immediate: its number
	scope     any
}

// call calls the callback, the one that the program may have put in its place.
func (w *handle) call() {
	w.running = true
	defer func() { w.running = false }()
	if w.own != nil && w.own.set != nil {
		for _, name := range []string{"_onTimeout", "_onImmediate"} {
			if f, ok := goja.AssertFunction(w.own.set[name]); ok {
				if _, err := f(w.object, w.args...); err != nil {
					panic(err)
				}
				return
			}
		}
	}
	if w.fn != nil {
		w.fn.Invoke(w.object, w.args...)
	}
}

// Fire runs the turn of a timer.
func (h *Host) Fire(t *eventloop.Timer) {
	w := t.Callback.(*handle)
	h.inside(w.object, true)
	h.Realm.TurnIn(w.scope, w.call, func(threw bool) {
		defer w.gone(h)
		if threw {
			h.Loop.Threw(t)
		} else {
			h.Loop.Fired(t)
		}
	})
}

// FireImmediate runs the turn of an immediate. The check phase begins with what an error left over; what an
// error in the phase leaves waits until the next immediate has run (processImmediate is called again).
func (h *Host) FireImmediate(m *eventloop.Immediate) {
	if h.timers.beginsCheck(m) && h.Realm.Owing() {
		h.Realm.Drain()
	}
	if _, ok := m.Callback.(asyncDestroys); ok {
		h.async.destroys()
		return
	}
	if w := m.Callback.(*handle); !h.Realm.Dead() {
		h.inside(w.object, true)
		h.Realm.TurnIn(w.scope, w.call, func(bool) { w.gone(h) })
	}
}

// beginsCheck reports whether an immediate is the first of its check phase: one that was made since the last
// phase began.
func (s *timerState) beginsCheck(m *eventloop.Immediate) bool {
	if w, ok := m.Callback.(*handle); ok && w.made <= s.checked {
		return false
	}
	s.checked = s.made
	return true
}

// numbered gives an immediate its number.
func (s *timerState) numbered(w *handle) *handle {
	s.made++
	w.made = s.made
	return w
}

// wake makes sure of one more check phase, as Node does after it has handled an error.
func (h *Host) wake() {
	w := h.timers.numbered(&handle{})
	w.immediate = h.Loop.NewImmediate(nil, w)
	h.timers.follow(w, "Immediate")
}

// site remembers where the program makes the call that runs, if anybody is going to ask.
func (h *Host) site() fmt.Stringer {
	if !h.Sites {
		return nil
	}
	return callSite{h.RT.CaptureCallStack(0, nil), h.TurnSite}
}

// callSite is a call stack whose innermost frame of the program is wanted. Requests that Node's own
// modules make in later turns have none: they belong to where the call was made that began it all.
type callSite struct {
	frames []goja.StackFrame
	turn   fmt.Stringer // where the turn was registered
}

// String is file:line:col of the innermost frame that is neither Node's nor native.
func (s callSite) String() string {
	for i := range s.frames {
		name := s.frames[i].SrcName()
		if name == "" || name == "<native>" || strings.HasPrefix(name, "node:") {
			continue
		}
		p := s.frames[i].Position()
		return name + ":" + strconv.Itoa(p.Line) + ":" + strconv.Itoa(p.Column)
	}
	if s.turn != nil {
		return s.turn.String()
	}
	return ""
}

// names of the functions that are also globals.
func timerNames() []string {
	return []string{"setTimeout", "setInterval", "setImmediate", "clearTimeout", "clearInterval", "clearImmediate"}
}

// timerLength is the number of parameters that Node's function declares.
func timerLength(name string) int {
	switch name {
	case "setTimeout", "setInterval":
		return 5
	case "setImmediate":
		return 4
	}
	return 1
}

// function is one of timerNames, made when it is first asked for.
func (s *timerState) function(name string) *goja.Object {
	if f, ok := s.global[name]; ok {
		return f
	}
	var f func(goja.FunctionCall) goja.Value
	switch name {
	case "setTimeout":
		f = func(c goja.FunctionCall) goja.Value { return s.arm(c, false) }
	case "setInterval":
		f = func(c goja.FunctionCall) goja.Value { return s.arm(c, true) }
	case "setImmediate":
		f = s.setImmediate
	case "clearImmediate":
		f = func(c goja.FunctionCall) goja.Value {
			if w := s.known[object(c.Argument(0))]; w != nil && w.immediate != nil {
				s.host.inside(w.object, true)
				over := w.over() || w.running
				s.host.Loop.ClearImmediate(w.immediate)
				if a := s.host.async; a != nil && w.scope != nil && !over {
					a.Over(w.scope)
				}
			}
			return goja.Undefined()
		}
	default:
		f = func(c goja.FunctionCall) goja.Value { s.clear(c.Argument(0)); return goja.Undefined() }
	}
	o := s.host.function(name, f)
	if n := timerLength(name); n > 0 {
		_ = o.DefineDataProperty("length", s.host.RT.ToValue(n), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	if s.custom && (name == "setTimeout" || name == "setImmediate") {
		s.promisify(o, name)
	}
	if s.global == nil {
		s.global = map[string]*goja.Object{}
	}
	s.global[name] = o
	return o
}

// customize gives setTimeout and setImmediate their util.promisify.custom, once somebody can ask for it:
// symbols cost a run that has no other use for them.
func (s *timerState) customize() {
	if s.custom {
		return
	}
	s.custom = true
	for _, name := range []string{"setTimeout", "setImmediate"} {
		if f := s.global[name]; f != nil {
			s.promisify(f, name)
		}
	}
}

// promisify gives o the function of timers/promises as its util.promisify.custom.
func (s *timerState) promisify(o *goja.Object, name string) {
	rt := s.host.RT
	symbol := rt.Get("Symbol").(*goja.Object)
	forKey, _ := goja.AssertFunction(symbol.Get("for"))
	custom, err := forKey(symbol, rt.ToValue("nodejs.util.promisify.custom"))
	if err != nil {
		panic(err)
	}
	get := rt.ToValue(func(goja.FunctionCall) goja.Value {
		return s.host.Builtin("timers/promises").(*goja.Object).Get(name)
	})
	_ = o.DefineAccessorPropertySymbol(custom.(*goja.Symbol), get, nil, goja.FLAG_TRUE, goja.FLAG_TRUE)
}

func object(v goja.Value) *goja.Object {
	o, _ := v.(*goja.Object)
	return o
}

// callback prepares the first argument of a call, or throws as Node's validateFunction.
func (h *Host) callback(c goja.FunctionCall) *js.Func {
	fn, ok := h.Realm.Func(c.Argument(0))
	if !ok {
		h.Call("internal/validators", "validateFunction", c.Argument(0), h.RT.ToValue("callback"))
	}
	return fn
}

// Call calls a function of one of Node's modules.
func (h *Host) Call(module, name string, args ...goja.Value) goja.Value {
	f, ok := h.Realm.Func(h.Builtin(module).(*goja.Object).Get(name))
	if !ok {
		panic("shims: " + module + " has no function " + name)
	}
	return f.Invoke(goja.Undefined(), args...)
}

func rest(c goja.FunctionCall, from int) []goja.Value {
	if len(c.Arguments) <= from {
		return nil
	}
	return append([]goja.Value(nil), c.Arguments[from:]...)
}

func (s *timerState) arm(c goja.FunctionCall, repeat bool) goja.Value {
	fn := s.host.callback(c)
	ms := c.Argument(1).ToFloat()
	if ms > 1<<31-1 {
		s.warnOverflow(c.Argument(1))
	}
	if !(ms >= 1 && ms <= 1<<31-1) {
		ms = 1
	}
	w := &handle{fn: fn, args: rest(c, 2), delay: ms, repeat: repeat}
	w.timer = s.host.Loop.NewTimer(eventloop.TimerDelay(ms), repeat, s.host.site(), w)
	w.started = s.host.Loop.Least()
	proto := s.timeoutPrototype()
	s.know(w, s.timeoutNames, proto)
	s.follow(w, "Timeout")
	return w.object
}

func (s *timerState) warnOverflow(delay goja.Value) {
	rt := s.host.RT
	warn, _ := goja.AssertFunction(s.host.process.object.Get("emitWarning"))
	message := delay.String() + " does not fit into a 32-bit signed integer.\nTimeout duration was set to 1."
	if _, err := warn(s.host.process.object, rt.ToValue(message), rt.ToValue("TimeoutOverflowWarning")); err != nil {
		panic(err)
	}
}

func (s *timerState) setImmediate(c goja.FunctionCall) goja.Value {
	fn := s.host.callback(c)
	w := s.numbered(&handle{fn: fn, args: rest(c, 1)})
	w.immediate = s.host.Loop.NewImmediate(s.host.site(), w)
	proto := s.immediatePrototype()
	s.know(w, s.immediateNames, proto)
	s.follow(w, "Immediate")
	return w.object
}

func (s *timerState) know(w *handle, names []string, proto *goja.Object) {
	w.own = &timerObject{w: w, rt: s.host.RT, names: names}
	w.object = s.host.RT.NewDynamicObject(w.own)
	_ = w.object.SetPrototype(proto)
	if s.known == nil {
		s.known = map[*goja.Object]*handle{}
	}
	s.lastID++
	w.id = s.lastID
	s.known[w.object] = w
	s.host.made(w.object)
}

// follow gives w its async resource.
func (s *timerState) follow(w *handle, kind string) {
	if a := s.host.async; a != nil {
		w.scope = a.begin(kind, w.object)
	}
}

// clear is clearTimeout: of a Timeout, or of the number that one was turned into.
func (s *timerState) clear(v goja.Value) {
	if w := s.known[object(v)]; w != nil {
		if w.timer != nil {
			s.clearTimer(w)
		}
		return
	}
	switch v.Export().(type) {
	case int64, float64, string:
		if w := s.primitives[v.ToInteger()]; w != nil {
			s.clearTimer(w)
		}
	}
}

func (s *timerState) clearTimer(w *handle) {
	s.host.inside(w.object, true)
	over := w.timer.Destroyed()
	s.host.Loop.ClearTimer(w.timer)
	if a := s.host.async; a != nil && w.scope != nil && !over && !w.running {
		a.Over(w.scope)
	}
}

// prototype makes an object whose methods exist once they are asked for.
func (s *timerState) prototype(class string, names []string, methods func(string) func(*handle) goja.Value) *goja.Object {
	rt := s.host.RT
	lazy := &lazyObject{made: map[string]goja.Value{}, names: append([]string{"constructor"}, names...)}
	lazy.make = func(name string) goja.Value {
		if name == "constructor" {
			return s.host.function(class, func(goja.FunctionCall) goja.Value { return goja.Undefined() })
		}
		m := methods(name)
		return s.host.function(name, func(c goja.FunctionCall) goja.Value {
			w := s.known[object(c.This)]
			if w == nil {
				panic(rt.NewTypeError("Illegal invocation"))
			}
			s.host.inside(w.object, true)
			if v := m(w); v != nil {
				return v
			}
			return w.object
		})
	}
	return rt.NewDynamicObject(lazy)
}

func (s *timerState) timeoutPrototype() *goja.Object {
	if s.timeout != nil {
		return s.timeout
	}
	rt, loop := s.host.RT, s.host.Loop
	s.timeoutNames = timeoutFields()
	s.timeout = s.prototype("Timeout", []string{"refresh", "unref", "ref", "hasRef", "close"},
		func(name string) func(*handle) goja.Value {
			return func(w *handle) goja.Value {
				switch name {
				case "ref":
					loop.RefTimer(w.timer, true)
				case "unref":
					loop.RefTimer(w.timer, false)
				case "hasRef":
					return rt.ToValue(w.timer.HasRef())
				case "refresh":
					if !w.running && w.timer.Destroyed() && !w.timer.Cleared() {
						s.follow(w, "Timeout")
					}
					loop.Refresh(w.timer)
				case "close":
					s.clearTimer(w)
				}
				return nil
			}
		})
	base := rt.NewObject()
	primitive := rt.ToValue(func(c goja.FunctionCall) goja.Value {
		w := s.known[object(c.This)]
		if w == nil {
			panic(rt.NewTypeError("Illegal invocation"))
		}
		if s.primitives == nil {
			s.primitives = map[int64]*handle{}
		}
		s.primitives[w.id] = w
		s.host.touchAll() // the number tells how many timers there were before
		return rt.ToValue(w.id)
	})
	_ = base.DefineDataPropertySymbol(goja.SymToPrimitive, primitive, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = s.timeout.SetPrototype(base)
	return s.timeout
}

func (s *timerState) immediatePrototype() *goja.Object {
	if s.immediate != nil {
		return s.immediate
	}
	rt, loop := s.host.RT, s.host.Loop
	s.immediateNames = immediateFields()
	s.immediate = s.prototype("Immediate", []string{"ref", "unref", "hasRef"},
		func(name string) func(*handle) goja.Value {
			return func(w *handle) goja.Value {
				switch name {
				case "ref":
					loop.RefImmediate(w.immediate, true)
				case "unref":
					loop.RefImmediate(w.immediate, false)
				case "hasRef":
					return rt.ToValue(w.immediate.HasRef())
				}
				return nil
			}
		})
	return s.immediate
}

// binding is internalBinding('timers'): the functions themselves, for require('timers').
func (s *timerState) binding() *goja.Object {
	o := s.host.RT.NewObject()
	for _, name := range timerNames() {
		_ = o.Set(name, s.function(name))
	}
	return o
}
