package source

import (
	"fmt"
	"path"
	"strings"

	"github.com/dop251/goja"
)

// A ModuleHost is what the ES module loader of a run needs from the process.
type ModuleHost interface {
	// AsyncHost is the run's $host object, made by the program AsyncHost on its first use.
	AsyncHost() goja.Value
	// RequireFile loads a CommonJS or JSON file and returns its exports, as require does.
	RequireFile(abs string) goja.Value
	// Builtin returns the exports of one of Node's modules, named without "node:".
	Builtin(name string) goja.Value
	// Error makes the JavaScript error for an *Error, a *SyntaxError or a *LoadError.
	Error(err error) goja.Value
	// Load returns the unit of a file.
	Load(abs string) (*Unit, error)
	// Fetch starts to read a file from disk for import(), and calls done in a later turn. It returns
	// false if there is no need to wait.
	Fetch(abs string, done func()) bool
	// Scope returns exports, require, module, __filename and __dirname for a TypeScript file with
	// ModuleInfo.Interop.
	Scope(abs string) []goja.Value
	// Evaluating says that module bodies run from now on, or no longer.
	Evaluating(on bool)
}

// Modules is the ES module loader of one run, in its goroutine.
type Modules struct {
	rt     *goja.Runtime
	loader *Loader
	host   ModuleHost
	js     *goja.Object
}

// NewModules returns a loader. Nothing runs until the first import.
func NewModules(rt *goja.Runtime, l *Loader, host ModuleHost) *Modules {
	return &Modules{rt: rt, loader: l, host: host}
}

// Main loads and evaluates the ES module that the program starts with. The promise that it returns
// settles when the evaluation has ended.
func (m *Modules) Main(abs string) goja.Value {
	target := m.target(Target{Path: abs})
	_ = target.Set("type", "")
	return m.call("main", target)
}

// Require returns what require() of an ES module returns, or panics with a JavaScript error.
func (m *Modules) Require(abs string) goja.Value { return m.call("requireModule", m.rt.ToValue(abs)) }

// Importer returns the $import function of a file.
func (m *Modules) Importer(abs string) goja.Value { return m.call("importer", m.rt.ToValue(abs)) }

func (m *Modules) call(name string, args ...goja.Value) goja.Value {
	if m.js == nil {
		m.js = m.start()
	}
	f := m.js.Get(name).Export().(func(goja.FunctionCall) goja.Value)
	return f(goja.FunctionCall{This: goja.Undefined(), Arguments: args})
}

func (m *Modules) start() *goja.Object {
	rt := m.rt
	h := rt.NewObject()
	set := func(name string, f func(goja.FunctionCall) goja.Value) { _ = h.Set(name, f) }
	set("resolve", func(c goja.FunctionCall) goja.Value {
		return m.resolve(c.Argument(0).String(), c.Argument(1).String(), c.Argument(2), c.Argument(3).ToBoolean())
	})
	set("validate", func(c goja.FunctionCall) goja.Value { m.validate(c.Argument(0).ToObject(rt)); return goja.Undefined() })
	set("record", func(c goja.FunctionCall) goja.Value { return m.record(c.Argument(0).String(), c.Argument(1).String()) })
	set("fetch", func(c goja.FunctionCall) goja.Value {
		done := c.Argument(1).Export().(func(goja.FunctionCall) goja.Value)
		return rt.ToValue(m.host.Fetch(c.Argument(0).String(), func() { done(goja.FunctionCall{This: goja.Undefined()}) }))
	})
	set("evaluating", func(c goja.FunctionCall) goja.Value {
		m.host.Evaluating(c.Argument(0).ToBoolean())
		return goja.Undefined()
	})
	set("url", func(c goja.FunctionCall) goja.Value { return rt.ToValue(FileURL(c.Argument(0).String())) })
	set("dirname", func(c goja.FunctionCall) goja.Value { return rt.ToValue(path.Dir(c.Argument(0).String())) })
	set("resolveURL", func(c goja.FunctionCall) goja.Value {
		u, err := m.loader.ResolveURL(c.Argument(0).String(), c.Argument(1).String())
		if err != nil {
			m.fail(err)
		}
		return rt.ToValue(u)
	})
	set("linkError", m.linkError)
	set("asyncError", func(c goja.FunctionCall) goja.Value {
		return m.host.Error(&Error{
			Code: "ERR_REQUIRE_ASYNC_MODULE", Type: "Error",
			Message: "require() cannot be used on an ESM graph with top-level await. Use import() instead. " +
				"To see where the top-level await comes from, use --experimental-print-required-tla." +
				"\n  Requiring " + c.Argument(0).String() + " ",
		})
	})
	v, err := rt.RunProgram(m.loader.moduleLoader())
	if err != nil {
		panic("source: modules.js: " + err.Error())
	}
	f := v.Export().(func(goja.FunctionCall) goja.Value)
	return f(goja.FunctionCall{This: goja.Undefined(), Arguments: []goja.Value{h}}).ToObject(rt)
}

