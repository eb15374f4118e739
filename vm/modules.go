package vm

import (
	"errors"
	"path"
	"strconv"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/shims"
	"loopcheck/vm/source"
)

// moduleState is what one run has loaded.
type moduleState struct {
	cache     *goja.Object // require.cache: path to module object; the truth, as the program may change it
	proto     *goja.Object // Module.prototype
	main      *goja.Object
	api       *moduleAPI            // require('module'), once somebody asks for it
	exts      *goja.Object          // require.extensions
	extFuncs  map[string]goja.Value // what it begins with
	written   *source.Loader        // over the world as it was after so many changes, see loader
	changes   int
	parents   map[*goja.Object]*goja.Object // which module first required one
	installed map[string]bool               // globals
	requires  map[*goja.Object]bool         // the require functions, for stacks
	everyone  bool                          // all globals are installed
	esm       esmState
}

// main runs the entry file: a turn.
func (p *Process) main() {
	threw := false
	p.host.Realm.Turn(func() { p.runMain(p.program.entry) }, func(t bool) { threw = t })
	if threw && p.host.Realm.Owing() { // the scope around the body drains though it threw
		p.host.Realm.Drain()
	}
}

func (p *Process) runMain(u *source.Unit) {
	if u.Format == source.Module {
		p.runESM(u)
		return
	}
	p.loadCommonJS(u, nil)
}

// install defines the globals that the unit names.
func (p *Process) install(u *source.Unit) {
	m := &p.modules
	names := u.Globals
	if u.DynamicGlobals {
		if m.everyone {
			return
		}
		m.everyone = true
		names = shims.GlobalNames()
	}
	for _, name := range names {
		if !m.installed[name] {
			if m.installed == nil {
				m.installed = map[string]bool{}
			}
			m.installed[name] = true
			if !shims.IsTestGlobal(name) || p.program.options.TestGlobals && !p.tests.foreign {
				p.host.InstallGlobal(name)
			}
		}
	}
}

// loadCommonJS makes the module object of a unit, runs its body and returns the object. A body that
// throws is forgotten, as in Module._load.
func (p *Process) loadCommonJS(u *source.Unit, parent *goja.Object) *goja.Object {
	if p.tracker != nil {
		p.tracker.Anything() // whoever requires the file next finds it loaded
	}
	m := p.newModule(u.Path, parent)
	_ = p.modules.cache.Set(u.Path, m)
	done := false
	defer func() {
		if !done {
			_ = p.modules.cache.Delete(u.Path)
		}
	}()
	switch u.Format {
	case source.JSON:
		_ = m.Set("exports", p.parseJSON(u))
	case source.Module:
		_ = m.Set("exports", p.esm().Require(u.Path))
	default:
		p.run(u, m)
		if p.program.options.TestGlobals && strings.HasSuffix(u.Path, mochasRunner) {
			p.tests.foreign = true
			p.host.Call("internal/mocha", "watch", m.Get("exports"))
		}
	}
	_ = m.Set("loaded", true)
	done = true
	return m
}

// mochasRunner is the file of Mocha that runs tests.
const mochasRunner = "/node_modules/mocha/lib/runner.js"

// ready makes what all modules share.
func (s *moduleState) ready(p *Process) {
	if s.cache == nil {
		s.cache = p.rt.CreateObject(nil)
		s.proto = p.modulePrototype()
		s.parents = map[*goja.Object]*goja.Object{}
	}
}

func (p *Process) newModule(filename string, parent *goja.Object) *goja.Object {
	s := &p.modules
	s.ready(p)
	m, exports := p.rt.CreateObject(s.proto), p.rt.NewObject()
	if p.tracker != nil {
		p.tracker.Name(m, "module "+filename)
		p.tracker.Name(exports, "exports "+filename)
	}
	id := filename
	if parent == nil {
		id = "."
		s.main = m
	}
	_ = m.Set("id", id)
	_ = m.Set("path", path.Dir(filename))
	_ = m.Set("exports", exports)
	_ = m.Set("filename", filename)
	_ = m.Set("loaded", false)
	_ = m.Set("children", p.rt.NewArray())
	if parent != nil {
		s.parents[m] = parent
		p.adopt(parent, m)
	}
	return m
}

