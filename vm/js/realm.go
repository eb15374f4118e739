// Package js keeps goja at arm's length: a realm that runs turns as Node does, V8's errors and stacks,
// and what the language lacks.
package js

import (
	"strings"

	"github.com/dop251/goja"
)

// Host is what a realm needs of the process that it belongs to.
type Host interface {
	// Uncaught routes an error that nobody caught, as process._fatalException does. It reports whether
	// the program handled it; if not, the run is over and the realm is not used again.
	Uncaught(err goja.Value, fromPromise bool) bool
	// UnhandledRejection emits 'unhandledRejection' and reports whether somebody listened.
	UnhandledRejection(reason goja.Value, promise *goja.Object) bool
	// RejectionHandled emits 'rejectionHandled', or a warning.
	RejectionHandled(promise *goja.Object, number int)
	// Exiting reports whether the process is about to exit: ticks are no longer taken.
	Exiting() bool
}

// Scopes follows which callback registers which (async_hooks). A scope is what Begin has returned.
type Scopes interface {
	// Begin makes the scope of a callback that is registered now, of Node's kind ("TickObject").
	Begin(kind string) any
	// Enter and Leave bracket the callback. A nil scope is one that began before anybody followed.
	Enter(scope any)
	Leave()
	// Over says that the callback of the scope will not be called again.
	Over(scope any)
	// Abort leaves all scopes: an error that nobody caught was dealt with.
	Abort()
	// Job is called before each promise job, Jobs when none is left.
	Job()
	Jobs()
	// Quiet brackets the making of promises that are not the program's.
	Quiet(on bool)
	// Current is the scope that runs.
	Current() any
}

// A Realm is one goja runtime with Node's queues of ticks and microtasks. It plays turns:
//
//	turn = callback; { ticks; microtasks } until both queues are empty; unhandled rejections; repeat
//
// after lib/internal/process/task_queues.js at v20.20.2 and InternalCallbackScope::Close. It is not
// safe for concurrent use; after a fatal error or an interrupt it must be thrown away.
type Realm struct {
	RT   *goja.Runtime
	host Host

	drainJobs *goja.Program

	// RunJobs replaces the run of an empty program where goja no longer drains by itself, see Errors.GuardStack.
	// It calls each before each job.
	RunJobs func(each func())
	each    func()
	// QueuedJobs counts the promise jobs that wait; nil where goja drains by itself.
	QueuedJobs func() int
	// Scopes is nil while nobody follows asynchronous calls.
	Scopes Scopes
	// Left is told of each error that leaves a callback, before anybody looks at it; may be nil.
	Left func(err goja.Value)
	// Thrown is the exception behind the last call of Host.Uncaught; nil for a rejection.
	Thrown *goja.Exception
	// Tracker is told of what the realm touches; may be nil.
	Tracker *Tracker
	// Stage is what runs: "" the callback of the turn itself, else a kind of InternalFrames.
	Stage string

	ticks []tick
	next  int // ticks[next:] are queued
	dead  bool
	owing bool // an error has ended a turn before its ticks

	// pending are promises rejected without a handler since the last look; asked about are those that
	// 'unhandledRejection' was emitted for, by number; late are those that got a handler after that.
	pending []rejection
	warned  map[*goja.Promise]rejection
	late    []rejection
	count   int

	resolved *goja.Object // a resolved promise, and its then, for QueueMicrotask
	then     func(goja.FunctionCall) goja.Value
}

type tick struct {
	fn    *Func
	args  []goja.Value
	scope any
}

type rejection struct {
	promise *goja.Promise
	number  int
	scope   any // in which it was rejected
}

// drain is the program whose run empties goja's job queue; see Drain.
func drain() *goja.Program { return goja.MustCompile("drain", "", false) }

// Shared is what all realms of a program have in common. It is immutable.
type Shared struct{ drain *goja.Program }

// NewShared makes the part of realms that is compiled once.
func NewShared() *Shared { return &Shared{drain: drain()} }

// NewRealm puts Node's queues around rt.
func NewRealm(rt *goja.Runtime, shared *Shared, host Host) *Realm {
	r := &Realm{RT: rt, host: host, drainJobs: shared.drain}
	rt.SetPromiseRejectionTracker(r.track)
	return r
}

// A Func is a JavaScript function that Go calls: without draining jobs, as Node's MakeCallback does
// not until its callback scope closes.
type Func struct {
	Value goja.Value
	raw   func(goja.FunctionCall) goja.Value
	call  goja.Callable
}

// Func prepares v for calls. It reports false if v is not callable.
func (r *Realm) Func(v goja.Value) (*Func, bool) {
	if o, ok := v.(*goja.Object); ok {
		if r.Tracker != nil {
			r.Tracker.seen(o)
		}
		if raw, ok := o.Export().(func(goja.FunctionCall) goja.Value); ok {
			return &Func{Value: v, raw: raw}, true
		}
	}
	if call, ok := goja.AssertFunction(v); ok { // a callable proxy, a class: no raw form
		return &Func{Value: v, call: call}, true
	}
	return nil, false
}

