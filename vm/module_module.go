package vm

import (
	"github.com/dop251/goja"

	"loopcheck/shims"
)

// moduleModule is require('module'): the class Module with its static functions.
func (p *Process) moduleModule() *goja.Object {
	s := &p.modules
	if s.class != nil {
		return s.class
	}
	class := p.rt.ToValue(func(c goja.ConstructorCall) *goja.Object { return c.This }).(*goja.Object)
	s.class = class
	_ = class.Set("prototype", s.proto)
	_ = class.Set("Module", class)
	_ = class.Set("_cache", s.cache)
	_ = class.Set("builtinModules", p.rt.ToValue(p.builtinModules()))
	_ = class.Set("wrap", func(c goja.FunctionCall) goja.Value {
		return p.rt.ToValue("(function (exports, require, module, __filename, __dirname) { " + c.Argument(0).String() + "\n});")
	})
	_ = class.Set("isBuiltin", func(c goja.FunctionCall) goja.Value {
		target, err := p.program.loader.Require(c.Argument(0).String(), p.program.entry.Path)
		return p.rt.ToValue(err == nil && target.Builtin != "")
	})
	_ = class.Set("createRequire", func(c goja.FunctionCall) goja.Value {
		from, ok := pathOf(c.Argument(0).String())
		if !ok {
			p.host.Throw("TypeError", "ERR_INVALID_ARG_VALUE",
				"The argument 'filename' must be a file URL object, file URL string, or absolute path string. Received '"+c.Argument(0).String()+"'")
		}
		f := p.rt.ToValue(func(c goja.FunctionCall) goja.Value { return p.require(c.Argument(0), nil, from) }).(*goja.Object)
		p.equip(f, nil, from)
		return f
	})
	return class
}

// builtinModule is process.getBuiltinModule: undefined for what is no module of Node's.
func (p *Process) builtinModule(id goja.Value) goja.Value {
	target, err := p.program.loader.Require(id.String(), p.program.entry.Path)
	if err != nil || target.Builtin == "" {
		return goja.Undefined()
	}
	return p.builtin(target.Builtin)
}

func (p *Process) builtinModules() []any {
	var list []any
	for _, name := range shims.Modules() {
		list = append(list, name)
	}
	return list
}
