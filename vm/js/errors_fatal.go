package js

import (
	"strings"
	"unsafe"

	"github.com/dop251/goja"
)

// A Fatal is an error that ends the process.
type Fatal struct {
	Value       goja.Value
	Exception   *goja.Exception // as it was caught, for the position of the throw; nil for a rejection
	FromPromise bool            // an unhandled rejection

	Inspect func(goja.Value) string // util.inspect of Node
	Source  func(file string) string
	Version string // "v20.20.2"
}

// FatalReport is what Node prints on stderr when an error is not handled: the line of source with a
// caret, then the error, then Node's version (PrintException in Node's src/node_errors.cc at v20.20.2).
func (e *Errors) FatalReport(f Fatal) string {
	end := "\n\nNode.js " + f.Version + "\n"
	o, ok := f.Value.(*goja.Object)
	if ok {
		if t := e.traceOf(o); t != nil && t.reported {
			return t.arrow + f.Inspect(o) + end
		}
	}
	arrow := e.arrow(f)
	switch {
	case ok && e.isNativeError(o):
		return arrow + "\n" + f.Inspect(o) + end
	case ok:
		return "\n" + arrow + f.Inspect(o) + end
	}
	text := ""
	if _, symbol := f.Value.(*goja.Symbol); !symbol {
		text = f.Value.String()
	}
	return "\n" + arrow + text + "\n(Use `node --trace-uncaught ...` to show where the exception was thrown)" + end
}

// SetArrow says what the report of an error has above its stack: a syntax error points into a file that
// has no frame.
func (e *Errors) SetArrow(o *goja.Object, arrow string) {
	if t := e.traceOf(o); t != nil {
		t.arrow, t.reported = arrow, true
	}
}

// Left tells that an error has left the callback of its turn, before anybody looks at its stack: the
// property of an immediate that has run is cleared by then.
func (e *Errors) Left(v goja.Value) {
	o, ok := v.(*goja.Object)
	if !ok {
		return
	}
	t := e.traceOf(o)
	if t == nil {
		return
	}
	for i := range t.frames {
		if t.frames[i].notes != nil && t.frames[i].method == "_onImmediate" {
			t.frames[i].method = ""
		}
	}
}

// isNativeError reports whether V8 would call the object a JSError.
func (e *Errors) isNativeError(o *goja.Object) bool {
	return head(o).self.tab != e.lay.proxy && o.ClassName() == "Error" && !e.isDOMException(o)
}

func (e *Errors) isDOMException(o *goja.Object) bool { return e.constructorName(o) == "DOMException" }

// arrow is "file:line\nsource line\n   ^\n".
func (e *Errors) arrow(f Fatal) string {
	if q := e.quoteOf(f.Value); q != nil {
		return q.arrow()
	}
	file, line, col, ok := e.thrownAt(f)
	if file == "node:internal/event_emitter" && e.madeIn(f.Value, file) {
		file += "_rare"
	}
	if known := nodeArrow(file); known != "" {
		return known
	}
	if ok {
		src := ""
		if f.Source != nil {
			src = f.Source(file)
		}
		if q, ok := quoteLine(file, src, line, col); ok {
			return q.arrow()
		}
	}
	if f.FromPromise {
		return "node:internal/process/promises:391\n    triggerUncaughtException(err, true /* fromPromise */);\n    ^\n"
	}
	return ""
}

// A quote is a line of a script, pointed at.
type quote struct {
	file   string
	line   int
	text   string
	indent string
}

func (q *quote) arrow() string {
	return q.file + ":" + itoa(q.line) + "\n" + q.text + "\n" + q.indent + "^\n"
}

func quoteLine(file, src string, line, col int) (*quote, bool) {
	for i := 1; i < line; i++ {
		_, rest, ok := strings.Cut(src, "\n")
		if !ok {
			return nil, false
		}
		src = rest
	}
	if src == "" {
		return nil, false
	}
	text, _, _ := strings.Cut(src, "\n")
	text = strings.TrimSuffix(text, "\r")
	var indent strings.Builder
	units := 1
	for _, r := range text {
		if units >= col {
			break
		}
		if r == '\t' {
			indent.WriteByte('\t')
		} else {
			indent.WriteByte(' ')
		}
		units++
		if r > 0xffff {
			units++
		}
	}
	return &quote{file: file, line: line, text: text, indent: indent.String()}, true
}

// thrownAt is the place of the throw: of the statement for a throw in JavaScript, of the error's first
// frame for what goja throws and for rejections.
func (e *Errors) thrownAt(f Fatal) (file string, line, col int, ok bool) {
	if f.Exception != nil && !f.FromPromise {
		for _, sf := range f.Exception.Stack() {
			fr := frame{prg: (*stackFrame)(unsafe.Pointer(&sf)).prg, pc: (*stackFrame)(unsafe.Pointer(&sf)).pc}
			if fr.prg == nil || e.isHidden(fr.prg) {
				continue
			}
			if in := e.lay.instr(fr.prg, fr.pc); in.IsValid() && in.Type().Name() == "_throw" {
				return e.throwStatement(&fr)
			}
			if o, ok := f.Value.(*goja.Object); ok {
				if t := e.traceOf(o); t != nil && len(t.frames) > 0 && t.frames[0].prg == fr.prg && t.frames[0].notes != nil && t.frames[0].at != "" {
					fr.note().at = t.frames[0].at
				}
			}
			file, line, col = splitPlace(e.place(&fr))
			return file, line, col, line > 0
		}
	}
	if o, ok := f.Value.(*goja.Object); ok {
		if t := e.traceOf(o); t != nil && !e.overwritten(o) {
			for i := range t.frames {
				if fr := &t.frames[i]; fr.prg != nil {
					file, line, col = splitPlace(e.place(fr))
					return file, line, col, line > 0
				}
			}
		}
	}
	return "", 0, 0, false
}

