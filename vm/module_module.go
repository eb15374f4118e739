package vm

import (
	"path"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
	"loopcheck/vm/js"
	"loopcheck/vm/source"
)

// moduleAPI is require('module'): the class Module with its static functions (lib/internal/modules/cjs/loader.js
// at v20.20.2). Packages put functions of their own in the place of some of them; as long as nobody has asked
// for the class, nobody can have.
type moduleAPI struct {
	p     *Process
	class *goja.Object
	// statics and methods are the functions that programs replace, as they were.
	statics, methods map[string]goja.Value
}

// moduleModule is require('module').
func (p *Process) moduleModule() *goja.Object {
	s := &p.modules
	if s.api != nil {
		return s.api.class
	}
	s.ready(p)
	a := &moduleAPI{p: p, statics: map[string]goja.Value{}, methods: map[string]goja.Value{}}
	a.class = p.rt.ToValue(a.construct).(*goja.Object)
	_ = a.class.DefineDataProperty("name", p.rt.ToValue("Module"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	a.addMethods()
	a.addStatics()
	s.api = a
	return a.class
}

func orUndefined(o *goja.Object) goja.Value {
	if o == nil {
		return goja.Undefined()
	}
	return o
}

// construct is new Module(id, parent).
func (a *moduleAPI) construct(c goja.ConstructorCall) *goja.Object {
	p, m := a.p, c.This
	id := ""
	if v := c.Argument(0); !goja.IsUndefined(v) {
		id = v.String()
	}
	_ = m.Set("id", id)
	_ = m.Set("path", path.Dir(id))
	_ = m.Set("exports", p.rt.NewObject())
	parent, _ := c.Argument(1).(*goja.Object)
	p.modules.parents[m] = parent
	p.adopt(parent, m)
	_ = m.Set("filename", goja.Null())
	_ = m.Set("loaded", false)
	_ = m.Set("children", p.rt.NewArray())
	return nil
}

// addMethods makes Module.prototype what programs expect to change.
func (a *moduleAPI) addMethods() {
	p := a.p
	proto := p.modules.proto
	_ = a.class.Set("prototype", proto)
	_ = a.class.DefineDataProperty("prototype", proto, goja.FLAG_TRUE, goja.FLAG_FALSE, goja.FLAG_FALSE)
	hidden := func(name string, v goja.Value) {
		_ = proto.DefineDataProperty(name, v, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	}
	method := func(name string, f func(m *goja.Object, c goja.FunctionCall) goja.Value) {
		v := p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
			m, _ := c.This.(*goja.Object)
			return f(m, c)
		})
		a.methods[name] = v
		_ = proto.DefineDataProperty(name, v, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_TRUE)
	}
	_ = proto.Delete("require") // it comes back behind load
	hidden("constructor", a.class)
	hidden("isPreloading", p.rt.ToValue(false))
	method("load", func(m *goja.Object, c goja.FunctionCall) goja.Value {
		p.fill(m, c.Argument(0).String())
		return goja.Undefined()
	})
	method("require", func(m *goja.Object, c goja.FunctionCall) goja.Value {
		return p.require(c.Argument(0), m, p.fileOf(m))
	})
	method("_compile", func(m *goja.Object, c goja.FunctionCall) goja.Value {
		p.compileAs(m, c.Argument(0).String(), c.Argument(1).String())
		return goja.Undefined()
	})
}

// fileOf is where a module's require looks from.
func (p *Process) fileOf(m *goja.Object) string {
	if m == nil {
		return p.program.entry.Path
	}
	if f := m.Get("filename"); f != nil && goja.IsString(f) {
		return f.String()
	}
	if dir := m.Get("path"); dir != nil && goja.IsString(dir) {
		return path.Join(dir.String(), "x")
	}
	return p.program.entry.Path
}

// requireAs is what a require function does: module.require, which may not be Node's any more.
func (p *Process) requireAs(m *goja.Object, from string, spec goja.Value) goja.Value {
	if a := p.modules.api; a != nil && m != nil {
		if f := a.replaced(m, "require", a.methods); f != nil {
			return f.Invoke(m, spec)
		}
	}
	return p.require(spec, m, from)
}

// replaced is what a program has put in the place of a function; nil if it has not.
func (a *moduleAPI) replaced(o *goja.Object, name string, originals map[string]goja.Value) *js.Func {
	v := o.Get(name)
	if v == originals[name] {
		return nil
	}
	f, _ := a.p.host.Realm.Func(v)
	return f
}

func (a *moduleAPI) replacedStatic(name string) *js.Func {
	if a == nil {
		return nil
	}
	return a.replaced(a.class, name, a.statics)
}

// resolve is Module._resolveFilename, which may not be Node's any more. JavaScript errors unwind.
func (p *Process) resolve(name string, parent *goja.Object, from string, options goja.Value) source.Target {
	if f := p.modules.api.replacedStatic("_resolveFilename"); f != nil {
		v := f.Invoke(p.modules.api.class, p.rt.ToValue(name), orUndefined(parent), p.rt.ToValue(false), options)
		name = v.String()
		if path.IsAbs(name) {
			return source.Target{Path: name}
		}
		options = goja.Undefined()
	}
	if o, ok := options.(*goja.Object); ok && o.Get("paths") != nil {
		return p.resolveFrom(name, parent, o.Get("paths"))
	}
	target, err := p.loader().Require(name, from)
	if err != nil {
		panic(p.toError(err, parent))
	}
	return target
}

// resolveFrom looks from each of some folders (require.resolve with options.paths).
func (p *Process) resolveFrom(name string, parent *goja.Object, paths goja.Value) source.Target {
	var dirs []string
	if err := p.rt.ExportTo(paths, &dirs); err != nil {
		p.host.Throw("TypeError", "ERR_INVALID_ARG_VALUE", "The property 'options.paths' is invalid. Received "+paths.String())
	}
	var target source.Target
	err := error(&source.Error{Type: "Error", Code: "MODULE_NOT_FOUND", Message: "Cannot find module '" + name + "'"})
	for _, dir := range dirs {
		if target, err = p.loader().Require(name, path.Join(dir, "x.js")); err == nil {
			return target
		}
	}
	panic(p.toError(err, parent))
}

// extensions is require.extensions.
func (p *Process) extensions() *goja.Object {
	s := &p.modules
	if s.exts != nil {
		return s.exts
	}
	s.exts, s.extFuncs = p.rt.CreateObject(nil), map[string]goja.Value{}
	for _, ext := range []string{".js", ".json", ".node"} {
		f := p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
			p.loadFile(ext, c.Argument(0).(*goja.Object), c.Argument(1).String())
			return goja.Undefined()
		})
		s.extFuncs[ext] = f
		_ = s.exts.Set(ext, f)
	}
	return s.exts
}

