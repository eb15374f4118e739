package source

import (
	"crypto/sha256"
	"sync"

	"github.com/dop251/goja"
)

// A Format says how Node treats a file.
type Format int

// The formats. A native add-on has none: it cannot be loaded.
const (
	CommonJS Format = iota
	Module          // an ES module
	JSON
)

func (f Format) String() string {
	switch f {
	case CommonJS:
		return "commonjs"
	case Module:
		return "module"
	default:
		return "json"
	}
}

// A Unit is a file that is ready to run, any number of times and in any number of runtimes.
// It does not change once it has been returned, and may be used by several goroutines.
type Unit struct {
	Path   string // absolute, symbolic links resolved
	URL    string // Path as a file: URL
	Name   string // as frames show it: Path, or URL for an ES module
	Format Format
	SHA256 [sha256.Size]byte // of the bytes of the file

	// Program evaluates to the value of a JSON file (nil: parse it), or to the wrapper function:
	//
	//	CommonJS  function (exports, require, module, __filename, __dirname, $import, $host)
	//	Module    function* ($host, $meta, $import, $exports, [exports, require, module, __filename, __dirname,]
	//	          namespace of each request...)     the bracketed ones for Module.Interop
	//
	// $host is what host.js makes; a CommonJS unit needs it only when NeedsHost is set.
	// $import is import(), NeedsImport says whether the unit mentions it. The rest is host.js's business.
	Program     *goja.Program
	NeedsHost   bool
	NeedsImport bool
	Module      *ModuleInfo // of an ES module

	// Globals lists, sorted, which of Options.Globals the text names. DynamicGlobals says that it may
	// reach others too: through globalThis, eval, Function, with and the like.
	Globals        []string
	DynamicGlobals bool

	// Text is what JSON.parse is to be given, for JSON.
	Text string

	text  *text
	draft *draft
	reads []memberRead // sorted by object

	lazy    sync.Once
	details *details
}