// Invoke calls f. A JavaScript exception unwinds as a panic, as in any native function.
func (f *Func) Invoke(this goja.Value, args ...goja.Value) goja.Value {
	if f.raw != nil {
		return f.raw(goja.FunctionCall{This: this, Arguments: args})
	}
	v, err := f.call(this, args...)
	if err != nil {
		panic(err)
	}
	return v
}

// Dead reports that the run has ended inside of a turn: nothing more may be called.
func (r *Realm) Dead() bool { return r.dead }

// Kill ends the run: no tick, no microtask and no callback is called any more. JavaScript that is on
// the stack is unwound, without its finally blocks.
func (r *Realm) Kill() {
	r.dead = true
	r.RT.Interrupt(Ended)
}

// Ended is the value of the interrupt that Kill makes.
const Ended = ended("the run has ended")

type ended string

// NextTick queues a tick (process.nextTick).
func (r *Realm) NextTick(fn *Func, args []goja.Value) {
	if !r.host.Exiting() {
		t := tick{fn: fn, args: args}
		if r.Scopes != nil {
			t.scope = r.Scopes.Begin("TickObject")
		}
		r.ticks = append(r.ticks, t)
	}
}

// Turn plays one turn: call, then between (what the loop does when call has returned or thrown), then
// ticks and microtasks. After an error that was handled they wait for the next turn, as in Node.
func (r *Realm) Turn(call func(), between func(threw bool)) { r.TurnIn(nil, call, between) }

// TurnIn is Turn for a callback of a scope.
func (r *Realm) TurnIn(scope any, call func(), between func(threw bool)) {
	r.Stage = ""
	if r.Scopes != nil {
		r.Scopes.Enter(scope)
	}
	ex := r.RT.Try(call)
	if r.dead {
		return
	}
	if between != nil {
		between(ex != nil)
	}
	if ex == nil {
		if r.Scopes != nil {
			r.Scopes.Leave()
		}
		r.Drain()
		return
	}
	r.owing = true
	r.threw(ex)
}

// CallIn plays a callback of a scope behind which Node does not look at its queues
// (InternalCallbackScope::kSkipTaskQueues). It reports whether the callback returned.
func (r *Realm) CallIn(scope any, call func()) bool {
	r.Stage = ""
	if r.Scopes != nil {
		r.Scopes.Enter(scope)
	}
	ex := r.RT.Try(call)
	if r.dead {
		return false
	}
	if ex != nil {
		r.owing = true
		r.threw(ex)
		return false
	}
	if r.Scopes != nil {
		r.Scopes.Leave()
	}
	return true
}

// Inside calls a function in a scope, from JavaScript that runs.
func (r *Realm) Inside(scope any, call func()) {
	if r.Scopes == nil {
		call()
		return
	}
	r.Scopes.Enter(scope)
	defer r.Scopes.Leave()
	call()
}

// threw routes an exception that nobody caught.
func (r *Realm) threw(ex *goja.Exception) bool {
	r.Thrown = ex
	if r.Left != nil {
		r.Left(ex.Value())
	}
	return r.uncaught(ex.Value(), false)
}

// Owing reports whether ticks or microtasks were left by an error: the check phase begins with them.
func (r *Realm) Owing() bool { return r.owing && !r.dead }

// Drain is processTicksAndRejections: it runs ticks, then microtasks, until both queues are empty, then
// looks at rejections, and repeats. An error in a tick ends it; what is left runs in the next turn.
func (r *Realm) Drain() {
	r.owing = false
	quiet := "@native"
	for !r.dead {
		if r.next < len(r.ticks) {
			quiet = ""
		}
		if !r.runTicks() {
			return
		}
		r.Stage = "job" + quiet
		quiet = ""
		r.microtasks()
		if r.dead || r.next == len(r.ticks) && !r.rejections() {
			return
		}
	}
}

func (r *Realm) runTicks() bool {
	for r.next < len(r.ticks) {
		t := r.ticks[r.next]
		r.ticks[r.next] = tick{}
		if r.next++; r.next == len(r.ticks) {
			r.ticks, r.next = r.ticks[:0], 0
		}
		r.Stage = tickStage(len(t.args))
		ex := r.runTick(t)
		if r.dead {
			return false
		}
		if ex != nil {
			r.owing = true
			r.threw(ex)
			return false
		}
		if r.Scopes != nil {
			r.Scopes.Leave()
		}
	}
	return true
}

func (r *Realm) runTick(t tick) *goja.Exception {
	if r.Scopes != nil {
		r.Scopes.Enter(t.scope)
		defer r.Scopes.Over(t.scope)
	}
	return r.RT.Try(func() { t.fn.Invoke(goja.Undefined(), t.args...) })
}

// microtasks drains goja's job queue, which happens when an outermost program has run.
func (r *Realm) microtasks() {
	if r.RunJobs != nil {
		if r.each == nil {
			r.each = r.eachJob
		}
		r.RunJobs(r.each)
		if r.Scopes != nil {
			r.Scopes.Jobs()
		}
		return
	}
	if _, err := r.RT.RunProgram(r.drainJobs); err != nil {
		if e, ok := err.(*goja.InterruptedError); ok {
			panic(e)
		}
		panic("js: the empty program failed: " + err.Error())
	}
}

