package vm

import (
	"fmt"
	"sort"
	"sync"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/shims"
	"loopcheck/shims/world"
	"loopcheck/vm/js"
	"loopcheck/vm/source"
)

// Options say what is run and in which world. They do not change once the program is loaded.
type Options struct {
	// Entry is the program's file: absolute.
	Entry string
	// Args are process.argv from its third element on.
	Args []string
	// Env is the environment, KEY=value.
	Env []string
	// Cwd is the working directory: absolute.
	Cwd string
	// Files is the disk that modules are loaded from, and Image the picture of it that programs see.
	Files source.Files
	Image *world.Image
	// Loop bounds the speeds of the clock and of the outside world.
	Loop eventloop.Options
	// Faults says which operations of the world may fail on purpose.
	Faults shims.Faults
	// Seed decides what Math.random and its like return.
	Seed uint64
	// MaxCallStack is the depth at which JavaScript's RangeError comes; 0 means js.DefaultMaxDepth.
	MaxCallStack int
	// SkipUnsupported makes a call of what is not modelled throw inside of the program, instead of ending
	// the search.
	SkipUnsupported bool
	// Untracked switches access tracking off: all turns then depend on each other.
	Untracked bool
	// TestGlobals gives the program the globals describe, it, before, ... as Mocha does.
	TestGlobals bool
	// Test, if set, picks the tests to run by their full name.
	Test func(name string) bool
}

// A Program is a file with all that it requires, compiled. Any number of processes can be started of
// it, also by several goroutines at once.
type Program struct {
	options Options
	config  shims.Config
	errors  *js.Library
	tracked *js.Tracking // nil: accesses are not tracked
	loader  *source.Loader
	entry   *source.Unit

	seen *ledger
}

// ledger is what the runs of a program, and of its variants, have come across.
type ledger struct {
	mu      sync.Mutex
	units   map[string]*source.Unit // loaded by any run so far, by path
	refused map[string]bool         // paths that runs were refused
	skipped map[Unsupported]bool    // calls that threw for want of a model
	texts   map[string]string       // of files that stacks have quoted
	unknown string                  // why it is not known what some run touched
}

// Load resolves and compiles the entry file. What it requires is compiled when a run first asks. The
// errors are those of package source: a file that is not there, that cannot be parsed, ...
func Load(o Options) (*Program, error) {
	library := shims.NewLibrary()
	modules := source.Options{Globals: shims.GlobalNames(), Builtin: library.Public, Cwd: o.Cwd}
	errors := js.NewLibrary()
	var tracked *js.Tracking
	if !o.Untracked {
		tracked = js.NewTracking(errors, shims.GlobalNames())
		library.Compiled, modules.Compiled = tracked.Instrument, tracked.Instrument
	}
	p := &Program{
		options: o,
		errors:  errors,
		tracked: tracked,
		loader:  source.New(o.Files, modules),
		seen:    &ledger{units: map[string]*source.Unit{}, refused: map[string]bool{}, skipped: map[Unsupported]bool{}, texts: map[string]string{}},
		config: shims.Config{
			Library: library,
			Image:   o.Image,
			Argv:    append([]string{"/usr/bin/node", o.Entry}, o.Args...),
			Env:     o.Env,
			Cwd:     o.Cwd,
			Seed:    o.Seed,
			Loop:    o.Loop,
			Faults:  o.Faults,
		},
	}
	p.config.Loop.Spare, p.config.Loop.Record = &eventloop.Spare{}, true
	if p.options.MaxCallStack == 0 {
		p.options.MaxCallStack = js.DefaultMaxDepth
	}
	entry, err := p.loader.Entry(o.Entry)
	if err != nil {
		return nil, err
	}
	if p.entry, err = p.load(entry); err != nil {
		return nil, err
	}
	p.config.Argv[1] = p.entry.Path
	return p, nil
}

// Only is the program with no tests but those that pick picks. What is compiled is shared.
func (p *Program) Only(pick func(name string) bool) *Program {
	only := *p
	only.options.Test = pick
	return &only
}

// load compiles a file, once, and remembers it for Sources.
func (p *Program) load(path string) (*source.Unit, error) { return p.loadFrom(p.loader, path) }

func (p *Program) loadFrom(loader *source.Loader, path string) (*source.Unit, error) {
	u, err := loader.Load(path)
	if err != nil {
		return nil, err
	}
	p.seen.mu.Lock()
	p.seen.units[path] = u
	p.seen.mu.Unlock()
	return u, nil
}

// Entry is the path of the file that the program starts with.
func (p *Program) Entry() string { return p.entry.Path }

// A Source is a file that runs of the program have loaded.
type Source struct {
	Path   string
	SHA256 string // in hexadecimal
}

// Sources lists the files that runs of the program have loaded so far, by path.
func (p *Program) Sources() []Source {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	list := make([]Source, 0, len(p.seen.units))
	for path, u := range p.seen.units {
		list = append(list, Source{Path: path, SHA256: fmt.Sprintf("%x", u.SHA256)})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Path < list[j].Path })
	return list
}

// StartOptions are for one process.
type StartOptions struct {
	// Sites makes events remember where the program registered them. It costs a stack walk for each.
	Sites bool
}

// Start makes a fresh process: a realm, a loop and a world in which nothing has run.
func (p *Program) Start(o StartOptions) *Process {
	rt := goja.New()
	proc := &Process{program: p, rt: rt}
	proc.errors = p.errors.Install(rt, proc.errorHost())
	proc.errors.GuardStack(p.options.MaxCallStack)
	config := p.config
	config.Sites = o.Sites
	proc.host = shims.NewHost(&config, rt)
	proc.track()
	proc.wire()
	return proc
}

// Refused lists the paths outside of what the program may read that runs of it asked for, by name.
func (p *Program) Refused() []string {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	list := make([]string, 0, len(p.seen.refused))
	for path := range p.seen.refused {
		list = append(list, path)
	}
	sort.Strings(list)
	return list
}

// Unknown says why it is not known what turns of some run have touched; "" if all is known.
func (p *Program) Unknown() string {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	return p.seen.unknown
}

// lose remembers that it is not known what a run touches.
func (p *Program) lose(why string) {
	if why == "" {
		return
	}
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	if p.seen.unknown == "" {
		p.seen.unknown = why
	}
}

// refuse remembers what a run was refused.
func (p *Program) refuse(paths []string) {
	if len(paths) == 0 {
		return
	}
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	for _, path := range paths {
		p.seen.refused[path] = true
	}
}

// Loop is what the event loops of the program's runs are made with.
func (p *Program) Loop() eventloop.Options { return p.config.Loop }
