package session

import (
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/shims"
	"loopcheck/vm"
)

// Wanted says what a search is to find.
type Wanted struct {
	Strategy string // dpor, reduced, exhaustive, random, pct
	Limits
	// Parallel is how many workers make runs ahead of the search; below 2 there are none.
	Parallel int
	// Checkpoint is a file to which the runs are written, and Resume one that such a search has left and
	// that is gone on with; "" for none.
	Checkpoint, Resume string
	log                *checkpoint
	KeepGoing          bool // all distinct failures, not only the first
	Outcomes           bool // all distinct outcomes
	// Witness is the file that the first witness is going to be written to: paths in it are relative
	// to its folder.
	Witness string
	// Progress is called now and then with the counts so far.
	Progress func(explorer.Counts)
}

// Result is what a search found.
type Result struct {
	explorer.Report
	Findings    []Finding
	Tests       []Tested // that were searched one by one
	Coverage    explorer.Coverage
	Made        int // with a checkpoint: runs that were made and not played back from it
	Covered     int // the last bound of iterative deepening
	Elapsed     time.Duration
	Interrupted bool
	// Refused are paths outside of the project that the program asked for and did not get.
	Refused []string
	// Unknown says why it is not known what turns touch: "with or eval". All turns are taken to depend.
	Unknown string
	// Skipped is what the program called that is not modelled, and threw.
	Skipped []vm.Unsupported
}

// Tested says how the search of one test went.
type Tested struct {
	Name     string
	Runs     int
	Complete bool
	Failures int
}

// A Finding is a distinct failure with a schedule that shows it, as near to the natural one as it gets.
type Finding struct {
	explorer.Shrunk
	Witness trace.Witness
	File    string // where the witness was written
}

// shrinkRuns bounds the runs that making a witness short may take.
const shrinkRuns = 500

// Search runs the schedules of the program. If it registers tests, each is searched in isolation.
func (s *Session) Search(w Wanted) (Result, error) {
	begun := time.Now()
	if w.Checkpoint != "" || w.Resume != "" {
		c, err := s.openCheckpoint(w)
		if err != nil {
			return Result{}, err
		}
		w.log = c
	}
	var r Result
	var err error
	if names := s.tests(w); len(names) > 0 {
		r, err = s.searchTests(names, w)
	} else {
		r, err = s.searchWhole(w)
	}
	if w.log != nil {
		err = errors.Join(err, w.log.close(err != nil || r.stopped()))
		r.Made = w.log.live
	}
	r.Elapsed = time.Since(begun)
	r.Interrupted = s.guard.interrupted.Load()
	r.Refused = s.Program.Refused()
	r.Skipped = s.Program.Skipped()
	r.Unknown = s.Program.Unknown()
	return r, err
}

// tests are the tests to be searched one by one, in the order in which the natural schedule registers
// them. A run that fails or is endless before its first test has none: the search will tell.
func (s *Session) tests(w Wanted) []string {
	if w.Outcomes || s.Config.TestName != "" {
		return nil
	}
	proc, begun := s.start(vm.StartOptions{}), false
	most := s.Config.Bounds.MaxSteps
	for n := 0; !begun && (most == 0 || n < most) && s.guard.stop() == ""; n++ {
		ready := proc.Ready()
		if len(ready) == 0 {
			break
		}
		proc.Step(ready[0].ID)
		_, begun = proc.Tests()
	}
	registered, _ := proc.Tests()
	var names []string
	for _, name := range registered {
		if s.Config.Test == nil || s.Config.Test(name) {
			names = append(names, name)
		}
	}
	return names
}

// searchTests searches each test and adds up what was found.
func (s *Session) searchTests(names []string, w Wanted) (Result, error) {
	total := Result{Report: explorer.Report{Complete: true}}
	for _, name := range names {
		one := *s
		one.Config.TestName = name
		one.Program = s.Program.Only(func(n string) bool { return n == name })
		r, err := one.searchWhole(w)
		total.add(name, r)
		if err != nil || r.stopped() || len(r.Findings) > 0 && !w.KeepGoing {
			total.Complete = total.Complete && err == nil && len(total.Tests) == len(names)
			return total, err
		}
	}
	return total, nil
}

// stopped reports whether the search ended before its time.
func (r *Result) stopped() bool {
	for _, h := range r.Bounds {
		if h.Bound == explorer.StopBound {
			return true
		}
	}
	return false
}

// add counts the search of one test.
func (r *Result) add(name string, t Result) {
	r.Runs += t.Runs
	r.Blocked += t.Blocked
	r.Cut += t.Cut
	r.Steps += t.Steps
	r.cover(t)
	r.MaxDepth = max(r.MaxDepth, t.MaxDepth)
	r.Complete = r.Complete && t.Complete
	r.Bounds = append(r.Bounds, t.Bounds...)
	r.Findings = append(r.Findings, t.Findings...)
	r.Tests = append(r.Tests, Tested{Name: name, Runs: t.Runs, Complete: t.Complete, Failures: len(t.Findings)})
}