// extension is the function that a program has registered for files like this; nil if there is none.
func (p *Process) extension(file string) *js.Func {
	s := &p.modules
	if s.exts == nil {
		return nil
	}
	base := path.Base(file)
	for i := 1; i < len(base); i++ {
		if base[i] != '.' {
			continue
		}
		if v := s.exts.Get(base[i:]); v != nil && v.ToBoolean() {
			return p.foreign(base[i:], v)
		}
	}
	return p.foreign(".js", s.exts.Get(".js"))
}

func (p *Process) foreign(ext string, v goja.Value) *js.Func {
	if v == nil || v == p.modules.extFuncs[ext] {
		return nil
	}
	f, _ := p.host.Realm.Func(v)
	return f
}

// loadWith loads a file with the function that a program has registered for its extension.
func (p *Process) loadWith(load *js.Func, file string, parent *goja.Object) *goja.Object {
	m := p.newModule(file, parent)
	_ = p.modules.cache.Set(file, m)
	done := false
	defer func() {
		if !done {
			_ = p.modules.cache.Delete(file)
		}
	}()
	load.Invoke(p.modules.exts, m, p.rt.ToValue(file))
	_ = m.Set("loaded", true)
	done = true
	return m
}

// loadFile is what Module._extensions does by itself.
func (p *Process) loadFile(ext string, m *goja.Object, file string) {
	if ext == ".js" {
		if a := p.modules.api; a != nil {
			if f := a.replaced(m, "_compile", a.methods); f != nil {
				f.Invoke(m, p.rt.ToValue(p.content(file)), p.rt.ToValue(file))
				return
			}
		}
	}
	u, err := p.program.loadFrom(p.loader(), file)
	if err != nil {
		panic(p.toError(err, p.modules.parents[m]))
	}
	switch u.Format {
	case source.JSON:
		_ = m.Set("exports", p.parseJSON(u))
	case source.Module:
		_ = m.Set("exports", p.esm().Require(u.Path))
	default:
		p.run(u, m)
	}
}

// content is the text of a file as the program sees it, without a byte order mark.
func (p *Process) content(file string) string {
	data, errno := p.host.World.Content(file)
	if errno != world.OK {
		panic(p.rt.NewGoError(errno.At(file)))
	}
	return strings.TrimPrefix(string(data), "\uFEFF")
}

// fill is Module.prototype.load.
func (p *Process) fill(m *goja.Object, file string) {
	_ = m.Set("filename", file)
	_ = m.Set("path", path.Dir(file))
	if load := p.extension(file); load != nil {
		load.Invoke(p.modules.exts, m, p.rt.ToValue(file))
	} else {
		p.loadFile(path.Ext(file), m, file)
	}
	_ = m.Set("loaded", true)
}

// compileAs is Module.prototype._compile: the text runs as the body of the module.
func (p *Process) compileAs(m *goja.Object, text, file string) {
	u, err := p.loader().Compile(file, []byte(text))
	if err != nil {
		panic(p.toError(err, m))
	}
	p.run(u, m)
}
