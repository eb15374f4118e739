package shims

import (
	"strings"

	"github.com/dop251/goja"
)

// Console is the global console, and what require('console') gives. Its methods that print are made in Go: they write plain values
// at once, and leave everything else, and every other method, to lib/console.js.
func (h *Host) Console() *goja.Object {
	if h.console != nil {
		return h.console
	}
	lazy := &lazyObject{names: consoleNames(), made: map[string]goja.Value{}}
	lazy.make = func(name string) goja.Value {
		switch name {
		case "log", "info", "debug":
			return h.printer(name, 1)
		case "error", "warn":
			return h.printer(name, 2)
		}
		v := h.Builtin("console").(*goja.Object).Get(name)
		if strings.HasPrefix(name, "group") {
			h.touchAll() // until now lines were printed without a look at the indentation
		}
		return v
	}
	h.console = h.RT.NewDynamicObject(lazy)
	proto := h.RT.NewObject()
	_ = proto.DefineDataPropertySymbol(goja.SymToStringTag, h.RT.ToValue("console"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	_ = h.console.SetPrototype(proto)
	return h.console
}

func consoleNames() []string {
	return []string{
		"log", "warn", "dir", "time", "timeEnd", "timeLog", "trace", "assert", "clear", "count", "countReset", "group",
		"groupEnd", "table", "debug", "info", "dirxml", "error", "groupCollapsed", "Console", "profile", "profileEnd",
		"timeStamp", "context", "createTask",
	}
}

// printer is console.log and its like. The plain way is taken while nobody has replaced the stream's
// write or called for indentation: that needs the stream or lib/console.js, which are then loaded.
func (h *Host) printer(name string, fd int) goja.Value {
	return h.function(name, func(c goja.FunctionCall) goja.Value {
		if h.modules["console"] == nil && h.printsPlainly(fd) {
			if line, ok := plainLine(c.Arguments); ok {
				h.write(fd, []byte(line))
				return goja.Undefined()
			}
		}
		return h.Call("console", name, c.Arguments...)
	})
}

// plainLine formats arguments whose text needs neither util.inspect nor a format string.
func plainLine(args []goja.Value) (string, bool) {
	var b strings.Builder
	for i, a := range args {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch x := a.Export().(type) {
		case string:
			if i == 0 && len(args) > 1 && strings.Contains(x, "%") {
				return "", false
			}
			b.WriteString(x)
		case int64, bool, nil:
			if _, isObject := a.(*goja.Object); isObject {
				return "", false
			}
			b.WriteString(a.String())
		default:
			return "", false
		}
	}
	b.WriteByte('\n')
	return b.String(), true
}
