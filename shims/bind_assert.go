package shims

import "github.com/dop251/goja"

// errorsBinding makes what `internalBinding('errors')` returns: the symbol that marks Node's own
// errors. The realm is told of it, so that it heads their stacks with `name [code]: message`.
func errorsBinding(h *Host) *goja.Object {
	mark := goja.NewSymbol("kIsNodeError")
	if h.NodeErrors != nil {
		h.NodeErrors(mark)
	}
	binding := h.RT.NewObject()
	// Set cannot fail: the object is fresh and extensible.
	_ = binding.Set("kIsNodeError", mark)
	h.enhance = goja.NewSymbol("kEnhanceStackBeforeInspector")
	_ = binding.Set("kEnhanceStackBeforeInspector", h.enhance)
	_ = binding.Set("unsupported", func(c goja.FunctionCall) goja.Value {
		if err, ok := c.Argument(0).(*goja.Object); ok && h.OnUnsupported != nil {
			h.OnUnsupported(err)
		}
		return goja.Undefined()
	})
	return binding
}

// BindSources lets assert.ok quote the program: source gives the text of one of its files by the
// name that stack frames have for it (a path or a file: URL); ok is false for unknown files.
// Without it failures of assert.ok do not quote the call.
func (h *Host) BindSources(source func(file string) (text string, ok bool)) {
	h.Bind("assert", func() *goja.Object { return quoting(h.RT, source) })
}

// assertBinding makes what `internalBinding('assert')` returns.
func assertBinding(h *Host) *goja.Object {
	if bound, ok := h.builtins["assert"]; ok {
		return bound()
	}
	return quoting(h.RT, func(string) (string, bool) { return "", false })
}

func quoting(rt *goja.Runtime, source func(file string) (text string, ok bool)) *goja.Object {
	binding := rt.NewObject()
	// callAt(file, line, column) returns { text, column } of the call at a place of the program,
	// column being the characters before it on its line; undefined if there is none.
	callAt := func(call goja.FunctionCall) goja.Value {
		text, ok := source(call.Argument(0).String())
		if !ok {
			return goja.Undefined()
		}
		quoted, before, ok := callText(text, int(call.Argument(1).ToInteger()), int(call.Argument(2).ToInteger()))
		if !ok {
			return goja.Undefined()
		}
		found := rt.NewObject()
		_ = found.Set("text", quoted)
		_ = found.Set("column", before)
		return found
	}
	_ = binding.Set("callAt", callAt)
	return binding
}