// run calls the wrapper function of a CommonJS unit.
func (p *Process) run(u *source.Unit, m *goja.Object) {
	p.install(u)
	v, err := p.rt.RunProgram(u.Program)
	if err != nil {
		panic(err)
	}
	wrapper, _ := v.(*goja.Object).Export().(func(goja.FunctionCall) goja.Value)
	exports := m.Get("exports")
	args := []goja.Value{exports, p.requireFor(m, u), m, p.rt.ToValue(u.Path), p.rt.ToValue(path.Dir(u.Path))}
	if u.NeedsImport || u.NeedsHost {
		args = append(args, p.importFor(u), p.hostFor(u))
	}
	wrapper(goja.FunctionCall{This: exports, Arguments: args})
}

// requireFor makes the require function of a module. What hangs on it is made when it is asked for.
func (p *Process) requireFor(m *goja.Object, u *source.Unit) *goja.Object {
	f := p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
		return p.requireAs(m, u.Path, c.Argument(0))
	}).(*goja.Object)
	p.equip(f, m, u.Path)
	if p.modules.requires == nil {
		p.modules.requires = map[*goja.Object]bool{}
	}
	p.modules.requires[f] = true
	return f
}

// equip gives a require function its properties: cache, main, resolve, extensions.
func (p *Process) equip(f, m *goja.Object, from string) {
	resolve := p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
		target := p.resolve(p.specifier(c.Argument(0)), m, from, c.Argument(1))
		if target.Builtin != "" {
			return c.Argument(0)
		}
		return p.rt.ToValue(target.Path)
	}).(*goja.Object)
	_ = f.Set("resolve", resolve)
	_ = f.Set("main", p.modules.main)
	_ = resolve.Set("paths", p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
		name := p.specifier(c.Argument(0))
		switch target, err := p.loader().Require(name, from); {
		case err == nil && target.Builtin != "":
			return goja.Null()
		case name == "." || name == ".." || strings.HasPrefix(name, "./") || strings.HasPrefix(name, "../"):
			return p.rt.ToValue([]any{path.Dir(from)})
		}
		return p.rt.ToValue(lookupPaths(path.Dir(from)))
	}))
	_ = f.Set("extensions", p.extensions())
	_ = f.Set("cache", p.modules.cache)
}

// lookupPaths are the node_modules folders that Node looks into from a folder.
func lookupPaths(dir string) []any {
	var list []any
	for {
		if path.Base(dir) != "node_modules" {
			list = append(list, path.Join(dir, "node_modules"))
		}
		if dir == path.Dir(dir) {
			return list
		}
		dir = path.Dir(dir)
	}
}

// modulePrototype is Module.prototype.
func (p *Process) modulePrototype() *goja.Object {
	o := p.rt.NewObject()
	getter := func(name string, get func(m *goja.Object) goja.Value) {
		_ = o.DefineAccessorProperty(name, p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
			m, _ := c.This.(*goja.Object)
			if m == nil || p.modules.cache == nil {
				return goja.Undefined()
			}
			return get(m)
		}), nil, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	getter("parent", func(m *goja.Object) goja.Value {
		switch parent, known := p.modules.parents[m]; {
		case parent != nil:
			return parent
		case known: // made without one
			return goja.Undefined()
		}
		return goja.Null()
	})
	getter("paths", func(m *goja.Object) goja.Value {
		if file := m.Get("filename"); file != nil && goja.IsString(file) {
			return p.rt.ToValue(lookupPaths(path.Dir(file.String())))
		}
		return goja.Undefined()
	})
	getter("require", func(m *goja.Object) goja.Value {
		return p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
			return p.require(c.Argument(0), m, m.Get("filename").String())
		})
	})
	getter("constructor", func(*goja.Object) goja.Value { return p.moduleModule() })
	return o
}

