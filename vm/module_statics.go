package vm

import (
	"path"
	"slices"
	"strings"

	"github.com/dop251/goja"
)

// addStatics makes what hangs on Module itself, in Node's order.
func (a *moduleAPI) addStatics() {
	p := a.p
	rt, class := p.rt, a.class
	function := func(name string, f func(c goja.FunctionCall) goja.Value) {
		a.statics[name] = rt.ToValue(f)
		_ = class.Set(name, a.statics[name])
	}
	nothing := func(goja.FunctionCall) goja.Value { return goja.Undefined() }
	_ = class.Set("_cache", p.modules.cache)
	_ = class.Set("_pathCache", rt.CreateObject(nil))
	_ = class.Set("_extensions", p.extensions())
	_ = class.Set("globalPaths", rt.NewArray())
	function("_debug", nothing)
	function("isBuiltin", func(c goja.FunctionCall) goja.Value { return rt.ToValue(isBuiltin(c.Argument(0))) })
	function("_findPath", a.findPath)
	function("_nodeModulePaths", func(c goja.FunctionCall) goja.Value { return rt.ToValue(lookupPaths(c.Argument(0).String())) })
	function("_resolveLookupPaths", func(c goja.FunctionCall) goja.Value {
		parent, _ := c.Argument(1).(*goja.Object)
		if isBuiltin(c.Argument(0)) {
			return goja.Null()
		}
		return rt.ToValue(lookupPaths(path.Dir(p.fileOf(parent))))
	})
	function("_load", func(c goja.FunctionCall) goja.Value {
		parent, _ := c.Argument(1).(*goja.Object)
		return p.loadModule(c.Argument(0).String(), parent, p.fileOf(parent))
	})
	function("_resolveFilename", a.resolveFilename)
	function("createRequire", a.createRequire)
	function("_initPaths", nothing)
	function("_preloadModules", nothing)
	function("syncBuiltinESMExports", nothing)
	_ = class.Set("Module", class)
	names := rt.NewArray(anySlice(builtinNames())...)
	freeze, _ := goja.AssertFunction(rt.Get("Object").(*goja.Object).Get("freeze"))
	if _, err := freeze(goja.Undefined(), names); err != nil {
		panic(err)
	}
	_ = class.Set("builtinModules", names)
	unsupported, _ := p.host.Realm.Func(p.host.Builtin("internal/unsupported"))
	for _, name := range []string{"runMain", "findSourceMap", "register", "SourceMap"} {
		if name == "findSourceMap" {
			function(name, nothing)
			continue
		}
		_ = class.Set(name, unsupported.Invoke(goja.Undefined(), rt.ToValue("module."+name)))
	}
	a.addWrapper()
}

// addWrapper adds Module.wrap and Module.wrapper. Changing them changes nothing here.
func (a *moduleAPI) addWrapper() {
	const head, tail = "(function (exports, require, module, __filename, __dirname) { ", "\n});"
	rt := a.p.rt
	wrap := rt.ToValue(func(c goja.FunctionCall) goja.Value { return rt.ToValue(head + c.Argument(0).String() + tail) })
	_ = a.class.DefineDataProperty("wrap", wrap, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = a.class.DefineDataProperty("wrapper", rt.NewArray(head, tail), goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
}

// resolveFilename is Module._resolveFilename(request, parent, isMain, options).
func (a *moduleAPI) resolveFilename(c goja.FunctionCall) goja.Value {
	p := a.p
	parent, _ := c.Argument(1).(*goja.Object)
	if o, ok := c.Argument(3).(*goja.Object); ok && o.Get("paths") != nil {
		return p.rt.ToValue(p.resolveFrom(c.Argument(0).String(), parent, o.Get("paths")).Path)
	}
	target, err := p.loader().Require(c.Argument(0).String(), p.fileOf(parent))
	if err != nil {
		panic(p.toError(err, parent))
	}
	if target.Builtin != "" {
		return c.Argument(0)
	}
	return p.rt.ToValue(target.Path)
}

// findPath is Module._findPath(request, paths): false where there is nothing.
func (a *moduleAPI) findPath(c goja.FunctionCall) goja.Value {
	p := a.p
	var dirs []string
	_ = p.rt.ExportTo(c.Argument(1), &dirs)
	request := c.Argument(0).String()
	if path.IsAbs(request) {
		dirs = []string{""}
	}
	for _, dir := range dirs {
		if target, err := p.loader().Require(path.Join(dir, request), "/x.js"); err == nil {
			return p.rt.ToValue(target.Path)
		}
	}
	return p.rt.ToValue(false)
}

// createRequire is module.createRequire.
func (a *moduleAPI) createRequire(c goja.FunctionCall) goja.Value {
	p := a.p
	given := c.Argument(0)
	if url, ok := given.(*goja.Object); ok && url.Get("href") != nil {
		given = url.Get("href")
	}
	from, ok := pathOf(given.String())
	if !ok || !goja.IsString(given) {
		p.host.Throw("TypeError", "ERR_INVALID_ARG_VALUE",
			"The argument 'filename' must be a file URL object, file URL string, or absolute path string. Received "+
				p.host.Call("internal/util/inspect", "inspect", given).String())
	}
	f := p.rt.ToValue(func(c goja.FunctionCall) goja.Value { return p.require(c.Argument(0), nil, from) }).(*goja.Object)
	p.equip(f, nil, from)
	return f
}

// builtinModule is process.getBuiltinModule: undefined for what is no module of Node's.
func (p *Process) builtinModule(id goja.Value) goja.Value {
	if !isBuiltin(id) {
		return goja.Undefined()
	}
	return p.builtin(strings.TrimPrefix(id.String(), "node:"))
}

// isBuiltin is module.isBuiltin.
func isBuiltin(id goja.Value) bool {
	name, prefixed := strings.CutPrefix(id.String(), "node:")
	return slices.Contains(builtinNames(), name) || prefixed && slices.Contains([]string{"sea", "sqlite", "test", "test/reporters"}, name)
}

// builtinNames is module.builtinModules: what Node has, supported or not.
func builtinNames() []string {
	return strings.Fields("_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _stream_duplex " +
		"_stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable _tls_common _tls_wrap assert " +
		"assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns " +
		"dns/promises domain events fs fs/promises http http2 https inspector inspector/promises module net os path " +
		"path/posix path/win32 perf_hooks process punycode querystring readline readline/promises repl stream " +
		"stream/consumers stream/promises stream/web string_decoder sys timers timers/promises tls trace_events tty url " +
		"util util/types v8 vm wasi worker_threads zlib")
}

func anySlice(list []string) []any {
	all := make([]any, len(list))
	for i, s := range list {
		all[i] = s
	}
	return all
}
