package source

import (
	_ "embed"

	"github.com/dop251/goja"
)

//go:embed asyncgen.js
var asyncGenText string

//go:embed modules.js
var modulesText string

// AsyncHost is the function that makes the $host argument of units with NeedsHost. It takes nothing,
// costs some 60 µs and is to be called once in each run that needs it.
func (l *Loader) AsyncHost() *goja.Program {
	c := l.compiled
	c.asyncOnce.Do(func() {
		c.async = goja.MustCompile("node:internal/loopcheck/asyncgen", "(function () {"+asyncGenText+"\n})", true)
		l.compiledOwn(c.async)
	})
	return c.async
}

// moduleLoader is the function that makes the ES module loader of a run, see modules.js.
func (l *Loader) moduleLoader() *goja.Program {
	c := l.compiled
	c.modulesOnce.Do(func() {
		c.modules = goja.MustCompile("node:internal/loopcheck/modules", "(function (host) {"+modulesText+"\n})", true)
		l.compiledOwn(c.modules)
	})
	return c.modules
}

// compiledOwn hands a program over to Options.Compiled.
func (l *Loader) compiledOwn(p *goja.Program) {
	if l.options.Compiled != nil {
		l.options.Compiled(p)
	}
}
