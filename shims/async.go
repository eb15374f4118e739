package shims

import (
	"slices"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
)

// An asyncScope is what Node calls the execution context of a callback: the resource that the callback
// belongs to, with its ids and with the stores of AsyncLocalStorage that it was made under.
type asyncScope struct {
	id, trigger int64
	kind        string
	resource    *goja.Object // made when it is asked for, if it is ours to make
	stores      []asyncStore // never changed in place: scopes share it
	silent      bool         // before and after are not told of it: the program's body
}

// An asyncStore is what one AsyncLocalStorage holds in a scope.
type asyncStore struct {
	of    *asyncStorage
	value goja.Value
}

// An asyncStorage is the part of an AsyncLocalStorage that decides what is handed on.
type asyncStorage struct {
	number  uint64
	enabled bool
}

// asyncState follows asynchronous calls (lib/internal/async_hooks.js at v20.20.2). It exists from the
// first require of async_hooks on: a program without it pays for a nil check at each registration.
type asyncState struct {
	host  *Host
	last  int64 // id of the newest resource
	stack []*asyncScope
	// base is the scope where the stack is empty: Node's top level, or that of a promise job.
	base, top *asyncScope
	scopes    map[*goja.Object]*asyncScope // of AsyncResource and its like
	storages  []*asyncStorage
	runs      []asyncRun // calls of AsyncLocalStorage.run that have not returned

	promises bool // promises are followed: somebody hooks, or stores
	quiet    bool // a promise of our own is made
	tags     []jobTag
	tagged   int // jobs in tags

	emit    [4]func(goja.FunctionCall) goja.Value // init, before, after, destroy of the hooks; nil: nobody listens
	destroy []int64                               // ids whose destroy is due
}

// An asyncRun is what AsyncLocalStorage.run puts back at its end.
type asyncRun struct {
	in     *asyncScope
	before goja.Value
}

// A jobTag says that n of the queued promise jobs were queued under scope.
type jobTag struct {
	n     int
	scope *asyncScope
}

// The hooks of asyncState.emit.
const (
	hookInit = iota
	hookBefore
	hookAfter
	hookDestroy
)

// follow begins to follow asynchronous calls.
func (h *Host) follow() *asyncState {
	if h.async == nil {
		top := &asyncScope{}
		s := &asyncState{host: h, base: top, top: top, scopes: map[*goja.Object]*asyncScope{}}
		s.last = 1
		if stage := h.Realm.Stage; stage == "" || strings.HasPrefix(stage, "tick") {
			s.stack = append(s.stack, &asyncScope{id: s.last, silent: true}) // what runs now is left, too
		}
		h.async = s
		s.mark()
		h.Realm.Scopes = s
	}
	return h.async
}

// topScope is the scope of what belongs to no resource (the exit event).
func (h *Host) topScope() any {
	if h.async == nil {
		return nil
	}
	return h.async.top
}

// Scope is the scope that a callback registered now is to run in, nil while nobody follows.
// kind is Node's name of the resource (TCPWRAP).
func (h *Host) Scope(kind string) any {
	if h.async == nil {
		return nil
	}
	return h.async.Begin(kind)
}

// Within plays a turn in a scope of Scope.
func (h *Host) Within(scope any, call func()) { h.Realm.TurnIn(scope, call, nil) }

func (s *asyncState) current() *asyncScope {
	if n := len(s.stack); n > 0 {
		return s.stack[n-1]
	}
	return s.base
}

// Begin implements js.Scopes.
func (s *asyncState) Begin(kind string) any { return s.begin(kind, nil) }

// begin makes the scope of a new resource; resource may be nil.
func (s *asyncState) begin(kind string, resource *goja.Object) *asyncScope {
	cur := s.current()
	s.last++
	c := &asyncScope{id: s.last, trigger: cur.id, kind: kind, resource: resource, stores: s.handedOn(cur.stores)}
	s.init(c)
	return c
}

func (s *asyncState) init(c *asyncScope) {
	s.tell(hookInit, c)
}

func (s *asyncState) hooked() bool {
	for _, f := range s.emit {
		if f != nil {
			return true
		}
	}
	return false
}

// tell calls the listeners of a hook.
func (s *asyncState) tell(hook int, c *asyncScope) {
	f := s.emit[hook]
	if f == nil || c.silent || c.id == 0 || s.host.Realm.Dead() {
		return
	}
	s.host.touchAll() // the id counts what all turns have made
	rt := s.host.RT
	args := []goja.Value{rt.ToValue(c.id)}
	if hook == hookInit {
		args = append(args, rt.ToValue(c.kind), rt.ToValue(c.trigger), s.object(c))
	}
	f(goja.FunctionCall{This: goja.Undefined(), Arguments: args})
}

