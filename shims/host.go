package shims

import (
	"fmt"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
	"loopcheck/vm/js"
)

// Config is what all runs of a program have in common. It is not changed once runs have started.
type Config struct {
	Library *Library
	Image   *world.Image
	Argv    []string // process.argv
	Env     []string // KEY=value, in order
	Cwd     string   // absolute
	Seed    uint64
	Loop    eventloop.Options
	Faults  Faults
	// Sites says whether events remember where the program registered them. A search does without.
	Sites bool
}

// A Host is the Node process of one run, as far as Node's own modules go: it owns the realm, the loop
// and the world, and is what natives work on. It is not safe for concurrent use.
type Host struct {
	*Config
	RT    *goja.Runtime
	Realm *js.Realm
	Loop  *eventloop.Loop
	World *world.World

	// Stdout and Stderr are what the program has written so far.
	Stdout, Stderr []byte
	// Report makes the text that Node prints for an error that ends the process.
	Report func(err goja.Value, fromPromise bool) string
	// NodeErrors is told the symbol that marks Node's own errors, once it exists.
	NodeErrors func(mark *goja.Symbol)
	// RejectionError makes what an unhandled rejection throws.
	RejectionError func(reason goja.Value) goja.Value
	// OnUnsupported is told of each error that says that something is not supported, when it is made.
	OnUnsupported func(err *goja.Object)
	// InstallGlobals makes all of Node's globals; nil: they are there.
	InstallGlobals func()
	// BuiltinModule finds a module of Node's by its name, undefined if there is none; MainModule is the module
	// object of the program's file.
	BuiltinModule, MainModule func(goja.Value) goja.Value
	// OnFatal is told of the error that ends the run.
	OnFatal func(err goja.Value, fromPromise bool)
	// TurnSite is where the event whose turn runs was registered.
	TurnSite fmt.Stringer
	// Tracker is told of what the run touches; nil if nobody asks.
	Tracker *js.Tracker
	// Choose asks the strategy for a choice in the middle of a turn; nil takes the natural one.
	Choose func([]trace.Event) trace.EventID

	modules  map[string]*goja.Object // "module" objects of Node's modules
	natives  map[string]*goja.Object
	builtins map[string]func() *goja.Object // natives that the vm adds
	require  *goja.Object                   // Node's modules require each other with it
	bind     *goja.Object

	console *goja.Object
	outputs [2]*outputStream // process.stdout and process.stderr, once they are asked for
	process *processState
	timers  *timerState
	parts   parts
	sockets *netState
	async   *asyncState
	enhance *goja.Symbol // on an error: what makes the stack that the report of its end of the process shows

	scripted scripted
	messages *messaging
	// completing is the latest step in which a request of the thread pool was reported.
	completing int
	draws      draws
}

// NewHost makes a process in which nothing has run.
func NewHost(c *Config, rt *goja.Runtime) *Host {
	h := &Host{
		Config:  c,
		RT:      rt,
		Loop:    eventloop.New(c.Loop),
		World:   world.New(c.Image, c.Seed),
		modules: map[string]*goja.Object{},
		natives: map[string]*goja.Object{},
	}
	h.Realm = js.NewRealm(rt, c.Library.shared, h)
	h.World.Clock = func() int64 { return h.epochNanos() }
	h.World.Stdio = h.write
	rt.SetRandSource(func() float64 { return h.entropy().Float64() })
	rt.SetTimeSource(h.dateNow)
	h.process = newProcess(h)
	h.timers = &timerState{host: h}
	return h
}

// Bind adds natives under a name for internalBinding.
func (h *Host) Bind(name string, make func() *goja.Object) {
	if h.builtins == nil {
		h.builtins = map[string]func() *goja.Object{}
	}
	h.builtins[name] = make
}

// Builtin is require of one of Node's modules, internal ones included. JavaScript errors unwind.
func (h *Host) Builtin(name string) goja.Value {
	if m, ok := h.modules[name]; ok {
		return m.Get("exports")
	}
	p, err := h.Library.program(name)
	if err != nil {
		panic(h.RT.NewGoError(err))
	}
	if h.Tracker != nil {
		defer h.Tracker.Enter(name)()
	}
	v, err := h.RT.RunProgram(p)
	if err != nil {
		panic(err)
	}
	body, _ := v.(*goja.Object).Export().(func(goja.FunctionCall) goja.Value)
	m, exports := h.RT.NewObject(), h.RT.NewObject()
	_ = m.Set("exports", exports)
	h.modules[name] = m
	done := false
	defer func() {
		if !done { // a stack overflow, say: the next require begins anew
			delete(h.modules, name)
		}
	}()
	if h.require == nil {
		h.require = h.function("require", func(c goja.FunctionCall) goja.Value {
			return h.Builtin(c.Argument(0).String())
		})
		h.bind = h.function("internalBinding", func(c goja.FunctionCall) goja.Value {
			return h.binding(c.Argument(0).String())
		})
	}
	body(goja.FunctionCall{This: exports, Arguments: []goja.Value{exports, h.require, m, h.bind, h.process.object}})
	done = true
	if name == "events" {
		for _, s := range h.outputs {
			if s != nil {
				s.emitterIs(m.Get("exports").(*goja.Object))
			}
		}
	}
	switch {
	case name == "events" && !h.process.emitter:
		h.process.becomeEmitter()
	case name == "util", name == "internal/util":
		h.timers.customize()
	}
	return m.Get("exports")
}

