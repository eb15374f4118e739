package source

import (
	"github.com/dop251/goja"
)

// A ModuleHost is what the ES module loader of a run needs from the process.
type ModuleHost interface {
	// AsyncHost is the run's $host object, made by the program AsyncHost on its first use.
	AsyncHost() goja.Value
	// RequireFile loads a CommonJS file (or an ES module for require) and returns its exports.
	RequireFile(abs string) goja.Value
	// Builtin returns the exports of one of Node's modules.
	Builtin(name string) goja.Value
}

// Modules is the ES module loader of one run.
type Modules struct {
	rt     *goja.Runtime
	loader *Loader
	host   ModuleHost
	js     *goja.Object
}

// NewModules returns a loader; nothing is run until the first import.
func NewModules(rt *goja.Runtime, l *Loader, host ModuleHost) *Modules {
	return &Modules{rt: rt, loader: l, host: host}
}

func (m *Modules) Import(abs string) goja.Value   { return nil }
func (m *Modules) Require(abs string) goja.Value  { return nil }
func (m *Modules) Importer(abs string) goja.Value { return nil }