// overwritten reports that the program has put what is no string in place of the stack.
func (e *Errors) overwritten(o *goja.Object) bool {
	v, set := e.lay.base(o).values[stackName]
	if p := e.lay.propertyOf(v); p != nil {
		v = p.value
	}
	return set && (v == nil || !goja.IsString(v))
}

// madeIn reports that the error's first frame is in a script.
func (e *Errors) madeIn(v goja.Value, file string) bool {
	o, ok := v.(*goja.Object)
	if !ok {
		return false
	}
	t := e.traceOf(o)
	return t != nil && len(t.frames) > 0 && t.frames[0].prg != nil && t.frames[0].prg.src.Name() == file
}

// nodeArrow is what Node prints above an error that its own code throws, by our script that does.
func nodeArrow(file string) string {
	switch file {
	case "node:internal/event_emitter":
		return "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n"
	case "node:internal/event_emitter_rare":
		return "node:events:515\n    throw err; // Unhandled 'error' event\n    ^\n"
	case "node:internal/abort_controller", "node:internal/abort_signal":
		return "node:internal/abort_controller:162\n      throw this[kReason];\n      ^\n"
	}
	if strings.HasPrefix(file, "node:assert") || strings.HasPrefix(file, "node:internal/assert") {
		return "node:assert:90\n  throw new AssertionError(obj);\n  ^\n"
	}
	return ""
}

// throwStatement finds the throw that a frame stands in: goja knows the place of its operand only.
func (e *Errors) throwStatement(f *frame) (file string, line, col int, ok bool) {
	file, line, col = splitPlace(e.place(f))
	t, off := e.textAt(f)
	if t == nil {
		return file, line, col, line > 0
	}
	at := -1
	for i := t.at(off+1) - 1; i >= 0; i-- {
		if t.text(i) == "throw" && t.kind(i) == tokName {
			if end := t.exprEnd(i + 1); end >= 0 && t.toks[end].end > off {
				at = i
			}
			break
		}
	}
	for i := t.at(off); at < 0 && i < len(t.toks); i++ {
		if t.text(i) == "throw" && t.kind(i) == tokName {
			at = i
		}
	}
	if at < 0 {
		return file, line, col, line > 0
	}
	line, col = t.place(t.toks[at].start)
	return file, line, col, true
}

// place turns a byte offset into V8's line and column.
func (t *scriptText) place(off int) (line, col int) {
	line = 1 + strings.Count(t.src[:off], "\n")
	from := strings.LastIndexByte(t.src[:off], '\n') + 1
	col = 1
	for _, r := range t.src[from:off] {
		col++
		if r > 0xffff {
			col++
		}
	}
	return line, col
}

// quoteOf returns the line of JSON text that an error of JSON.parse points at.
func (e *Errors) quoteOf(v goja.Value) *quote {
	if o, ok := v.(*goja.Object); ok {
		if t := e.traceOf(o); t != nil {
			return t.quote
		}
	}
	return nil
}

// UnhandledRejection makes the error that Node throws for a rejection with what is not an error, and
// the arrow of its report.
func (e *Errors) UnhandledRejection(reason goja.Value) *goja.Object {
	if e.rejectionClass == nil {
		v, err := e.rt.RunString(`(class UnhandledPromiseRejection extends Error {
  code = 'ERR_UNHANDLED_REJECTION';
  constructor(reason) {
    super('This error originated either by throwing inside of an async function without a catch block, ' +
      'or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "' + reason + '".');
    this.name = 'UnhandledPromiseRejection';
  }
})`)
		if err != nil {
			panic("js: " + err.Error())
		}
		e.rejectionClass = v.(*goja.Object)
	}
	o, err := e.rt.New(e.rejectionClass, e.rt.ToValue(e.show(reason)))
	if err != nil {
		panic("js: " + err.Error())
	}
	t := &trace{
		e: e, of: o, bottom: InternalFrames("rejection")[1:],
		quote: &quote{file: "node:internal/process/promises", line: 389, text: "      new UnhandledPromiseRejection(reason);", indent: "      "},
	}
	t.bottom[0] = "throwUnhandledRejectionsMode (node:internal/process/promises:389:7)"
	e.attach(o, t)
	return o
}

// NeedsRejectionError reports that Node wraps a rejection's reason in an error of its own.
func (e *Errors) NeedsRejectionError(reason goja.Value) bool {
	o, ok := reason.(*goja.Object)
	return !ok || !e.isNativeError(o) && !e.isDOMException(o)
}
