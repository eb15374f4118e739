package js

import (
	"runtime"
	"strings"
	"unsafe"

	"github.com/dop251/goja"
)

// A trace is the stack of one error, from its making until its text is wanted.
type trace struct {
	tmpl objectTemplate // of the object, see Errors.traceOf

	e      *Errors
	of     *goja.Object
	frames []frame
	bottom []string
	none   bool   // no stack at all: Error.stackTraceLimit is no number
	quote  *quote // what the report of the error quotes, if not its first frame

	arrow    string // see SetArrow
	reported bool
}

// A frame is one call as V8 counts them. Exactly one of prg, fn (a builtin) and lines is set.
type frame struct {
	prg  *program
	pc   int
	fn   *goja.Object // the function that runs; nil for a script body
	this goja.Value
	args int32 // how many it was given

	construct bool
	async     bool // resumed after an await further in

	*notes // of the few frames that need them; nil for most
}

// notes are what goja does not know of a frame.
type notes struct {
	typ    string // what stands for the receiver's type when goja has not kept the receiver
	method string
	at     string   // its place, when it is not that of pc
	lines  []string // the frames of Node's own that stand for it
}

// note makes room for what goja does not know of the frame.
func (f *frame) note() *notes {
	if f.notes == nil {
		f.notes = &notes{}
	}
	return f.notes
}

// capture takes the frames of the running JavaScript, innermost first. Frames above and with skipTo
// are left out.
func (t *trace) capture(limit int, skipTo *goja.Object) {
	if limit == 0 {
		return
	}
	vm := t.e.vm
	w := walker{e: t.e, limit: limit, skipTo: skipTo, outermost: -1, arrow: -1, frames: make([]frame, 0, min(limit, len(vm.callStack)+1))}
	if t.e.constructing != nil {
		w.add(frame{fn: t.e.constructing, construct: true})
	}
	w.visit(vm.prg, vm.pc, vm.sb, vm.args, vm.newTarget, last(vm.callStack))
	for i := len(vm.callStack) - 1; i >= 0; i-- {
		if w.full() {
			w.outermost = -1
			break
		}
		c := &vm.callStack[i]
		w.visit(c.prg, c.pc, c.sb, c.args, c.newTarget, last(vm.callStack[:i]))
	}
	t.frames = w.frames
	t.entry(&w)
	if !w.full() && t.e.host.Bottom != nil && w.skipTo == nil {
		w.add(frame{notes: &notes{lines: t.e.host.Bottom()}})
	}
	w.asyncFrames()
	t.frames = w.frames
}

// entry says of the outermost function how Node called it: goja does not keep the receiver of an arrow
// function.
func (t *trace) entry(w *walker) {
	if t.e.host.Entry == nil || w.outermost < 0 || w.outermost >= len(t.frames) {
		return
	}
	if typ, method := t.e.host.Entry(); typ != "" {
		f := &t.frames[w.outermost]
		f.note().typ, f.note().method = typ, method
		f.this = nil
	}
}

// A walker turns goja's contexts into frames.
type walker struct {
	e      *Errors
	frames []frame
	skipTo *goja.Object // frames up to this function's are still skipped
	limit  int
	count  int // lines so far

	// above is the stack base of the frame seen last, and aboveNew whether it ran as a constructor.
	above    int
	aboveNew bool
	seen     bool
	resumed  bool // the frame seen last is a generator's

	arrow     int // index of the frame seen last if it is an arrow function's, else -1
	arrowBase int // its stack base

	outermost int // index of the outermost sync frame of a script, -1 if it was not taken
}

func last(stack []callContext) *callContext {
	if len(stack) == 0 {
		return nil
	}
	return &stack[len(stack)-1]
}

func (w *walker) full() bool { return w.count >= w.limit }