// searchWhole runs the schedules of the program as it stands.
func (s *Session) searchWhole(w Wanted) (Result, error) {
	st, err := s.strategy(w)
	if err != nil {
		return Result{}, err
	}
	o := explorer.Options{
		MaxRuns:      s.Config.Bounds.MaxRuns,
		MaxSteps:     s.Config.Bounds.MaxSteps,
		Stop:         s.guard.stop,
		KeepGoing:    w.KeepGoing || w.Outcomes,
		KeepOutcomes: w.Outcomes,
		Progress:     w.Progress,
		Check:        failureOf,
	}
	start, end := s.parallel(st, o, w.Parallel)
	if w.log != nil {
		start = w.log.around(start)
	}
	report, err := explorer.Explore(start, st, o)
	end()
	if err != nil && s.guard.interrupted.Load() { // a turn that was cut off does not replay
		err = nil
		report.Bounds = append(report.Bounds, explorer.Hit{Bound: explorer.StopBound, Why: interrupted})
	}
	report.Outcomes = slices.DeleteFunc(report.Outcomes, func(o explorer.Seen) bool { return givenUp(o.Outcome) })
	r := Result{Report: report, Coverage: explorer.CoverageOf(st), Covered: boundOf(st)}
	if err != nil || w.Outcomes {
		return r, err
	}
	for i := range report.Failures {
		f, err := s.finding(report.Failures[i].Schedule, w.Witness)
		if err != nil {
			return r, err
		}
		r.Findings = append(r.Findings, f)
	}
	return r, nil
}

// failureOf is why a run failed. That the user has lost patience is no failure of the program.
func failureOf(o trace.Outcome) *trace.Failure {
	if givenUp(o) {
		return nil
	}
	return o.Failure
}

// givenUp reports whether a run ended because the user interrupted it.
func givenUp(o trace.Outcome) bool {
	return o.Failure != nil && o.Failure.Kind == trace.Starvation && o.Failure.Message == interrupted
}

// finding makes a failing schedule short and writes down what happens in it.
func (s *Session) finding(failing trace.Schedule, file string) (Finding, error) {
	o := explorer.Options{MaxRuns: shrinkRuns, MaxSteps: s.Config.Bounds.MaxSteps, Stop: s.guard.stop}
	shrunk, err := explorer.Shrink(s.system, failing, o)
	if err != nil {
		return Finding{}, err
	}
	steps, err := s.Steps(shrunk.Schedule)
	if err != nil {
		return Finding{}, err
	}
	shrunk.Steps = steps
	return Finding{Shrunk: shrunk, Witness: s.witness(shrunk, file)}, nil
}

// Steps replays a schedule and remembers where each event was registered.
func (s *Session) Steps(schedule trace.Schedule) ([]trace.Step, error) {
	start := func() (explorer.System, error) { return s.start(vm.StartOptions{Sites: true}), nil }
	run, err := explorer.Once(start, explorer.NewReplay(schedule, false), explorer.Options{})
	return run.Steps, err
}

// witness is the file that brings a finding back. Paths in it are relative to the folder that it lies in.
func (s *Session) witness(f explorer.Shrunk, file string) trace.Witness {
	near := func(path string) string {
		if rel, err := filepath.Rel(filepath.Dir(file), path); err == nil {
			return filepath.ToSlash(rel)
		}
		return path
	}
	failure := f.Failure
	here := filepath.Dir(file) + string(filepath.Separator)
	failure.Stack = strings.NewReplacer("("+here, "(", " "+here, " ").Replace(failure.Stack)
	w := trace.Witness{
		Entry:   near(s.Program.Entry()),
		Args:    s.Config.Args,
		Model:   trace.Model,
		Bounds:  loopBounds(s.Config.Loop, s.Config.Faults),
		Seed:    s.Config.Seed,
		Test:    s.Config.TestName,
		Failure: &failure,
		Steps:   trace.WitnessSteps(f.Steps),
	}
	for _, src := range s.Program.Sources() {
		w.Sources = append(w.Sources, trace.Source{Path: near(src.Path), SHA256: src.SHA256})
	}
	for i := range w.Steps {
		w.Steps[i].Where = shorten(w.Steps[i].Where, near)
	}
	return w
}

// shorten makes the path in a file:line:col relative.
func shorten(where string, near func(string) string) string {
	if !filepath.IsAbs(where) {
		return where
	}
	return near(where)
}

// loopBounds are the bounds by the names of their flags.
func loopBounds(o eventloop.Options, f shims.Faults) []trace.Bound {
	bounds := []trace.Bound{
		{Name: "turn-time", Value: ms(o.TurnTime)},
		{Name: "io-latency", Value: ms(o.IOLatency)},
		{Name: "threadpool-size", Value: strconv.Itoa(o.Workers)},
	}
	if f.FS {
		bounds = append(bounds, trace.Bound{Name: "faults-fs", Value: strconv.Itoa(f.Max)})
	}
	if f.Net {
		bounds = append(bounds, trace.Bound{Name: "faults-net", Value: strconv.Itoa(f.Max)})
	}
	return bounds
}

func ms(n int64) string {
	if n >= eventloop.Inf {
		return "inf"
	}
	return strconv.FormatInt(n, 10)
}
