// Package shims is Node's own modules on the loop and in an in-memory world. Each module is a
// JavaScript file of lib/, run lazily in each run, on top of natives written in Go (internalBinding).
package shims

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"github.com/dop251/goja"
	"github.com/dop251/goja/parser"

	"loopcheck/vm/js"
)

//go:embed all:lib
var lib embed.FS

// A Library is Node's modules, each compiled when it is first asked for and then shared by all runs.
// It is safe for concurrent use.
type Library struct {
	// Compiled, if set, is given each program before it first runs.
	Compiled func(*goja.Program)

	shared *js.Shared
	memo   memo

	mu       sync.Mutex
	programs map[string]*goja.Program
}

// NewLibrary returns a library in which nothing is compiled yet.
func NewLibrary() *Library {
	return &Library{shared: js.NewShared(), programs: map[string]*goja.Program{}}
}

// Shared is what the realms of all runs have in common.
func (l *Library) Shared() *js.Shared { return l.shared }

// Has reports whether there is a module of that name; internal ones included.
func (l *Library) Has(name string) bool {
	_, err := fs.Stat(lib, "lib/"+name+".js")
	return err == nil
}

// Public reports whether a program may require name, given without "node:". That is not so of test.
func (l *Library) Public(name string) bool {
	return name != "test" && !strings.HasPrefix(name, "internal/") && l.Has(name)
}

// wrapper is what a module's file is the body of. It stays on the first line, so lines are the file's.
const wrapper = "(function (exports, require, module, internalBinding, process) {"

// program compiles a module. Its frames are named node:<name>, as Node's are.
func (l *Library) program(name string) (*goja.Program, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if p, ok := l.programs[name]; ok {
		return p, nil
	}
	text, err := fs.ReadFile(lib, "lib/"+name+".js")
	if err != nil {
		return nil, fmt.Errorf("no module %q", name)
	}
	tree, err := goja.Parse("node:"+name, wrapper+string(text)+"\n})", parser.WithDisableSourceMaps)
	if err != nil {
		return nil, fmt.Errorf("shims: lib/%s.js: %w", name, err)
	}
	p, err := goja.CompileAST(tree, false)
	if err != nil {
		return nil, fmt.Errorf("shims: lib/%s.js: %w", name, err)
	}
	l.compiled(p)
	l.programs[name] = p
	return p, nil
}

// compiled hands a program over to Compiled.
func (l *Library) compiled(p *goja.Program) {
	if l.Compiled != nil {
		l.Compiled(p)
	}
}

// Modules lists the modules that a program may require, by name.
func Modules() []string {
	return []string{
		"_http_agent", "_http_client", "_http_common", "_http_incoming", "_http_outgoing", "_http_server",
		"assert", "assert/strict", "buffer", "console", "child_process", "cluster", "constants", "crypto", "dns", "dns/promises", "events", "fs", "fs/promises", "http", "http2", "https", "module", "net", "os", "path",
		"path/posix", "path/win32", "process", "punycode", "querystring", "readline", "readline/promises", "stream", "stream/consumers", "stream/promises", "stream/web", "string_decoder", "timers", "timers/promises", "tls", "tty", "url",
		"util", "util/types", "v8", "vm", "worker_threads", "zlib",
	}
}
