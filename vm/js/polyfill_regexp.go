package js

import (
	"strings"

	"github.com/dop251/goja"

	"loopcheck/vm/js/pattern"
)

// extendRegExp makes RegExp know Unicode properties in patterns that are put together at run time. Those of
// literals are expanded before a program is compiled.
func (l *Library) extendRegExp() {
	l.after("RegExp", func(e *Errors, o *goja.Object) {
		if head(o).self.tab != l.lay.native {
			return
		}
		impl := (*nativeFuncObject)(head(o).self.data)
		call, construct := impl.f, impl.construct
		e.replaces(o, call)
		impl.f = func(c goja.FunctionCall) goja.Value {
			c.Arguments = e.expanded(c.Arguments)
			return call(c)
		}
		impl.construct = func(args []goja.Value, newTarget *goja.Object) *goja.Object {
			return construct(e.expanded(args), newTarget)
		}
	})
}

// expanded replaces the pattern among the arguments of RegExp if it needs it.
func (e *Errors) expanded(args []goja.Value) []goja.Value {
	if len(args) < 2 || !goja.IsString(args[0]) || !goja.IsString(args[1]) {
		return args
	}
	text, flags := args[0].String(), args[1].String()
	if !strings.Contains(text, `\p{`) && !strings.Contains(text, `\P{`) {
		return args
	}
	expanded, err := pattern.Expand(text, flags)
	if err != nil {
		panic(e.New("SyntaxError", "Invalid regular expression: /"+text+"/"+flags+": Invalid property name"))
	}
	return append([]goja.Value{e.rt.ToValue(expanded)}, args[1:]...)
}