func (m *Modules) fail(err error) { panic(m.host.Error(err)) }

// resolve finds the module that a specifier means.
func (m *Modules) resolve(specifier, parent string, typ goja.Value, interop bool) goja.Value {
	find := m.loader.Import
	if interop {
		find = m.loader.Require
	}
	t, err := find(specifier, parent)
	if err != nil {
		m.fail(err)
	}
	target := m.target(t)
	_ = target.Set("type", "")
	switch {
	case interop && target.Get("kind").String() == "json":
		_ = target.Set("type", "json")
	case !interop && typ != nil && !goja.IsUndefined(typ):
		_ = target.Set("type", typ)
	}
	return target
}

// validate is validateAttributes (lib/internal/modules/esm/assert.js).
func (m *Modules) validate(target *goja.Object) {
	id, kind, typ := target.Get("id").String(), target.Get("kind").String(), target.Get("type").String()
	if kind != "builtin" {
		id = FileURL(id)
	}
	switch {
	case typ != "" && typ != "json":
		m.fail(&Error{
			Code: "ERR_IMPORT_ASSERTION_TYPE_UNSUPPORTED", Type: "TypeError",
			Message: fmt.Sprintf(`Import attribute type "%s" is unsupported`, typ),
		})
	case kind == "json" && typ == "":
		m.fail(&Error{
			Code: "ERR_IMPORT_ASSERTION_TYPE_MISSING", Type: "TypeError",
			Message: fmt.Sprintf(`Module "%s" needs an import attribute of type "json"`, id),
		})
	case kind != "json" && typ != "":
		m.fail(&Error{
			Code: "ERR_IMPORT_ASSERTION_TYPE_FAILED", Type: "TypeError",
			Message: fmt.Sprintf(`Module "%s" is not of type "%s"`, id, typ),
		})
	}
}

func (m *Modules) target(t Target) *goja.Object {
	o := m.rt.NewObject()
	if t.Builtin != "" {
		_ = o.Set("id", "node:"+t.Builtin)
		_ = o.Set("kind", "builtin")
		return o
	}
	u, err := m.host.Load(t.Path)
	if err != nil {
		m.fail(err)
	}
	_ = o.Set("id", t.Path)
	_ = o.Set("kind", u.Format.String())
	return o
}

func (m *Modules) record(id, kind string) goja.Value {
	o := m.rt.NewObject()
	switch kind {
	case "builtin":
		exports := m.host.Builtin(strings.TrimPrefix(id, "node:"))
		names := []string{"default"}
		if object, ok := exports.(*goja.Object); ok {
			for _, key := range object.Keys() {
				if key != "default" {
					names = append(names, key)
				}
			}
		}
		m.synthetic(o, names, func() goja.Value { return exports })
	case "module":
		u, err := m.host.Load(id)
		if err != nil {
			m.fail(err)
		}
		m.sourceText(o, u)
	default:
		u, err := m.host.Load(id)
		if err != nil {
			m.fail(err)
		}
		names := []string{"default"}
		if kind == "commonjs" {
			names = append(names, m.loader.ExportNames(u)...)
		}
		m.synthetic(o, names, func() goja.Value { return m.host.RequireFile(id) })
	}
	return o
}