// Process is the global process.
func (h *Host) Process() *goja.Object {
	h.process.expose()
	return h.process.object
}

// function makes a native function object.
func (h *Host) function(name string, f func(goja.FunctionCall) goja.Value) *goja.Object {
	o := h.RT.ToValue(f).(*goja.Object)
	_ = o.DefineDataProperty("name", h.RT.ToValue(name), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	return o
}

// binding is internalBinding: the natives behind Node's modules, made when first asked for.
func (h *Host) binding(name string) *goja.Object {
	if o, ok := h.natives[name]; ok {
		return o
	}
	var o *goja.Object
	switch name {
	case "util":
		o = utilBinding(h.RT)
	case "errors":
		o = errorsBinding(h)
	case "assert":
		o = assertBinding(h)
	case "buffer":
		o = bufferBinding(h.RT)
	case "url":
		o = urlBinding(h.RT)
	case "streams":
		o = streamsBinding(h.RT)
	case "fs":
		o = newFSBinding(h)
	case "net":
		o = netBinding(h)
	case "dns":
		o = dnsBinding(h)
	case "http_parser":
		o = httpBinding(h)
	case "crypto":
		o = newCryptoBinding(h)
	case "encoding":
		o = encodingBinding(h)
	case "child_process":
		o = newChildBinding(h)
	case "vm":
		o = newVMBinding(h)
	case "zlib":
		o = newZlibBinding(h)
	case "timers":
		o = h.timers.binding()
	case "process":
		o = h.process.binding()
	case "async_hooks":
		o = asyncBinding(h)
	case "loopcheck":
		o = scriptedBinding(h)
	case "messaging":
		o = messagingBinding(h)
	default:
		if make, ok := h.builtins[name]; ok {
			o = make()
		} else {
			panic(h.RT.NewGoError(fmt.Errorf("shims: no natives %q", name)))
		}
	}
	h.natives[name] = o
	return o
}

// Submit queues one request on the thread pool: effect is called when it takes effect, and done in the
// turn that reports it.
func (h *Host) Submit(kind string, effect, done func()) {
	h.Loop.Submit(trace.Kind(kind), h.site(), effect, h.inScope(resourceOf(kind), done))
}

// Interleave lets operations of the thread pool take effect in the middle of the turn that runs. What
// looks at the world at once (a synchronous call) calls it first: a worker may be faster.
func (h *Host) Interleave() { h.interleave(eventloop.AllEffects, nil) }

// interleave lets the operations take effect that what looks at the world can notice.
func (h *Host) interleave(n eventloop.Notice, s *eventloop.Source) {
	if h.Choose == nil {
		return
	}
	h.Loop.Pause(n, s)
	goOn := h.nextPause()
	for {
		effects := h.Loop.Notices(n, s)
		if len(effects) == 0 {
			break
		}
		id := h.Choose(append([]trace.Event{{ID: goOn, Kind: "go on", At: h.Loop.Least()}}, effects...))
		if id == goOn {
			break
		}
		h.cut(id)
		if r := h.Loop.TakeEffect(id); r.Operation != nil {
			h.Effect(r)
		}
	}
	h.cut(goOn)
}

// Effect applies the operation of a request.
func (h *Host) Effect(r *eventloop.Request) { r.Operation.(func())() }

// Complete runs the turn that reports a request.
func (h *Host) Complete(r *eventloop.Request) {
	h.completing = h.Loop.Steps()
	h.Play(r.Callback)
}

// Throw unwinds with a JavaScript error of the class, which has a code if one is given.
func (h *Host) Throw(class, code, message string) {
	ctor := h.RT.Get(class)
	e, err := h.RT.New(ctor, h.RT.ToValue(message))
	if err != nil {
		panic(err)
	}
	if code != "" {
		_ = e.Set("code", code)
	}
	if code == "ERR_LOOPCHECK_UNSUPPORTED" && h.OnUnsupported != nil {
		h.OnUnsupported(e)
	}
	panic(e)
}

// Output splits what was written since a mark; see Mark.
func (h *Host) Output(stdout, stderr int) (string, string) {
	return string(h.Stdout[stdout:]), string(h.Stderr[stderr:])
}

func (h *Host) write(fd int, p []byte) {
	if fd == 2 {
		h.touch(trace.Location{Space: "stderr"}, true)
		h.Stderr = append(h.Stderr, p...)
	} else {
		h.touch(trace.Location{Space: "stdout"}, true)
		h.Stdout = append(h.Stdout, p...)
	}
}
