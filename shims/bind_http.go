package shims

import (
	"slices"
	"strconv"
	"time"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/http1"
	"loopcheck/vm/js"
)

// spaceHTTP is where the state of a connection, as a server sees it, is kept: Name is the connection. A
// message that begins or ends writes it; a look at all idle or late connections reads each.
const spaceHTTP = "http.connection"

// httpState is the parsers of a run and the lists of servers' connections: what src/node_http_parser.cc
// is at v20.20.2, on http1.
type httpState struct {
	host    *Host
	parsers map[*goja.Object]*httpParser
	lists   map[*goja.Object]*httpConnections

	// The callbacks of _http_common.js, and what makes a Buffer of an ArrayBuffer.
	onLines, onHeaders, onBody, onComplete, toBuffer *js.Func

	step, made int // to name connections
}

// httpBinding is what `internalBinding('http_parser')` returns:
//
//	HTTPParser, ConnectionsList: constructors
//	methods(), statusCodes(): new lists
//	setCallbacks(onLines, onHeadersComplete, onBody, onMessageComplete, toBuffer)
//	date(): the text of a Date header
//	loaded(name): whether one of Node's modules has been loaded
func httpBinding(h *Host) *goja.Object {
	s := &httpState{host: h, parsers: map[*goja.Object]*httpParser{}, lists: map[*goja.Object]*httpConnections{}}
	o := h.RT.NewObject()
	set := func(name string, f func(goja.FunctionCall) goja.Value) { _ = o.Set(name, f) }
	_ = o.Set("HTTPParser", s.class("HTTPParser", parserMethods(), func(o *goja.Object) {
		s.parsers[o] = &httpParser{state: s, object: o}
	}))
	_ = o.Set("ConnectionsList", s.class("ConnectionsList", connectionsMethods(), func(o *goja.Object) {
		s.lists[o] = &httpConnections{}
	}))
	set("methods", func(goja.FunctionCall) goja.Value { return s.array(http1.Methods()) })
	set("statusCodes", s.statusCodes)
	set("setCallbacks", func(c goja.FunctionCall) goja.Value {
		for i, f := range []**js.Func{&s.onLines, &s.onHeaders, &s.onBody, &s.onComplete, &s.toBuffer} {
			*f, _ = h.Realm.Func(c.Argument(i))
		}
		return goja.Undefined()
	})
	set("date", func(goja.FunctionCall) goja.Value {
		return h.RT.ToValue(time.UnixMilli(Epoch + h.Loop.Least()).UTC().Format("Mon, 02 Jan 2006 15:04:05 GMT"))
	})
	set("loaded", func(c goja.FunctionCall) goja.Value {
		return h.RT.ToValue(h.modules[c.Argument(0).String()] != nil)
	})
	return o
}

func (s *httpState) array(texts []string) goja.Value {
	values := make([]any, len(texts))
	for i, t := range texts {
		values[i] = s.host.RT.ToValue(t)
	}
	list := s.host.RT.NewArray(values...)
	s.host.made(list)
	return list
}

