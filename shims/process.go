package shims

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
	"loopcheck/vm/js"
)

// NodeVersion is the version of Node that a run is faithful to.
const NodeVersion = "20.20.2"

// processState is the global process. What programs use all the time is made in Go when it is first
// asked for; the rest is lib/internal/process.js.
type processState struct {
	host   *Host
	object *goja.Object
	proto  *lazyObject
	base   *goja.Object // the object behind proto

	emitter bool // EventEmitter.prototype is in the chain: somebody may listen
	exiting bool
	exposed bool
	code    goja.Value // process.exitCode
	cwd     string
}

// ours are the properties made in Go.
func ours() []string {
	return []string{
		"nextTick", "exit", "reallyExit", "cwd", "chdir", "argv", "argv0", "execArgv", "execPath", "env", "platform", "arch",
		"version", "pid", "ppid", "title", "hrtime", "uptime", "umask", "_exiting", "stdout", "stderr",
	}
}

// rare are the properties made by lib/internal/process.js.
func rare() []string {
	return []string{
		"versions", "release", "stdin", "memoryUsage", "cpuUsage", "resourceUsage",
		"constrainedMemory", "availableMemory", "emitWarning", "features", "config", "binding", "dlopen", "abort", "kill",
		"getuid", "geteuid", "getgid", "getegid", "getgroups", "setuid", "setgid", "seteuid", "setegid", "setgroups",
		"initgroups", "setUncaughtExceptionCaptureCallback", "hasUncaughtExceptionCaptureCallback",
		"getActiveResourcesInfo", "allowedNodeEnvironmentFlags", "report", "setSourceMapsEnabled", "debugPort",
		"loadEnvFile", "openStdin", "assert", "moduleLoadList", "sourceMapsEnabled", "domain", "mainModule", "getBuiltinModule",
		"_rawDebug",
	}
}

// emitterNames are the methods of EventEmitter: asking for one brings lib/events.js in.
func emitterNames() []string {
	return []string{
		"on", "once", "off", "emit", "addListener", "removeListener", "removeAllListeners", "prependListener",
		"prependOnceListener", "listeners", "rawListeners", "listenerCount", "eventNames", "setMaxListeners",
		"getMaxListeners",
	}
}

func newProcess(h *Host) *processState {
	p := &processState{host: h, cwd: h.Cwd, code: goja.Undefined()}
	p.proto = &lazyObject{names: append(ours(), rare()...), made: map[string]goja.Value{}, make: p.make}
	p.base = h.RT.NewDynamicObject(processProto{p})
	p.object = h.RT.CreateObject(p.base)
	return p
}