// handedOn is what a new resource takes over: the stores that are enabled.
func (s *asyncState) handedOn(stores []asyncStore) []asyncStore {
	for _, e := range stores {
		if !e.of.enabled {
			return slices.DeleteFunc(slices.Clone(stores), func(e asyncStore) bool { return !e.of.enabled })
		}
	}
	return stores
}

// object is the resource of a scope, as JavaScript sees it.
func (s *asyncState) object(c *asyncScope) *goja.Object {
	if c.resource == nil {
		rt := s.host.RT
		c.resource = rt.NewObject()
		if class := className(c.kind); class != "" {
			v := s.host.Call("internal/async_resources", "make", rt.ToValue(c.kind), rt.ToValue(class))
			c.resource = v.(*goja.Object)
		}
	}
	return c.resource
}

// className is the class of the objects that stand for resources of a kind; "" for plain ones.
func className(kind string) string {
	switch kind {
	case "", "TickObject":
		return ""
	case "PROMISE":
		return "Promise"
	case "Microtask":
		return "AsyncResource"
	case "FSREQCALLBACK", "FSREQPROMISE":
		return "FSReqCallback"
	case "GETADDRINFOREQWRAP":
		return "GetAddrInfoReqWrap"
	case "TCPWRAP", "TCPSERVERWRAP":
		return "TCP"
	case "TCPCONNECTWRAP":
		return "TCPConnectWrap"
	case "PIPEWRAP", "PIPESERVERWRAP":
		return "Pipe"
	case "MESSAGEPORT":
		return "MessagePort"
	}
	return kind
}

// Enter implements js.Scopes: a callback is about to run.
func (s *asyncState) Enter(scope any) {
	c, _ := scope.(*asyncScope)
	if c == nil { // registered before anybody followed
		s.last++
		c = &asyncScope{id: s.last}
	}
	s.enter(c)
}

func (s *asyncState) enter(c *asyncScope) {
	s.mark()
	s.stack = append(s.stack, c)
	s.tell(hookBefore, c)
}

// Leave implements js.Scopes: the callback has returned.
func (s *asyncState) Leave() {
	if n := len(s.stack); n > 0 {
		s.tell(hookAfter, s.stack[n-1])
		s.mark()
		s.stack = s.stack[:max(0, min(n, len(s.stack))-1)]
	}
}

// Abort implements js.Scopes: an error has left the callback, and was dealt with.
func (s *asyncState) Abort() {
	for len(s.stack) > 0 {
		s.Leave()
	}
}

// Over implements js.Scopes: a tick's or a microtask's resource is gone.
func (s *asyncState) Over(scope any) {
	if c, _ := scope.(*asyncScope); c != nil {
		s.gone(c)
	}
}

// bound is a callback of the loop with its scope.
type bound struct {
	scope any
	call  func()
}

// inScope puts a new scope around a callback of the loop.
func (h *Host) inScope(kind string, call func()) any {
	if h.async == nil {
		return call
	}
	return bound{h.async.Begin(kind), call}
}

// Play runs the turn of a callback of the loop.
func (h *Host) Play(callback any) {
	switch c := callback.(type) {
	case messageDue:
		h.messages.visit()
	case bound:
		h.Realm.TurnIn(c.scope, c.call, func(bool) {
			if h.async != nil {
				h.async.Over(c.scope)
			}
		})
	default:
		h.Realm.Turn(callback.(func()), nil)
	}
}

// resourceOf is Node's name for a request on the thread pool, by the kind of our event.
func resourceOf(kind string) string {
	module, name, _ := strings.Cut(kind, ".")
	switch {
	case module == "dns" && name == "lookupService":
		return "GETNAMEINFOREQWRAP"
	case module == "dns":
		return "GETADDRINFOREQWRAP"
	case module == "zlib":
		return "ZLIB"
	case name == "pbkdf2":
		return "PBKDF2REQUEST"
	case name == "scrypt":
		return "SCRYPTREQUEST"
	case name == "randomBytes", name == "randomFill":
		return "RANDOMBYTESREQUEST"
	}
	return "FSREQCALLBACK"
}

// gone says that the timer or immediate is over, unless it was armed again.
func (w *handle) gone(h *Host) {
	if h.async != nil && w.scope != nil && w.over() {
		h.async.Over(w.scope)
	}
}

// gone queues the destroy of a resource. Node calls the listeners at the start of the next check phase;
// that alone does not keep the loop alive.
func (s *asyncState) gone(c *asyncScope) { s.goneID(c.id) }