// class makes a constructor whose objects have a Go value behind them.
func (s *httpState) class(name string, methods []httpMethod, born func(*goja.Object)) *goja.Object {
	rt := s.host.RT
	proto := rt.NewObject()
	class := rt.ToValue(func(c goja.ConstructorCall) *goja.Object {
		_ = c.This.SetPrototype(proto)
		s.host.made(c.This)
		born(c.This)
		return c.This
	}).(*goja.Object)
	_ = class.DefineDataProperty("name", rt.ToValue(name), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = class.Set("REQUEST", int(http1.Request))
	_ = class.Set("RESPONSE", int(http1.Response))
	_ = class.Set("prototype", proto)
	_ = proto.DefineDataProperty("constructor", class, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	for _, m := range methods {
		_ = proto.Set(m.name, func(c goja.FunctionCall) goja.Value { return m.call(s, c) })
	}
	return class
}

type httpMethod struct {
	name string
	call func(s *httpState, c goja.FunctionCall) goja.Value
}

func onParser(f func(p *httpParser, c goja.FunctionCall)) func(*httpState, goja.FunctionCall) goja.Value {
	return func(s *httpState, c goja.FunctionCall) goja.Value {
		if p := s.parsers[object(c.This)]; p != nil {
			f(p, c)
		}
		return goja.Undefined()
	}
}

func parserMethods() []httpMethod {
	nothing := onParser(func(*httpParser, goja.FunctionCall) {})
	return []httpMethod{
		{"initialize", onParser((*httpParser).initialize)},
		{"execute", (*httpState).execute},
		{"finish", (*httpState).finish},
		{"consume", onParser((*httpParser).consume)},
		{"unconsume", onParser(func(p *httpParser, _ goja.FunctionCall) { p.unconsume() })},
		{"pause", onParser(func(p *httpParser, _ goja.FunctionCall) { p.pause(true) })},
		{"resume", onParser(func(p *httpParser, _ goja.FunctionCall) { p.pause(false) })},
		{"remove", onParser(func(p *httpParser, _ goja.FunctionCall) { p.remove() })},
		{"getCurrentBuffer", (*httpState).currentBuffer},
		{"free", nothing},
		{"close", nothing},
	}
}

// A httpParser is an HTTPParser object. It is the handler of its http1.Parser.
type httpParser struct {
	state  *httpState
	object *goja.Object
	parser *http1.Parser
	scope  any
	name   string

	list    *httpConnections
	began   int64 // when the current message began, ms of the virtual clock; 0: there is none
	current []byte

	stream    NetStream
	onExecute *js.Func
	alone     bool // callbacks are called from no JavaScript
	deep      int  // calls of execute that have not returned
	pausing   *bool
}

// initialize(kind, maxHeaderSize, lenient[, connections])
func (p *httpParser) initialize(c goja.FunctionCall) {
	lenient := http1.Lenient(0)
	if c.Argument(2).ToBoolean() {
		lenient = http1.LenientAll
	}
	h := p.state.host
	p.parser = http1.New(http1.Kind(c.Argument(0).ToInteger()), int(c.Argument(1).ToInteger()), lenient, p)
	p.scope = h.Scope("HTTPINCOMINGMESSAGE")
	if list := p.state.lists[object(c.Argument(3))]; list != nil {
		if at := h.Loop.Steps(); at != p.state.step {
			p.state.step, p.state.made = at, 0
		}
		p.state.made++
		p.name = string(h.Loop.Running()) + "#" + strconv.Itoa(p.state.made)
		p.list = list
		p.began = p.now() // a connection that sends nothing is late, too
		list.add(p)
		p.touch(true)
	}
}

func (p *httpParser) now() int64 { return p.state.host.Loop.Least() + 1 }

// touch reports a use of the connection's state.
func (p *httpParser) touch(write bool) {
	if w := p.state.host.World; !w.Untracked {
		w.Accesses = append(w.Accesses, trace.Access{Location: trace.Location{Space: spaceHTTP, Name: p.name}, Write: write})
	}
}

// Begin implements http1.Handler.
func (p *httpParser) Begin() bool {
	p.mark(p.now())
	return true
}

func (p *httpParser) mark(began int64) {
	if p.list == nil {
		return
	}
	p.began = began
	p.touch(true)
	if began > 0 {
		p.list.add(p)
	}
}

// Lines implements http1.Handler.
func (p *httpParser) Lines(lines []string, url string) bool {
	return p.make(func() { p.state.onLines.Invoke(p.object, p.state.array(lines), p.state.host.RT.ToValue(url)) })
}

// Headers implements http1.Handler.
func (p *httpParser) Headers(lines []string, url string, flushed bool) (http1.Verdict, bool) {
	rt, m := p.state.host.RT, p.parser
	args := slices.Repeat([]goja.Value{goja.Undefined()}, 9)
	args[0], args[1] = rt.ToValue(m.Major), rt.ToValue(m.Minor)
	if !flushed {
		args[2] = p.state.array(lines)
	}
	if m.IsRequest() {
		args[3] = rt.ToValue(m.Method)
		if !flushed {
			args[4] = rt.ToValue(url)
		}
	} else {
		if !flushed {
			args[4] = rt.ToValue("")
		}
		args[5], args[6] = rt.ToValue(m.Status), rt.ToValue(m.StatusMessage())
	}
	args[7], args[8] = rt.ToValue(m.Upgrade), rt.ToValue(m.KeepAlive())
	var verdict http1.Verdict
	ok := p.call(func() { verdict = http1.Verdict(p.state.onHeaders.Invoke(p.object, args...).ToInteger()) })
	return verdict, ok
}

// Body implements http1.Handler.
func (p *httpParser) Body(b []byte) bool {
	return p.make(func() { p.state.onBody.Invoke(p.object, p.state.buffer(b)) })
}

// make is MakeCallback: Node looks at its queues behind each piece of a body and behind lines that come by
// themselves, unless JavaScript has called the parser.
func (p *httpParser) make(f func()) bool {
	h := p.state.host
	if !p.alone {
		h.Realm.Inside(p.scope, f)
		return true
	}
	returned := false
	h.Realm.TurnIn(p.scope, func() { f(); returned = true }, nil)
	return returned && !h.Realm.Dead()
}

// Complete implements http1.Handler.
func (p *httpParser) Complete() bool {
	p.mark(0)
	return p.call(func() { p.state.onComplete.Invoke(p.object) })
}

// call plays a callback behind which Node does not look at its queues. From JavaScript an exception of it
// unwinds through the parser.
func (p *httpParser) call(f func()) bool {
	if !p.alone {
		p.state.host.Realm.Inside(p.scope, f)
		return true
	}
	return p.state.host.Realm.CallIn(p.scope, f)
}

func (s *httpState) buffer(b []byte) goja.Value {
	bytes := s.host.RT.ToValue(s.host.RT.NewArrayBuffer(slices.Clone(b)))
	s.host.made(bytes)
	return s.toBuffer.Invoke(goja.Undefined(), bytes)
}

// execute(bytes) returns how many bytes were parsed, or an Error.
func (s *httpState) execute(c goja.FunctionCall) goja.Value {
	p := s.parsers[object(c.This)]
	view := object(c.Argument(0))
	data := s.host.memory(regionOf(view.Get("buffer"), view.Get("byteOffset"), view.Get("byteLength")), false)
	v, _ := p.execute(data)
	return v
}

// execute parses data. It reports false if a callback has thrown, and that has been seen to.
func (p *httpParser) execute(data []byte) (goja.Value, bool) {
	p.current = data
	p.deep++
	returned := false
	defer func() {
		p.deep--
		p.current = nil
		if !returned && p.parser != nil {
			p.parser.Abandon() // JavaScript unwinds
		}
	}()
	n, err, ok := p.parser.Execute(data)
	returned = true
	if p.pausing != nil {
		on := *p.pausing
		p.pausing = nil
		p.setPaused(on)
	}
	if !ok {
		return goja.Undefined(), false
	}
	if err != nil && !p.parser.Upgrade {
		return p.state.failure(err, n), true
	}
	return p.state.host.RT.ToValue(n), true
}

// failure is the Error for what cannot be parsed.
func (s *httpState) failure(err *http1.Error, parsed int) goja.Value {
	e, failed := s.host.RT.New(s.host.RT.Get("Error"), s.host.RT.ToValue("Parse Error"))
	if failed != nil {
		panic(failed)
	}
	s.host.made(e)
	_ = e.Set("bytesParsed", parsed)
	_ = e.Set("code", err.Code)
	_ = e.Set("reason", err.Reason)
	return e
}

// finish() returns undefined, or the Error of a message that is not complete.
func (s *httpState) finish(c goja.FunctionCall) goja.Value {
	p := s.parsers[object(c.This)]
	if p == nil || p.parser == nil {
		return goja.Undefined()
	}
	if err, _ := p.parser.Finish(); err != nil && !p.parser.Upgrade {
		return s.failure(err, 0)
	}
	return goja.Undefined()
}

// pause makes the parser refuse input, or not; what execute does is finished first.
func (p *httpParser) pause(on bool) {
	if p.deep > 0 {
		p.pausing = &on
		return
	}
	p.setPaused(on)
}

func (p *httpParser) setPaused(on bool) {
	if on {
		p.parser.Pause()
	} else {
		p.parser.Resume()
	}
}

// consume(handle, onExecute): what the handle reads goes to the parser, then onExecute is told of it.
func (p *httpParser) consume(c goja.FunctionCall) {
	stream, ok := p.state.host.NetStream(c.Argument(0))
	if !ok {
		p.state.host.Throw("TypeError", "", "HTTPParser.consume: not a handle")
	}
	p.stream = stream
	p.onExecute, _ = p.state.host.Realm.Func(c.Argument(1))
	stream.Consume(p.read)
}

func (p *httpParser) unconsume() {
	if p.stream != nil {
		p.stream.Consume(nil)
		p.stream = nil
	}
}

// read is Parser::OnStreamRead: it plays the turns of what one read brought.
func (p *httpParser) read(data []byte) {
	p.alone = true
	v, ok := p.execute(data)
	p.alone = false
	h := p.state.host
	if !ok || h.Realm.Dead() {
		return
	}
	p.current = data
	h.Realm.TurnIn(p.scope, func() { p.onExecute.Invoke(goja.Undefined(), v) }, nil)
	p.current = nil
}

// getCurrentBuffer() is the input that is being parsed.
func (s *httpState) currentBuffer(c goja.FunctionCall) goja.Value {
	p := s.parsers[object(c.This)]
	if p == nil {
		return goja.Undefined()
	}
	return s.buffer(p.current)
}

// remove takes the parser out of its server's list.
func (p *httpParser) remove() {
	if p.list != nil {
		p.list.drop(p)
		p.touch(true)
	}
}
