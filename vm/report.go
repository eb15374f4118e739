package vm

import (
	"net/url"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/vm/js"
)

// errorHost tells the realm's errors what they need to know of the process.
func (p *Process) errorHost() js.ErrorHost {
	return js.ErrorHost{
		Hidden: func(script string) bool {
			return strings.HasPrefix(script, "node:internal/loopcheck/") || script == "node:internal/event_emitter_rare"
		},
		Native: func(fn *goja.Object, innermost bool) []string {
			switch {
			case !p.modules.requires[fn]:
				return nil
			case innermost:
				return js.InternalFrames("resolve")
			default:
				return js.InternalFrames("require")
			}
		},
		Bottom: p.bottom,
		Entry:  p.entry,
		Source: p.text,

		Unsupported: p.meet,
	}
}

// bottom is what of Node's own code has called what runs now.
func (p *Process) bottom() []string {
	if p.modules.esm.evaluating > 0 {
		return p.modules.esm.frames()
	}
	if stage := p.host.Realm.Stage; stage != "" {
		return js.InternalFrames(stage)
	}
	switch kind := p.turn; kind {
	case eventloop.KindMain:
		if p.program.entry.Module != nil {
			return js.InternalFrames("esm")
		}
		return js.InternalFrames("main")
	case eventloop.KindTimer, eventloop.KindInterval, eventloop.KindImmediate:
		return js.InternalFrames(string(kind))
	default:
		if strings.HasPrefix(string(kind), "fs.") {
			return js.InternalFrames(fsKind(string(kind)))
		}
		return nil
	}
}

// fsKind is the kind of InternalFrames of a file request.
func fsKind(kind string) string {
	switch kind {
	case "fs.stat", "fs.lstat", "fs.fstat":
		return "fs-stat"
	case "fs.read", "fs.write":
		return "fs-read"
	case "fs.close": // the last request of readFile
		return "fs-readFile"
	}
	return "fs"
}

// entry is how Node calls the outermost function of the turn.
func (p *Process) entry() (typ, method string) {
	if p.host.Realm.Stage != "" {
		return "", ""
	}
	switch p.turn {
	case eventloop.KindTimer, eventloop.KindInterval:
		return "Timeout", "_onTimeout"
	case eventloop.KindImmediate:
		return "Immediate", "_onImmediate"
	}
	return "", ""
}

// text is the source of a script by its name in stacks.
func (p *Process) text(name string) string {
	if strings.HasPrefix(name, "file://") {
		u, err := url.Parse(name)
		if err != nil {
			return ""
		}
		name = u.Path
	}
	if !strings.HasPrefix(name, "/") {
		return ""
	}
	return p.program.text(name)
}

// text is the source of a file, read once for all runs.
func (p *Program) text(path string) string {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	text, known := p.seen.texts[path]
	if !known {
		if data, err := p.options.Files.ReadFile(path); err == nil {
			text = strings.TrimPrefix(string(data), "\ufeff")
		}
		p.seen.texts[path] = text
	}
	return text
}

// report is what Node prints for an error that ends the process.
func (p *Process) report(err goja.Value, fromPromise bool) string {
	return p.errors.FatalReport(js.Fatal{
		Value: err, Exception: p.host.Realm.Thrown, FromPromise: fromPromise,
		Inspect: func(v goja.Value) string {
			text := ""
			if ex := p.rt.Try(func() { text = p.host.Call("internal/util/inspect", "inspect", v).String() }); ex != nil {
				text = v.String()
			}
			return text
		},
		Source:  p.text,
		Version: "v20.20.2",
	})
}

// rejectionError is what an unhandled rejection throws: the reason, or an error that quotes it.
func (p *Process) rejectionError(reason goja.Value) goja.Value {
	if p.errors.NeedsRejectionError(reason) {
		return p.errors.UnhandledRejection(reason)
	}
	return reason
}