// expose gives process what only a program that names it can see.
func (p *processState) expose() {
	if p.exposed {
		return
	}
	p.exposed = true
	rt := p.host.RT
	get := rt.ToValue(func(goja.FunctionCall) goja.Value {
		p.host.touch(trace.Location{Space: "process", Name: "exitCode"}, false)
		return p.code
	})
	set := rt.ToValue(func(c goja.FunctionCall) goja.Value {
		p.setCode(c.Argument(0))
		return goja.Undefined()
	})
	_ = p.object.DefineAccessorProperty("exitCode", get, set, goja.FLAG_FALSE, goja.FLAG_TRUE)
	_ = p.object.DefineDataPropertySymbol(goja.SymToStringTag, rt.ToValue("process"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
}

// setCode is the setter of process.exitCode.
func (p *processState) setCode(code goja.Value) {
	if !goja.IsUndefined(code) && !goja.IsNull(code) {
		value := code
		if s, ok := code.Export().(string); ok && s != "" {
			if n := code.ToNumber(); !math.IsNaN(n.ToFloat()) {
				value = n
			}
		}
		p.host.Call("internal/validators", "validateInteger", value, p.host.RT.ToValue("code"))
	}
	p.host.touch(trace.Location{Space: "process", Name: "exitCode"}, true)
	p.code = code
}

// processProto is the prototype of process: lazy, and an EventEmitter once somebody needs it.
type processProto struct{ p *processState }

func (x processProto) Get(key string) goja.Value {
	if v := x.p.proto.Get(key); v != nil {
		return v
	}
	if !x.p.emitter && (key == "constructor" || slices.Contains(emitterNames(), key)) {
		x.p.becomeEmitter()
	}
	return nil
}

func (x processProto) Has(key string) bool {
	return x.p.proto.Has(key) || !x.p.emitter && slices.Contains(emitterNames(), key)
}
func (x processProto) Set(key string, v goja.Value) bool { return x.p.proto.Set(key, v) }
func (x processProto) Delete(key string) bool            { return x.p.proto.Delete(key) }
func (x processProto) Keys() []string                    { return x.p.proto.Keys() }

// becomeEmitter puts EventEmitter.prototype behind process. goja looks a missing key up in the
// prototype after Get has returned, so the call that asked finds it.
func (p *processState) becomeEmitter() {
	p.emitter = true
	rt := p.host.RT
	events := p.host.Builtin("events").(*goja.Object)
	class := p.host.function("process", func(goja.FunctionCall) goja.Value { return goja.Undefined() })
	proto := rt.CreateObject(events.Get("prototype").(*goja.Object))
	_ = proto.DefineDataProperty("constructor", class, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = class.Set("prototype", p.base)
	_ = p.base.SetPrototype(proto)
	onWarning := p.host.function("onWarning", func(c goja.FunctionCall) goja.Value {
		return p.host.Call("internal/process", "printWarning", c.Arguments...)
	})
	if add, ok := goja.AssertFunction(proto.Get("addListener")); ok {
		if _, err := add(p.object, rt.ToValue("warning"), onWarning); err != nil {
			panic(err)
		}
	}
}

func (p *processState) make(name string) goja.Value {
	rt, h := p.host.RT, p.host
	switch name {
	case "nextTick":
		return h.function(name, func(c goja.FunctionCall) goja.Value {
			h.Realm.NextTick(h.callback(c), rest(c, 1))
			return goja.Undefined()
		})
	case "exit", "reallyExit":
		return h.function(name, p.exit)
	case "cwd":
		return h.function(name, func(goja.FunctionCall) goja.Value { return rt.ToValue(p.cwd) })
	case "chdir":
		return h.function(name, p.chdir)
	case "argv":
		return p.strings(h.Argv)
	case "execArgv":
		return rt.NewArray()
	case "argv0":
		return rt.ToValue("node")
	case "execPath":
		return rt.ToValue(h.Argv[0])
	case "env":
		return p.env()
	case "platform":
		return rt.ToValue("linux")
	case "arch":
		return rt.ToValue("x64")
	case "version":
		return rt.ToValue("v" + NodeVersion)
	case "pid":
		return rt.ToValue(4242)
	case "ppid":
		return rt.ToValue(4241)
	case "title":
		return rt.ToValue("node")
	case "_exiting":
		return rt.ToValue(p.exiting)
	case "hrtime":
		return p.hrtime()
	case "uptime":
		return h.function(name, func(goja.FunctionCall) goja.Value { return rt.ToValue(float64(h.now()+startUp) / 1000) })
	case "umask":
		return h.function(name, p.umask)
	case "stdout", "stderr":
		return h.output(map[string]int{"stdout": 1, "stderr": 2}[name]).object
	}
	return h.Call("internal/process", "get", rt.ToValue(name))
}

func (p *processState) strings(list []string) goja.Value {
	values := make([]any, len(list))
	for i, s := range list {
		values[i] = s
	}
	return p.host.RT.NewArray(values...)
}

// envObject is process.env: what is assigned becomes a string.
type envObject struct {
	lazyObject
	rt *goja.Runtime
}

func (e *envObject) Set(key string, v goja.Value) bool {
	if _, symbol := v.(*goja.Symbol); symbol {
		return false
	}
	return e.lazyObject.Set(key, e.rt.ToValue(v.String()))
}

func (p *processState) env() goja.Value {
	e := &envObject{lazyObject{made: map[string]goja.Value{}}, p.host.RT}
	for _, kv := range p.host.Env {
		k, v, _ := strings.Cut(kv, "=")
		e.Set(k, p.host.RT.ToValue(v))
	}
	return p.host.RT.NewDynamicObject(e)
}

func (p *processState) chdir(c goja.FunctionCall) goja.Value {
	if _, ok := c.Argument(0).Export().(string); !ok {
		p.host.Call("internal/validators", "validateString", c.Argument(0), p.host.RT.ToValue("directory"))
	}
	p.host.touchAll() // every relative path depends on it
	p.cwd = p.host.resolveDir(p.cwd, c.Argument(0).String())
	return goja.Undefined()
}

func (p *processState) umask(c goja.FunctionCall) goja.Value {
	w := p.host.World
	old := w.Umask
	if v := c.Argument(0); !goja.IsUndefined(v) {
		p.host.touchAll()
		w.Umask = uint32(p.host.Call("internal/validators", "parseFileMode", v, p.host.RT.ToValue("mask")).ToInteger()) & 0o777
	}
	return p.host.RT.ToValue(old)
}

// hrtime counts from an arbitrary moment: here from 1,000 s before the process started.
func (p *processState) hrtime() goja.Value {
	rt, h := p.host.RT, p.host
	const before = 1_000_000
	f := h.function("hrtime", func(c goja.FunctionCall) goja.Value {
		ms := h.now() + before
		sec, nano := ms/1000, ms%1000*1_000_000
		if !goja.IsUndefined(c.Argument(0)) {
			h.Call("internal/process", "checkTime", c.Argument(0))
			prev := c.Argument(0).(*goja.Object)
			sec -= prev.Get("0").ToInteger()
			if nano -= prev.Get("1").ToInteger(); nano < 0 {
				sec, nano = sec-1, nano+1_000_000_000
			}
		}
		return rt.NewArray(sec, nano)
	})
	_ = f.Set("bigint", h.function("bigint", func(goja.FunctionCall) goja.Value {
		return rt.ToValue(big.NewInt((h.now() + before) * 1_000_000))
	}))
	return f
}

// exit is process.exit: the listeners of 'exit' run, then nothing more does.
func (p *processState) exit(c goja.FunctionCall) goja.Value {
	if v := c.Argument(0); !goja.IsUndefined(v) {
		p.setCode(v)
	}
	p.host.EmitExit()
	p.host.Loop.Stop()
	p.host.Realm.Kill()
	return goja.Undefined()
}

// EndWith ends the run at once with an exit code; 'exit' is not emitted.
func (h *Host) EndWith(code int) {
	h.process.code = h.RT.ToValue(code)
	h.Loop.Stop()
	h.Realm.Kill()
}

// ExitCode is process.exitCode as the shell sees it.
func (h *Host) ExitCode() int {
	switch v := h.process.code; {
	case goja.IsUndefined(v), goja.IsNull(v):
		return 0
	default:
		return int(v.ToInteger()) & 0xff
	}
}

// EmitExit emits 'exit', once.
func (h *Host) EmitExit() {
	if h.process.exiting {
		return
	}
	h.process.exiting = true
	h.process.proto.made["_exiting"] = h.RT.ToValue(true)
	code := h.process.code
	if goja.IsUndefined(code) || goja.IsNull(code) {
		code = h.RT.ToValue(0)
	}
	h.emit("exit", code)
}

// WantsBeforeExit reports whether anything is to be done when the loop runs empty.
func (h *Host) WantsBeforeExit() bool {
	return h.Listens("beforeExit") || h.async != nil && len(h.async.destroy) > 0
}

// PlayExit is the last turn.
func (h *Host) PlayExit() { h.Realm.TurnIn(h.topScope(), h.EmitExit, nil) }

// Exiting implements js.Host.
func (h *Host) Exiting() bool { return h.process.exiting }

// emit is process.emit; it reports whether somebody listened.
func (h *Host) emit(event string, args ...goja.Value) bool {
	if !h.process.emitter {
		return false
	}
	f, ok := h.Realm.Func(h.process.object.Get("emit"))
	if !ok {
		return false
	}
	return f.Invoke(h.process.object, append([]goja.Value{h.RT.ToValue(event)}, args...)...).ToBoolean()
}

// Listens reports whether process has listeners of event.
func (h *Host) Listens(event string) bool {
	if !h.process.emitter {
		return false
	}
	list, ok := h.process.object.Get("_events").(*goja.Object)
	return ok && list.Get(event) != nil
}

// EmitBeforeExit runs the listeners of 'beforeExit', as a turn.
func (h *Host) EmitBeforeExit() {
	h.Realm.TurnIn(h.topScope(), func() {
		if h.async != nil {
			h.async.destroyed()
		}
		h.emit("beforeExit", h.RT.ToValue(h.ExitCode()))
	}, nil)
}

// Uncaught implements js.Host, after createOnGlobalUncaughtException (lib/internal/process/execution.js).
func (h *Host) Uncaught(err goja.Value, fromPromise bool) (handled bool) {
	if err == nil {
		err = goja.Undefined()
	}
	origin := h.RT.ToValue("uncaughtException")
	if fromPromise {
		origin = h.RT.ToValue("unhandledRejection")
		err = h.rejectionError(err)
	}
	inner := h.RT.Try(func() {
		h.emit("uncaughtExceptionMonitor", err, origin)
		if f := h.captureCallback(); f != nil {
			f.Invoke(goja.Undefined(), err)
			handled = true
		} else {
			handled = h.emit("uncaughtException", err, origin)
		}
	})
	if h.Realm.Dead() {
		return true // the listener has called process.exit
	}
	if inner != nil { // a listener threw: Node gives up with code 7
		h.process.code = h.RT.ToValue(7)
		h.Realm.Thrown = inner
		h.fatal(inner.Value(), false)
		return false
	}
	if handled {
		h.wake()
		return true
	}
	if !h.process.exiting {
		h.process.code = h.RT.ToValue(1)
		_ = h.RT.Try(h.EmitExit)
		if h.Realm.Dead() {
			return true
		}
	}
	h.fatal(err, fromPromise)
	return false
}

// fatal ends the run with Node's report of the error.
func (h *Host) fatal(err goja.Value, fromPromise bool) {
	if h.OnFatal != nil {
		h.OnFatal(err, fromPromise)
	}
	h.enhanceStack(err)
	if h.Report != nil {
		h.Stderr = append(h.Stderr, h.Report(err, fromPromise)...)
	}
	h.Loop.Stop()
}

// enhanceStack lets an error that was emitted without a listener say where.
func (h *Host) enhanceStack(err goja.Value) {
	o, ok := err.(*goja.Object)
	if !ok || h.enhance == nil {
		return
	}
	if f, ok := h.Realm.Func(o.GetSymbol(h.enhance)); ok {
		_ = h.RT.Try(func() { _ = o.Set("stack", f.Invoke(o)) })
	}
}

func (h *Host) captureCallback() *js.Func {
	if m, ok := h.modules["internal/process"]; ok {
		if f, ok := h.Realm.Func(m.Get("exports").(*goja.Object).Get("captureCallback")); ok {
			return f
		}
	}
	return nil
}

// rejectionError is what an unhandled rejection throws: the reason if it is an error, else an error
// that quotes it.
func (h *Host) rejectionError(reason goja.Value) goja.Value {
	if h.RejectionError != nil {
		return h.RejectionError(reason)
	}
	if o, ok := reason.(*goja.Object); ok && o.ClassName() == "Error" {
		return reason
	}
	return h.Call("internal/process", "unhandledRejectionError", reason)
}

// UnhandledRejection implements js.Host.
func (h *Host) UnhandledRejection(reason goja.Value, promise *goja.Object) bool {
	return h.emit("unhandledRejection", reason, promise)
}

// RejectionHandled implements js.Host.
func (h *Host) RejectionHandled(promise *goja.Object, number int) {
	if !h.emit("rejectionHandled", promise) {
		h.Call("internal/process", "warnRejectionHandled", h.RT.ToValue(number))
	}
}

// binding is internalBinding('process'), for lib/internal/process.js.
func (p *processState) binding() *goja.Object {
	rt, h := p.host.RT, p.host
	o := rt.NewObject()
	_ = o.Set("write", h.function("write", func(c goja.FunctionCall) goja.Value {
		h.write(int(c.Argument(0).ToInteger()), []byte(c.Argument(1).String()))
		return goja.Undefined()
	}))
	_ = o.Set("writeBytes", h.function("writeBytes", func(c goja.FunctionCall) goja.Value {
		if b, ok := c.Argument(1).Export().([]byte); ok {
			h.write(int(c.Argument(0).ToInteger()), b)
		}
		return goja.Undefined()
	}))
	_ = o.Set("shutdown", h.function("shutdown", func(c goja.FunctionCall) goja.Value {
		h.shutdown(c.Argument(0))
		return goja.Undefined()
	}))
	_ = o.Set("isPlain", h.function("isPlain", func(c goja.FunctionCall) goja.Value {
		return rt.ToValue(h.isPlain(c.Argument(0)))
	}))
	_ = o.Set("now", h.function("now", func(goja.FunctionCall) goja.Value { return rt.ToValue(h.now() + startUp) }))
	_ = o.Set("builtinModule", func(c goja.FunctionCall) goja.Value { return h.hook(h.BuiltinModule, c.Argument(0)) })
	_ = o.Set("mainModule", func(goja.FunctionCall) goja.Value { return h.hook(h.MainModule, goja.Undefined()) })
	_ = o.Set("raise", func(c goja.FunctionCall) goja.Value {
		fn, _ := h.Realm.Func(c.Argument(1))
		h.raise(c.Argument(0).String(), fn)
		return goja.Undefined()
	})
	_ = o.Set("exiting", h.function("exiting", func(goja.FunctionCall) goja.Value { return rt.ToValue(p.exiting) }))
	return o
}

// hook asks the vm for something that it alone knows.
func (h *Host) hook(f func(goja.Value) goja.Value, arg goja.Value) goja.Value {
	if f == nil {
		return goja.Undefined()
	}
	return f(arg)
}

// raise sends a signal to the process itself: the next poll finds it (src/unix/signal.c).
func (h *Host) raise(name string, listeners *js.Func) {
	source := h.Loop.NewSource(true)
	h.Loop.Watch(source, true)
	h.Loop.Send(source, eventloop.Parcel{Alone: true, Sure: true}, trace.Kind("signal "+name), h.site(), nil, h.inScope("SIGNALWRAP", func() {
		h.Loop.CloseSource(source)
		listeners.Invoke(goja.Undefined())
	}))
}

// resolveDir is where process.chdir leads; it throws as Node does when there is no such directory.
func (h *Host) resolveDir(from, to string) string {
	path := to
	if !strings.HasPrefix(to, "/") {
		path = from + "/" + to
	}
	real, errno := h.World.Enter(path)
	if errno != world.OK {
		panic(h.fsError(errno, "chdir", from, to))
	}
	return real
}