func (m *Modules) synthetic(o *goja.Object, names []string, value func() goja.Value) {
	_ = o.Set("names", m.strings(names))
	_ = o.Set("value", func(goja.FunctionCall) goja.Value { return value() })
}

func (m *Modules) strings(list []string) goja.Value {
	values := make([]any, len(list))
	for i, s := range list {
		values[i] = s
	}
	return m.rt.NewArray(values...)
}

func (m *Modules) sourceText(o *goja.Object, u *Unit) {
	rt := m.rt
	var requests, imports, exports, stars []any
	for _, r := range u.Module.Requests {
		q := rt.NewObject()
		_ = q.Set("specifier", r.Specifier)
		_ = q.Set("type", r.Type)
		requests = append(requests, q)
	}
	for _, im := range u.Module.Imports {
		q := rt.NewObject()
		_ = q.Set("request", im.Request)
		_ = q.Set("name", im.Name)
		imports = append(imports, q)
	}
	for _, e := range u.Module.Exports {
		q := rt.NewObject()
		_ = q.Set("name", e.Name)
		_ = q.Set("request", e.Request)
		_ = q.Set("from", e.From)
		_ = q.Set("fixed", e.Fixed && e.Request < 0)
		exports = append(exports, q)
	}
	for _, s := range u.Module.Stars {
		stars = append(stars, s)
	}
	_ = o.Set("requests", rt.NewArray(requests...))
	_ = o.Set("imports", rt.NewArray(imports...))
	_ = o.Set("exports", rt.NewArray(exports...))
	_ = o.Set("stars", rt.NewArray(stars...))
	_ = o.Set("await", u.Module.Await)
	_ = o.Set("interop", u.Module.Interop)
	if u.Module.Interop {
		_ = o.Set("scope", func(goja.FunctionCall) goja.Value {
			var scope []any
			for _, v := range m.host.Scope(u.Path) {
				scope = append(scope, v)
			}
			return rt.NewArray(scope...)
		})
	}
	_ = o.Set("start", func(c goja.FunctionCall) goja.Value {
		v, err := rt.RunProgram(u.Program)
		if err != nil {
			panic("source: " + u.Path + ": " + err.Error())
		}
		args := []goja.Value{goja.Undefined()}
		if u.NeedsHost {
			args[0] = m.host.AsyncHost()
		}
		wrapper := v.Export().(func(goja.FunctionCall) goja.Value)
		return wrapper(goja.FunctionCall{This: goja.Undefined(), Arguments: append(args, c.Arguments...)})
	})
}

// linkError is the SyntaxError for a name that a module does not export.
func (m *Modules) linkError(c goja.FunctionCall) goja.Value {
	id, request, name := c.Argument(0).String(), int(c.Argument(1).ToInteger()), c.Argument(2).String()
	u, err := m.host.Load(id)
	if err != nil {
		m.fail(err)
	}
	specifier := u.Module.Requests[request].Specifier
	e := &SyntaxError{Link: true, length: len(name)}
	for _, im := range u.Module.Imports {
		if im.Request == request && im.Name == name {
			e.offset = u.draft.origin(im.offset)
		}
	}
	switch {
	case c.Argument(4).ToBoolean():
		e.Message = fmt.Sprintf("The requested module '%s' contains conflicting star exports for name '%s'", specifier, name)
	case c.Argument(3).String() == "commonjs":
		e.Message = fmt.Sprintf("Named export '%s' not found. The requested module '%s' is a CommonJS module, which may not support all "+
			"module.exports as named exports.\nCommonJS modules can always be imported via the default export, for example using:\n\n"+
			"import pkg from '%s';\nconst { %s } = pkg;\n", name, specifier, specifier, name)
	default:
		e.Message = fmt.Sprintf("The requested module '%s' does not provide an export named '%s'", specifier, name)
	}
	e.unit(u)
	return m.host.Error(e)
}