func (w *walker) visit(prg *program, pc, sb, args int, newTarget goja.Value, below *callContext) {
	if prg == nil && sb <= 0 {
		return // a marker of goja's, not a call
	}
	stack := w.e.vm.stack
	if w.resumed && prg != nil { // for-of and spread call next without a context
		w.add(frame{notes: &notes{lines: []string{"Generator.next (<anonymous>)"}}})
	}
	w.resumed = false
	f := frame{prg: prg, pc: pc, args: int32(args)}
	if sb > 0 && sb <= len(stack) {
		f.fn, _ = stack[sb-1].(*goja.Object)
	}
	if f.fn == w.e.guard && f.fn != nil {
		return
	}
	if prg != nil {
		w.hiddenConstructor(prg, pc)
		if sb > 0 && sb < len(stack) {
			f.this = stack[sb]
		}
		kind := w.kind(f.fn)
		// goja leaves newTarget as it was in a call that does not pass through Go.
		entered := below != nil && below.prg == nil && below.pc == -2
		f.construct = entered && newTarget != nil && newTarget != goja.Undefined() && kind != kindArrow && kind != kindAsyncArrow
		if kind == kindArrow || kind == kindAsyncArrow {
			f.this = nil
		}
		w.above, w.aboveNew, w.seen = sb, f.construct, true
		w.resumed = kind == kindGenerator
		n := len(w.frames)
		w.outermost, w.arrow = -1, -1
		if w.add(f); len(w.frames) > n {
			w.outermost = n
			if kind == kindArrow || kind == kindAsyncArrow {
				w.arrow, w.arrowBase = n, sb
			}
		}
		return
	}
	if sb >= 2 && sb-2 < len(stack) {
		f.this = stack[sb-2]
	}
	w.above, w.aboveNew, w.seen = sb, false, true
	if f.fn == nil {
		return
	}
	w.appliedTo(f.fn, sb)
	if !w.e.isBuiltin(f.fn) {
		if w.e.host.Native != nil {
			if lines := w.e.host.Native(f.fn, len(w.frames) == 0); lines != nil {
				f.note().lines = lines
			}
		}
		if f.notes == nil && w.skipTo != f.fn {
			return
		}
	}
	w.add(f)
}

// appliedTo gives the arrow function that call or apply has just called its receiver: it is their first
// argument, which lies at base.
func (w *walker) appliedTo(fn *goja.Object, base int) {
	arrow := w.arrow
	w.arrow = -1
	if arrow < 0 || arrow >= len(w.frames) || !w.e.frameless(fn) || !w.e.isBuiltin(fn) {
		return
	}
	if f := &w.frames[arrow]; f.this == nil {
		f.this = goja.Undefined()
		if w.arrowBase-1 > base { // there are arguments
			f.this = w.e.vm.stack[base]
		}
	}
}

// hiddenConstructor adds "new Promise (<anonymous>)" and the like: goja calls the Go side of a
// constructor without a context, so it shows only as a "new" instruction that is not finished.
func (w *walker) hiddenConstructor(prg *program, pc int) {
	if !w.seen || w.aboveNew || w.above < 1 {
		return
	}
	in := w.e.lay.instr(prg, pc)
	if !in.IsValid() || in.Type().Name() != "_new" {
		return
	}
	at := w.above - 2 - int(in.Uint())
	if at < 0 || at >= len(w.e.vm.stack) {
		return
	}
	fn, _ := w.e.vm.stack[at].(*goja.Object)
	if fn == nil || w.kind(fn) != kindNone || !w.e.isBuiltin(fn) {
		return
	}
	w.add(frame{fn: fn, construct: true})
}

func (w *walker) add(f frame) {
	if w.skipTo != nil {
		if f.fn == w.skipTo {
			w.skipTo = nil
		}
		return
	}
	if f.prg != nil && f.prg.src != nil && strings.HasPrefix(f.prg.src.Name(), "node:internal/loopcheck/") {
		w.hideDriver()
		return
	}
	if f.prg != nil && f.prg.src != nil && strings.HasPrefix(f.prg.src.Name(), "node:") {
		lines, shown := w.e.nodeFrames(&f)
		if !shown {
			return
		}
		if lines != nil {
			f.note().lines = lines
		}
	}
	lines := f.own()
	switch {
	case w.full(), f.prg == nil && f.fn == nil && len(lines) == 0,
		f.prg != nil && w.e.isHidden(f.prg),
		f.prg == nil && lines == nil && w.e.frameless(f.fn):
		return
	}
	if n := len(lines); n > w.limit-w.count {
		f.lines = lines[:w.limit-w.count]
	}
	w.frames = append(w.frames, f)
	w.count += max(1, len(lines))
}

