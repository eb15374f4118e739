package source

import (
	_ "embed"

	"github.com/dop251/goja"
)

//go:embed asyncgen.js
var asyncGenText string

//go:embed modules.js
var modulesText string

// AsyncHost compiles the function that makes the $host argument of units with NeedsHost. It takes
// nothing, costs some 60 µs and is to be called once in each run that needs it.
func AsyncHost() *goja.Program {
	return goja.MustCompile("node:internal/loopcheck/asyncgen", "(function () {"+asyncGenText+"\n})", true)
}

// ModuleLoader compiles the function that makes the ES module loader of a run, see modules.js.
func ModuleLoader() *goja.Program {
	return goja.MustCompile("node:internal/loopcheck/modules", "(function (host) {"+modulesText+"\n})", true)
}
