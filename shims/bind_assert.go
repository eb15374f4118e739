package shims

import "github.com/dop251/goja"

// assertBinding makes what `internalBinding('assert')` returns. source gives the text of a file
// of the program by the name that stack frames have for it; ok is false for unknown files.
func assertBinding(rt *goja.Runtime, source func(file string) (text string, ok bool)) *goja.Object {
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
	// Set cannot fail: the object is fresh and extensible.
	_ = binding.Set("callAt", callAt)
	return binding
}