// hideDriver takes back the Generator.next of a driver of async generators of ours: V8 has neither frame.
func (w *walker) hideDriver() {
	n := len(w.frames)
	if n == 0 {
		return
	}
	last := &w.frames[n-1]
	lines := last.own()
	generated := len(lines) == 1 && strings.HasPrefix(lines[0], "Generator.")
	if last.prg == nil && last.fn != nil {
		switch w.e.dataString(last.fn, "name") {
		case "next", "return", "throw":
			generated = true
		}
	}
	if generated {
		w.frames = w.frames[:n-1]
		w.count--
	}
}

// own returns the lines that stand for the frame, nil for most.
func (f *frame) own() []string {
	if f.notes == nil {
		return nil
	}
	return f.lines
}

func (w *walker) kind(fn *goja.Object) funcKind {
	if fn == nil {
		return kindNone
	}
	return w.e.lay.jsFuncs[head(fn).self.tab]
}

// asyncFrames follows V8's CaptureAsyncStackTrace (src/execution/isolate.cc at V8 11.3): while the
// promise of an async function has one reaction and that is an await, the awaiting function is a frame.
func (w *walker) asyncFrames() {
	for runner := w.e.vm.curAsyncRunner; runner != nil && !w.full() && runner.promiseCap != nil; {
		p := w.e.promise(runner.promiseCap.promise)
		runner = nil
		for p != nil && p.state == 0 && len(p.fulfillReactions) == 1 {
			r := p.fulfillReactions[0]
			if r.asyncRunner != nil {
				runner = r.asyncRunner
				break
			}
			if r.capability == nil {
				break
			}
			p = w.e.promise(r.capability.promise)
		}
		if runner == nil {
			return
		}
		ctx := &runner.gen.ctx
		f := frame{prg: ctx.context.prg, pc: ctx.context.pc - 1, fn: runner.f, async: true}
		if len(ctx.stack) > 1 && w.kind(runner.f) != kindAsyncArrow {
			f.this = ctx.stack[1]
		}
		if f.prg != nil {
			w.add(f)
		}
	}
}

func (e *Errors) promise(o *goja.Object) *promiseObject {
	if o == nil {
		return nil
	}
	if p, ok := o.Export().(*goja.Promise); ok {
		return (*promiseObject)(unsafe.Pointer(p))
	}
	return nil
}

func (e *Errors) isHidden(p *program) bool {
	if e.host.Hidden == nil || p.src == nil {
		return false
	}
	name := p.src.Name()
	h, known := e.hidden[name]
	if !known {
		if e.hidden == nil {
			e.hidden = map[string]bool{}
		}
		h = e.host.Hidden(name)
		e.hidden[name] = h
	}
	return h
}

// isBuiltin reports whether a function is one of goja's own, not one of ours.
func (e *Errors) isBuiltin(fn *goja.Object) bool {
	pc := e.codeOf(fn)
	if pc == 0 {
		return false
	}
	b, known := e.builtin[pc]
	if !known {
		if e.builtin == nil {
			e.builtin = map[uintptr]bool{}
		}
		name := runtime.FuncForPC(pc).Name()
		b = strings.HasPrefix(name, "github.com/dop251/goja.") || strings.Contains(name, "vm/js.(*Errors).patch") ||
			strings.Contains(name, "vm/js.(*Errors).guard") || strings.Contains(name, "vm/js.(*Library).")
		e.builtin[pc] = b
	}
	return b
}

// frameless reports the builtins that V8 runs without a frame of their own: they jump to the function
// that they call, or are compiled into their caller.
func (e *Errors) frameless(fn *goja.Object) bool {
	name := e.dataString(fn, "name")
	switch {
	case name == "call" || name == "apply" || strings.HasPrefix(name, "bound ") || name == "bind":
		return true
	case name == "construct":
		return true
	case name == "next" || name == "return" || name == "throw":
		return false
	}
	return false
}