func (r *Realm) eachJob() {
	if r.Scopes != nil {
		r.Scopes.Job()
	}
}

// QueueMicrotask is the global queueMicrotask: an error in fn is uncaught, and later microtasks run.
// It is a job of a resolved promise, so it takes its turn among promise jobs.
func (r *Realm) QueueMicrotask(fn *Func) {
	if r.resolved == nil {
		promise := r.RT.Get("Promise").(*goja.Object)
		resolve, _ := goja.AssertFunction(promise.Get("resolve"))
		v, err := resolve(promise)
		if err != nil {
			panic(err)
		}
		r.resolved = v.(*goja.Object)
		if r.Tracker != nil {
			r.Tracker.Own(r.resolved)
		}
		then, _ := r.resolved.Get("then").Export().(func(goja.FunctionCall) goja.Value)
		r.then = then
	}
	var scope any
	if r.Scopes != nil {
		scope = r.Scopes.Begin("Microtask")
	}
	job := r.RT.ToValue(func(goja.FunctionCall) goja.Value {
		if r.dead {
			return goja.Undefined()
		}
		if r.Scopes != nil {
			r.Scopes.Enter(scope)
		}
		stage := r.Stage
		r.Stage = strings.Replace(stage, "job", "microtask", 1)
		ex := r.RT.Try(func() { fn.Invoke(goja.Undefined()) })
		if r.Scopes != nil && !r.dead {
			r.Scopes.Over(scope)
			r.Scopes.Leave()
		}
		if ex != nil && !r.dead {
			r.Thrown = nil // Node catches it, and throws it again without its place
			r.uncaught(ex.Value(), false)
		}
		r.Stage = stage
		return goja.Undefined()
	})
	if r.Scopes != nil {
		r.Scopes.Quiet(true)
		defer r.Scopes.Quiet(false)
	}
	r.then(goja.FunctionCall{This: r.resolved, Arguments: []goja.Value{job}})
}

func (r *Realm) uncaught(err goja.Value, fromPromise bool) bool {
	if fromPromise {
		r.Thrown = nil
	}
	r.Stage = "uncaught"
	if r.host.Uncaught(err, fromPromise) {
		if r.Scopes != nil {
			r.Scopes.Abort()
		}
		return true
	}
	r.Kill()
	return false
}

// track is Node's promiseRejectHandler (lib/internal/process/promises.js).
func (r *Realm) track(p *goja.Promise, op goja.PromiseRejectionOperation) {
	if op == goja.PromiseRejectionReject {
		r.count++
		q := rejection{promise: p, number: r.count}
		if r.Scopes != nil {
			q.scope = r.Scopes.Current()
		}
		r.pending = append(r.pending, q)
		return
	}
	for i, q := range r.pending {
		if q.promise == p {
			r.pending = append(r.pending[:i:i], r.pending[i+1:]...)
			return
		}
	}
	if q, ok := r.warned[p]; ok {
		delete(r.warned, p)
		r.late = append(r.late, q)
	}
}

// rejections is processPromiseRejections, in mode 'throw'. It reports whether the queues must be looked
// at again.
func (r *Realm) rejections() bool {
	again := len(r.late) > 0
	for len(r.late) > 0 {
		q := r.late[0]
		r.late = r.late[1:]
		if !r.emit(func() { r.host.RejectionHandled(r.object(q), q.number) }) {
			return false
		}
	}
	batch := r.pending
	r.pending = nil
	for _, q := range batch {
		again = true
		if r.warned == nil {
			r.warned = map[*goja.Promise]rejection{}
		}
		r.warned[q.promise] = q
		handled := false
		r.Stage = "rejection"
		if r.Scopes != nil {
			r.Scopes.Enter(q.scope)
		}
		if !r.emit(func() { handled = r.host.UnhandledRejection(q.promise.Result(), r.object(q)) }) {
			return false
		}
		if !handled && !r.uncaught(q.promise.Result(), true) {
			return false
		}
		if r.Scopes != nil {
			r.Scopes.Leave()
		}
	}
	return again || len(r.pending) > 0
}

// emit runs listeners; an error of theirs ends the drain.
func (r *Realm) emit(f func()) bool {
	ex := r.RT.Try(f)
	if r.dead {
		return false
	}
	if ex != nil {
		r.threw(ex)
		return false
	}
	return true
}

// tickStage is the kind of InternalFrames of a tick.
func tickStage(args int) string {
	switch args {
	case 0:
		return "tick0"
	case 1:
		return "tick1"
	case 2:
		return "tick2"
	case 3:
		return "tick3"
	case 4:
		return "tick4"
	default:
		return "tick5"
	}
}

func (r *Realm) object(q rejection) *goja.Object {
	o, _ := r.RT.ToValue(q.promise).(*goja.Object)
	return o
}
