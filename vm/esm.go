package vm

import (
	"path"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/vm/js"
	"loopcheck/vm/source"
)

// pathOf is the file that a file: URL or an absolute path names.
func pathOf(s string) (string, bool) {
	if strings.HasPrefix(s, "/") {
		return s, true
	}
	return source.FilePath(s)
}

// esmState is what a run has of ES modules: nothing until one is named.
type esmState struct {
	loader     *source.Modules
	asyncHost  goja.Value
	evaluating int          // module bodies that run
	unsettled  *goja.Object // the listener of 'exit' while the entry module has not ended
}

// esm is the run's ES module loader.
func (p *Process) esm() *source.Modules {
	if p.modules.esm.loader == nil {
		p.modules.esm.loader = source.NewModules(p.rt, p.program.loader, esmHost{p})
	}
	return p.modules.esm.loader
}

// runESM runs an ES module as the entry. A TypeScript file of a CommonJS package runs at once, as if it
// were CommonJS.
func (p *Process) runESM(u *source.Unit) {
	if u.Module.Interop && !u.Module.Await {
		p.loadCommonJS(u, nil)
		return
	}
	p.listenUnsettled()
	promise := p.esm().Main(u.Path).(*goja.Object)
	then, _ := goja.AssertFunction(promise.Get("then"))
	ended := func(f func(goja.Value)) goja.Value {
		return p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
			p.forgetUnsettled()
			f(c.Argument(0))
			return goja.Undefined()
		})
	}
	_, err := then(promise, ended(func(goja.Value) {}), ended(func(err goja.Value) { p.host.Uncaught(err, true) }))
	if err != nil {
		panic(err)
	}
}

// listenUnsettled makes a run that ends while the entry module waits at an await end with code 13:
// handleProcessExit in lib/internal/modules/run_main.js.
func (p *Process) listenUnsettled() {
	process := p.host.Process()
	listener := p.rt.ToValue(func(goja.FunctionCall) goja.Value {
		if code := process.Get("exitCode"); code == nil || goja.IsUndefined(code) || goja.IsNull(code) {
			_ = process.Set("exitCode", 13)
		}
		return goja.Undefined()
	}).(*goja.Object)
	p.modules.esm.unsettled = listener
	p.invoke(process, "on", p.rt.ToValue("exit"), listener)
}

func (p *Process) forgetUnsettled() {
	if l := p.modules.esm.unsettled; l != nil {
		p.modules.esm.unsettled = nil
		p.invoke(p.host.Process(), "removeListener", p.rt.ToValue("exit"), l)
	}
}

func (p *Process) invoke(object *goja.Object, method string, args ...goja.Value) {
	f, ok := p.host.Realm.Func(object.Get(method))
	if !ok {
		panic("vm: process." + method + " is no function")
	}
	f.Invoke(object, args...)
}

// importFor is import() for a CommonJS unit, undefined for one that does not use it.
func (p *Process) importFor(u *source.Unit) goja.Value {
	if !u.NeedsImport {
		return goja.Undefined()
	}
	return p.esm().Importer(u.Path)
}

// hostFor is what the lowered forms of a unit call.
func (p *Process) hostFor(u *source.Unit) goja.Value {
	if !u.NeedsHost {
		return goja.Undefined()
	}
	return esmHost{p}.AsyncHost()
}

// esmHost is what package source needs of a process.
type esmHost struct{ p *Process }

func (h esmHost) AsyncHost() goja.Value {
	e := &h.p.modules.esm
	if e.asyncHost == nil {
		v, err := h.p.rt.RunProgram(h.p.program.loader.AsyncHost())
		if err != nil {
			panic(err)
		}
		f, _ := v.(*goja.Object).Export().(func(goja.FunctionCall) goja.Value)
		e.asyncHost = f(goja.FunctionCall{This: goja.Undefined()})
	}
	return e.asyncHost
}

func (h esmHost) RequireFile(abs string) goja.Value {
	if m, ok := h.p.cached(abs); ok {
		return m.Get("exports")
	}
	u, err := h.p.program.load(abs)
	if err != nil {
		panic(h.Error(err))
	}
	return h.p.loadImported(u).Get("exports")
}

func (h esmHost) Builtin(name string) goja.Value { return h.p.builtin(name) }

func (h esmHost) Error(err error) goja.Value { return h.p.toError(err, nil) }

func (h esmHost) Load(abs string) (*source.Unit, error) {
	u, err := h.p.program.load(abs)
	if err == nil && u.Format == source.Module {
		h.p.install(u)
	}
	return u, err
}

// Fetch takes what fs.promises.readFile takes for a small file: open, fstat, read, close.
func (h esmHost) Fetch(_ string, done func()) bool {
	left := 4
	var next func()
	next = func() {
		if left == 0 {
			done()
			return
		}
		left--
		h.p.host.Submit("import", func() {}, next)
	}
	next()
	return true
}

func (h esmHost) Scope(abs string) []goja.Value {
	m, ok := h.p.cached(abs)
	if !ok { // reached by an import
		m = h.p.newModule(abs, h.p.modules.main)
		_ = h.p.modules.cache.Set(abs, m)
	}
	u, err := h.p.program.load(abs)
	if err != nil {
		panic(h.Error(err))
	}
	return []goja.Value{m.Get("exports"), h.p.requireFor(m, u), m, h.p.rt.ToValue(abs), h.p.rt.ToValue(path.Dir(abs))}
}

func (h esmHost) Evaluating(on bool) {
	if on {
		h.p.modules.esm.evaluating++
	} else {
		h.p.modules.esm.evaluating--
	}
}

// frames are Node's own below the body of a module.
func (e *esmState) frames() []string {
	if e.unsettled != nil {
		return js.InternalFrames("esm")
	}
	return js.InternalFrames("import")
}

// cached is the module object of a file that has been required.
func (p *Process) cached(abs string) (*goja.Object, bool) {
	if p.modules.cache == nil {
		return nil, false
	}
	m, ok := p.modules.cache.Get(abs).(*goja.Object)
	return m, ok
}

// loadImported loads a CommonJS file for an import: it has no parent.
func (p *Process) loadImported(u *source.Unit) *goja.Object {
	main := p.modules.main
	m := p.loadCommonJS(u, nil)
	if main != nil || p.program.entry.Format == source.Module {
		p.modules.main = main
		_ = m.Set("id", u.Path)
	}
	return m
}
