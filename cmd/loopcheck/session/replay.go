package session

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/vm"
)

// A Misfit says that a witness does not fit the program any more: exit code 5.
type Misfit struct {
	*explorer.Mismatch
	Changed []string // files that are not what they were
	Site    string   // where the wanted event was registered, by the witness
}

// ReadWitness reads a witness file. A mistake in it is an error that names the line.
func ReadWitness(file string) (trace.Witness, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return trace.Witness{}, err
	}
	w, err := trace.ParseWitness(string(data))
	if err != nil {
		return w, fmt.Errorf("%s: %w", file, err)
	}
	if w.Model != trace.Model {
		return w, fmt.Errorf("%s was made for %s; this loopcheck models %s", file, w.Model, trace.Model)
	}
	return w, nil
}

// Apply sets what the witness says about the program and its world.
func (c *Config) Apply(w trace.Witness, file string) error {
	c.Entry = filepath.Join(filepath.Dir(file), filepath.FromSlash(w.Entry))
	if _, err := os.Stat(c.Entry); err != nil {
		if alone := filepath.Join(c.Cwd, filepath.FromSlash(w.Entry)); exists(alone) {
			c.Entry = alone
		}
	}
	c.Args, c.Seed = w.Args, w.Seed
	c.SkipUnsupported = true // without --unsupported skip the schedule would have ended there
	for _, b := range w.Bounds {
		n, err := strconv.ParseInt(b.Value, 10, 64)
		if b.Value == "inf" {
			n, err = eventloop.Inf, nil
		}
		if err != nil || n < 0 {
			return fmt.Errorf("%s: the bound %s is %q, which is no number", file, b.Name, b.Value)
		}
		switch b.Name {
		case "turn-time":
			c.Loop.TurnTime = n
		case "io-latency":
			c.Loop.IOLatency = n
		case "threadpool-size":
			c.Loop.Workers = int(n)
		case "faults-fs":
			c.Faults.FS, c.Faults.Max = true, int(n)
		case "faults-net":
			c.Faults.Net, c.Faults.Max = true, int(n)
		}
	}
	if w.Test != "" {
		c.TestName = w.Test
		c.Test = regexp.MustCompile("^" + regexp.QuoteMeta(w.Test) + "$").MatchString
	}
	return nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// Replayed is what a replay showed.
type Replayed struct {
	Outcome trace.Outcome
	Same    bool // the failure of the witness came again
	Changed []string
	// Left says where a tolerant replay left the witness, if it did.
	Left *explorer.Mismatch
}

// A Moment is a step of a replay, as `--trace` shows it.
type Moment struct {
	trace.Step
	Stdout, Stderr string // what it wrote
}

// Replay runs a witness again. It returns a *Misfit if the witness does not fit and tolerant is not set.
func (s *Session) Replay(w trace.Witness, file string, tolerant bool, show func(Moment)) (Replayed, error) {
	start := func() (explorer.System, error) {
		return tracing{s.start(vm.StartOptions{Sites: true}), show}, nil
	}
	replay := explorer.NewReplay(w.Schedule(), tolerant)
	var st explorer.Strategy = replay
	if w.Failure != nil {
		st = &past{Replay: replay, left: len(w.Steps)}
	}
	run, err := explorer.Once(start, st, explorer.Options{MaxSteps: s.Config.Bounds.MaxSteps, Stop: s.guard.stop})
	r := Replayed{Changed: s.changed(w, file), Left: replay.Mismatch()}
	var m *explorer.Mismatch
	if errors.As(err, &m) {
		misfit := &Misfit{Mismatch: m, Changed: r.Changed}
		if i := m.Step - 1; i < len(w.Steps) {
			misfit.Site = w.Steps[i].Where
		}
		return r, misfit
	}
	if err != nil {
		return r, err
	}
	if run.Outcome == nil {
		return r, fmt.Errorf("the replay was stopped: %s", run.Why)
	}
	r.Outcome = *run.Outcome
	f := r.Outcome.Failure
	r.Same = (f == nil) == (w.Failure == nil) && (f == nil || f.Kind == w.Failure.Kind && f.Message == w.Failure.Message)
	return r, nil
}

// past is a replay that goes on behind the end of its schedule, in the natural order: the failure that
// ended the run has been mended.
type past struct {
	*explorer.Replay
	left int // choices of the schedule
}

// Choose follows the schedule to its end, then takes what is natural.
func (p *past) Choose(ready []trace.Event) trace.EventID {
	if p.left == 0 {
		return ready[0].ID
	}
	p.left--
	return p.Replay.Choose(ready)
}

// changed lists the sources that are not what they were when the witness was made.
func (s *Session) changed(w trace.Witness, file string) []string {
	var list []string
	for _, src := range w.Sources {
		path := filepath.Join(filepath.Dir(file), filepath.FromSlash(src.Path))
		data, err := os.ReadFile(path)
		if err != nil || trace.Hash(data) != src.SHA256 {
			list = append(list, src.Path)
		}
	}
	return list
}

// tracing shows each step once it has run.
type tracing struct {
	watched
	show func(Moment)
}

func (t tracing) Step(id trace.EventID) trace.Step {
	out, err := t.Written()
	step := t.watched.Step(id)
	if t.show != nil {
		m := Moment{Step: step}
		m.Stdout, m.Stderr = t.Output(out, err)
		t.show(m)
	}
	return step
}