// require is Module.prototype.require.
func (p *Process) require(spec goja.Value, parent *goja.Object, from string) goja.Value {
	name := p.specifier(spec)
	if load := p.modules.api.replacedStatic("_load"); load != nil {
		return load.Invoke(p.modules.api.class, spec, orUndefined(parent), p.rt.ToValue(false))
	}
	return p.loadModule(name, parent, from)
}

// loadModule is Module._load.
func (p *Process) loadModule(name string, parent *goja.Object, from string) goja.Value {
	target := p.resolve(name, parent, from, goja.Undefined())
	if target.Builtin != "" {
		return p.builtin(target.Builtin)
	}
	if p.tracker != nil {
		p.tracker.Looks(p.modules.cache, target.Path)
	}
	if m, ok := p.modules.cache.Get(target.Path).(*goja.Object); ok {
		p.adopt(parent, m)
		return m.Get("exports")
	}
	if load := p.extension(target.Path); load != nil {
		return p.loadWith(load, target.Path, parent).Get("exports")
	}
	u, err := p.program.loadFrom(p.loader(), target.Path)
	if err != nil {
		panic(p.toError(err, parent))
	}
	return p.loadCommonJS(u, parent).Get("exports")
}

// specifier checks the argument of require as Node does.
func (p *Process) specifier(spec goja.Value) string {
	name, ok := spec.Export().(string)
	if !ok {
		p.host.Call("internal/validators", "validateString", spec, p.rt.ToValue("id"))
	}
	if name == "" {
		p.host.Throw("TypeError", "ERR_INVALID_ARG_VALUE", "The argument 'id' must be a non-empty string. Received ''")
	}
	return name
}

// adopt lists a module among the children of the one that requires it.
func (p *Process) adopt(parent, child *goja.Object) {
	if parent == nil {
		return
	}
	if list, ok := parent.Get("children").(*goja.Object); ok {
		n := list.Get("length").ToInteger()
		for i := range n {
			if list.Get(strconv.FormatInt(i, 10)) == child {
				return
			}
		}
		if p.tracker != nil {
			p.tracker.Anything()
		}
		_ = list.Set(strconv.FormatInt(n, 10), child)
	}
}

// builtin is one of Node's own modules.
func (p *Process) builtin(name string) goja.Value {
	switch {
	case name == "process":
		return p.host.Process()
	case name == "console":
		return p.host.Console()
	case name == "module":
		return p.moduleModule()
	case name != "test" && !p.program.config.Library.Public(name):
		panic(p.unsupported("the module " + name))
	}
	return p.host.Builtin(name)
}

// toError makes the JavaScript error that Node throws for an error of package source.
func (p *Process) toError(err error, parent *goja.Object) goja.Value {
	var e *source.Error
	var syntax *source.SyntaxError
	var load *source.LoadError
	class, message := "Error", err.Error()
	switch {
	case errors.As(err, &load):
		return p.unsupported("this file: " + message)
	case errors.As(err, &e):
		e = e.WithStack(p.chain(parent))
		class, message = e.Type, e.Message
	case errors.As(err, &syntax):
		return p.syntaxError(syntax)
	}
	o, nerr := p.rt.New(p.rt.Get(class), p.rt.ToValue(message))
	if nerr != nil {
		panic(nerr)
	}
	if e != nil && e.Code != "" {
		p.resolutionError(o, e)
	}
	return o
}

// chain lists the files from a module up to the one that the program started with.
func (p *Process) chain(m *goja.Object) []string {
	files := []string{}
	for m != nil && len(files) < 1000 {
		files = append(files, m.Get("filename").String())
		m = p.modules.parents[m]
	}
	return files
}

func (p *Process) parseJSON(u *source.Unit) goja.Value {
	if u.Program != nil {
		v, err := p.rt.RunProgram(u.Program)
		if err != nil {
			panic(err)
		}
		return v
	}
	json := p.rt.Get("JSON").(*goja.Object)
	parse, _ := goja.AssertFunction(json.Get("parse"))
	v, err := parse(json, p.rt.ToValue(u.Text))
	if err != nil {
		panic(p.jsonError(u.Path, source.JSONError(u.Text)))
	}
	return v
}