func (s *asyncState) goneID(id int64) {
	if s.emit[hookDestroy] == nil || id <= 0 {
		return
	}
	s.destroy = append(s.destroy, id)
	if len(s.destroy) == 1 {
		m := s.host.Loop.NewImmediate(nil, asyncDestroys{})
		s.host.Loop.RefImmediate(m, false)
		s.host.Loop.First(m)
	}
}

// asyncDestroys is the callback of the immediate in which destroy is called.
type asyncDestroys struct{}

// destroys is the turn that calls destroy for what is gone.
func (s *asyncState) destroys() {
	s.host.Realm.TurnIn(s.top, s.destroyed, nil)
}

func (s *asyncState) destroyed() {
	for len(s.destroy) > 0 {
		list := s.destroy
		s.destroy = nil
		for _, id := range list {
			s.tell(hookDestroy, &asyncScope{id: id})
		}
	}
}

// Grab implements goja.AsyncContextTracker: something waits for a promise.
func (s *asyncState) Grab() any {
	if !s.promises || s.quiet {
		return nil
	}
	return s.begin("PROMISE", nil)
}

// Resumed implements goja.AsyncContextTracker: what waited for a promise goes on.
func (s *asyncState) Resumed(scope any) {
	c, _ := scope.(*asyncScope)
	if c == nil {
		s.mark()
		s.stack = append(s.stack, s.top)
		return
	}
	s.enter(c)
}

// Exited implements goja.AsyncContextTracker. What is resolved next, if it is a thenable, is asked in
// the scope that is left.
func (s *asyncState) Exited() {
	if n := len(s.stack); n > 0 {
		c := s.stack[n-1]
		if c == s.top {
			s.mark()
			s.stack = s.stack[:n-1]
		} else {
			s.Leave()
		}
		s.base = &asyncScope{stores: c.stores}
	}
}

// Job implements js.Scopes: the next promise job is about to run.
func (s *asyncState) Job() {
	s.markWith(1) // the job itself does not wait any more
	t := &s.tags[0]
	s.base = t.scope
	s.tagged--
	if t.n--; t.n == 0 {
		s.tags = s.tags[1:]
	}
}

// Quiet implements js.Scopes.
func (s *asyncState) Quiet(on bool) { s.quiet = on }

// Current implements js.Scopes: the scope that runs, as it is now.
func (s *asyncState) Current() any {
	c := *s.current()
	return &c
}

// Jobs implements js.Scopes: no promise job is left.
func (s *asyncState) Jobs() { s.base, s.tags, s.tagged = s.top, s.tags[:0], 0 }

// mark remembers the scope under which the latest promise jobs were queued. It is called before that changes.
func (s *asyncState) mark() { s.markWith(0) }

func (s *asyncState) markWith(more int) {
	if n := s.host.Realm.QueuedJobs() + more - s.tagged; n > 0 {
		scope := s.base
		if len(s.stack) > 0 {
			scope = &asyncScope{stores: s.current().stores}
		}
		s.tags = append(s.tags, jobTag{n, scope})
		s.tagged += n
	}
}

// watch follows promises from now on, while a hook or a store asks for it.
func (s *asyncState) watch() {
	on := s.hooked()
	for _, st := range s.storages {
		on = on || st.enabled
	}
	s.promises = on
	if on {
		s.host.RT.SetAsyncContextTracker(s)
	}
}

// store is what a storage holds in the current scope.
func (s *asyncState) store(of *asyncStorage) goja.Value {
	s.touch(of, false)
	if of.enabled {
		for _, e := range s.current().stores {
			if e.of == of {
				return e.value
			}
		}
	}
	return goja.Undefined()
}

// setStore changes what a storage holds in a scope, and returns what it was.
func (s *asyncState) setStore(c *asyncScope, of *asyncStorage, v goja.Value) goja.Value {
	s.mark()
	for i, e := range c.stores {
		if e.of == of {
			c.stores = slices.Clone(c.stores)
			c.stores[i].value = v
			return e.value
		}
	}
	c.stores = append(slices.Clip(c.stores), asyncStore{of, v})
	return goja.Undefined()
}

// enable turns a storage on or off. Off is for the whole program: turns that look can tell.
func (s *asyncState) enable(of *asyncStorage, on bool) {
	if of.enabled != on {
		of.enabled = on
		s.watch()
	}
}

func (s *asyncState) touch(of *asyncStorage, write bool) {
	w := s.host.World
	if !w.Untracked {
		at := trace.Location{Space: "async_hooks.storage", Object: of.number}
		w.Accesses = append(w.Accesses, trace.Access{Location: at, Write: write})
	}
}
