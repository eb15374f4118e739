// Package session puts a program under an explorer: it opens the file with its project on the disk,
// guards the runs from outside, and turns what a search found into witnesses. It reads the clock and
// the disk, which the layers below do not.
package session

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"loopcheck/cmd/loopcheck/disk"
	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/shims"
	"loopcheck/shims/world"
	"loopcheck/vm"
)

// Config is what a user asks for.
type Config struct {
	// Entry is the file as the user named it, relative to Cwd or absolute; Args are the program's own.
	Entry string
	Args  []string
	// Cwd is the working directory of the program: absolute.
	Cwd string
	Env []string

	Loop eventloop.Options
	Seed uint64
	// Faults says which operations of the world may fail on purpose.
	Faults shims.Faults
	// AllowRead are further folders that the program may read.
	AllowRead []string
	// Test picks tests by name; nil runs all of the file at once.
	Test func(name string) bool
	// SkipUnsupported makes what is not modelled throw inside of the program.
	SkipUnsupported bool
	// Untracked runs the program without access tracking, see vm.Options.
	Untracked bool
	// TestGlobals gives the program describe, it and the like.
	TestGlobals bool
	TestName    string // the full name of the one test that Test picks, if it picks one

	Bounds Bounds
}

// A Session is a program, loaded and ready for searches.
type Session struct {
	Config  Config
	Program *vm.Program
	// Project is the folder that the program may read.
	Project string
	guard   *guard
}

// A NotLoaded error says that the program cannot be loaded: exit code 4.
type NotLoaded struct{ Err error }

func (e *NotLoaded) Error() string { return e.Err.Error() }
func (e *NotLoaded) Unwrap() error { return e.Err }

// Open finds the project of the entry file and loads the program. Errors are *NotLoaded.
func Open(c Config) (*Session, error) {
	entry := c.Entry
	if !filepath.IsAbs(entry) {
		entry = filepath.Join(c.Cwd, entry)
	}
	entry = filepath.Clean(entry)
	project := projectOf(entry, c.Cwd)
	roots := append([]string{project}, modulesAbove(project)...)
	for _, dir := range c.AllowRead {
		abs, err := filepath.Abs(dir)
		if err != nil {
			return nil, &NotLoaded{err}
		}
		if actual, err := filepath.EvalSymlinks(abs); err == nil {
			abs = actual
		}
		roots = append(roots, abs)
	}
	base := disk.New()
	program, err := vm.Load(vm.Options{
		Entry: entry,
		Args:  c.Args,
		Env:   c.Env,
		Cwd:   c.Cwd,
		Files: files{base},
		Image: world.NewImage(base, world.Options{Roots: roots, Tmp: tmpDir(c.Env)}),
		Loop:  c.Loop,

		Faults: c.Faults,
		Seed:   c.Seed,
		Test:   c.Test,

		TestGlobals:     c.TestGlobals,
		SkipUnsupported: c.SkipUnsupported,
		Untracked:       c.Untracked,
	})
	if err != nil {
		return nil, &NotLoaded{err}
	}
	return &Session{Config: c, Program: program, Project: project, guard: newGuard(c.Bounds)}, nil
}

// Close ends the session's guard.
func (s *Session) Close() { s.guard.close() }

func tmpDir(env []string) string {
	for _, kv := range env {
		if dir, ok := strings.CutPrefix(kv, "TMPDIR="); ok && filepath.IsAbs(dir) {
			return filepath.Clean(dir)
		}
	}
	return "/tmp"
}

// projectOf is the folder of the nearest package.json or repository above the entry file; without
// either it is the working directory if the file is below it, else the file's own folder. For a file
// of an installed package (node_modules/.bin/mocha) it is the project that the package is installed in.
func projectOf(entry, cwd string) string {
	own := filepath.Dir(entry)
	if actual, err := filepath.EvalSymlinks(own); err == nil {
		own = actual
	}
	if home, _, installed := strings.Cut(own+"/", "/node_modules/"); installed {
		own = home
		if strings.HasPrefix(cwd, home+"/") {
			own = cwd
		}
	}
	for dir := own; ; dir = filepath.Dir(dir) {
		for _, mark := range []string{"package.json", ".git"} {
			if _, err := os.Lstat(filepath.Join(dir, mark)); err == nil {
				return dir
			}
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	if rel, err := filepath.Rel(cwd, own); err == nil && rel != ".." && !strings.HasPrefix(rel, "../") && cwd != "/" {
		return cwd
	}
	return own
}

// modulesAbove are the node_modules folders that Node finds from a project upwards.
func modulesAbove(project string) []string {
	var found []string
	for dir := filepath.Dir(project); ; dir = filepath.Dir(dir) {
		modules := filepath.Join(dir, "node_modules")
		if info, err := os.Stat(modules); err == nil && info.IsDir() {
			found = append(found, modules)
		}
		if dir == filepath.Dir(dir) {
			return found
		}
	}
}

// files shows the frozen picture of the disk to the module loader.
type files struct{ base *disk.Base }

func (f files) ReadFile(path string) ([]byte, error) {
	data, errno := f.base.ReadFile(path)
	return data, errno.At(path)
}

func (f files) Stat(path string) (bool, error) {
	actual, err := f.Realpath(path)
	if err != nil {
		return false, err
	}
	info, errno := f.base.Lstat(actual)
	return info.Type == world.Dir, errno.At(path)
}

// maxLinks is how many symbolic links a path may lead through, as on Linux.
const maxLinks = 40

func (f files) Realpath(path string) (string, error) {
	rest := strings.Split(strings.Trim(filepath.Clean(path), "/"), "/")
	at, links := "/", 0
	for len(rest) > 0 {
		name := rest[0]
		rest = rest[1:]
		if name == "" {
			continue
		}
		next := filepath.Join(at, name)
		info, errno := f.base.Lstat(next)
		if errno != world.OK {
			return "", errno.At(path)
		}
		if info.Type != world.Symlink {
			at = next
			continue
		}
		if links++; links > maxLinks {
			return "", world.ELOOP.At(path)
		}
		target, errno := f.base.Readlink(next)
		if errno != world.OK {
			return "", errno.At(path)
		}
		if filepath.IsAbs(target) {
			at = "/"
		}
		rest = append(strings.Split(strings.Trim(filepath.Clean(target), "/"), "/"), rest...)
	}
	return at, nil
}

// watched is a process whose steps the guard counts.
type watched struct {
	*vm.Process
	lane *lane
}

func (w watched) Step(id trace.EventID) trace.Step {
	w.lane.steps.Add(1)
	return w.Process.Step(id)
}

// start makes a fresh process and has the guard watch it.
func (s *Session) start(o vm.StartOptions) watched { return s.startIn(s.guard.main, o) }

func (s *Session) startIn(l *lane, o vm.StartOptions) watched {
	p := s.Program.Start(o)
	l.watch(p)
	return watched{p, l}
}

// system is start for the explorer.
func (s *Session) system() (explorer.System, error) { return s.start(vm.StartOptions{}), nil }

// Run plays the natural schedule once. With an error comes what the program had written by then.
func (s *Session) Run() (trace.Outcome, error) {
	var p watched
	start := func() (explorer.System, error) {
		p = s.start(vm.StartOptions{})
		return p, nil
	}
	run, err := explorer.Once(start, &explorer.Natural{}, explorer.Options{MaxSteps: s.Config.Bounds.MaxSteps, Stop: s.guard.stop})
	if err != nil {
		return p.Outcome(), err // what it has written by then
	}
	if run.Outcome == nil {
		return trace.Outcome{}, errors.New(run.Why)
	}
	return *run.Outcome, nil
}
