package explorer

import (
	"errors"
	"slices"

	"loopcheck/eventloop/trace"
)

// A Deviation is a choice that is not the natural one.
type Deviation struct {
	At              int // place in the schedule, from 0
	Chosen, Natural trace.Event
}

// forced is a deviation apart from where it happens: whenever Natural is first and Chosen is ready,
// take Chosen. Each event runs once, so both together name one moment of a run at most, and the
// deviations of a run, each applied once and in order, bring back exactly that run.
type forced struct{ natural, chosen trace.EventID }

// guided follows the natural schedule but for a list of deviations, and notes those that it made.
type guided struct {
	begun   bool
	left    map[trace.EventID][]trace.EventID // by natural event: what to take instead, in order
	choices int
	made    []Deviation
}

func newGuided(plan []forced) *guided {
	g := &guided{left: make(map[trace.EventID][]trace.EventID, len(plan))}
	for _, f := range plan {
		g.left[f.natural] = append(g.left[f.natural], f.chosen)
	}
	return g
}

func (g *guided) Begin() bool {
	first := !g.begun
	g.begun = true
	return first
}

func (g *guided) Choose(ready []trace.Event) trace.EventID {
	at, natural := g.choices, ready[0]
	g.choices++
	want := g.left[natural.ID]
	for i, id := range want {
		if j := index(ready, id); j > 0 {
			g.left[natural.ID] = slices.Delete(want, i, i+1)
			g.made = append(g.made, Deviation{At: at, Chosen: ready[j], Natural: natural})
			return id
		}
	}
	return natural.ID
}

func (g *guided) Took(trace.Step) {}

// Shrunk is a failing run that is as near to the natural schedule as Shrink could bring it.
type Shrunk struct {
	Run
	Failure    trace.Failure
	Deviations []Deviation // where it leaves the natural schedule
	Runs       int         // runs that it took
}

// ErrNoFailure is returned when the schedule that is to be shrunk does not fail.
var ErrNoFailure = errors.New("explorer: the schedule does not fail")

// Shrink looks for a run that fails alike, by trace.Failure.Key, with as few deviations from the
// natural schedule as possible, and with as few steps as possible among those. It drops deviations, in
// halves, quarters, ... and at last one by one (delta debugging: Zeller and Hildebrandt, 2002), until
// no single one can go or o.MaxRuns is used up. The result was replayed strictly once more.
//
// o.MaxSteps, Check and Stop are those of Explore; on Stop it returns what it has.
func Shrink(start Start, failing trace.Schedule, o Options) (Shrunk, error) {
	x := shrinker{start: start, options: o}
	if err := x.first(failing); err != nil {
		return Shrunk{}, err
	}
	if err := x.drop(); err != nil {
		return Shrunk{}, err
	}
	return x.verify()
}

type shrinker struct {
	start   Start
	options Options
	best    Shrunk
	runs    int
	stopped bool
}

// first replays the failing schedule and finds its deviations.
func (x *shrinker) first(failing trace.Schedule) error {
	w := &watch{Replay: NewReplay(failing, false)}
	run, err := x.whole(w)
	if err != nil {
		return err
	}
	f := x.failure(run)
	if f == nil {
		return ErrNoFailure
	}
	x.best = Shrunk{Run: run, Failure: *f, Deviations: w.made}
	return nil
}

// drop removes deviations while the failure stays.
func (x *shrinker) drop() error {
	if _, err := x.try(nil); err != nil {
		return err
	}
	for size := (len(x.best.Deviations) + 1) / 2; size > 0; {
		progress := false
		for lo := 0; lo < len(x.best.Deviations); {
			shorter, err := x.try(without(x.best.Deviations, lo, lo+size))
			if err != nil || x.spent() {
				return err
			}
			if shorter {
				progress = true
			} else {
				lo += size
			}
		}
		if size > 1 {
			size /= 2
		} else if !progress {
			return nil
		}
	}
	return nil
}

// spent reports whether the budget allows nothing but the last verification.
func (x *shrinker) spent() bool {
	return x.stopped || x.options.MaxRuns > 0 && x.runs+1 >= x.options.MaxRuns
}

// try keeps the run of a plan if it fails alike and is better than the best so far.
func (x *shrinker) try(plan []forced) (bool, error) {
	if x.spent() {
		return false, nil
	}
	g := newGuided(plan)
	run, err := x.run(g)
	if err != nil {
		return false, err
	}
	f := x.failure(run)
	if f == nil || f.Key() != x.best.Failure.Key() {
		return false, nil
	}
	fewer := len(g.made) - len(x.best.Deviations)
	if fewer > 0 || fewer == 0 && len(run.Schedule) >= len(x.best.Schedule) {
		return false, nil
	}
	x.best = Shrunk{Run: run, Failure: *f, Deviations: g.made}
	return true, nil
}

// verify replays the result strictly.
func (x *shrinker) verify() (Shrunk, error) {
	run, err := x.whole(NewReplay(x.best.Schedule, false))
	if err != nil {
		return Shrunk{}, err
	}
	if f := x.failure(run); f == nil || *f != x.best.Failure {
		return Shrunk{}, &Diverged{Step: len(run.Schedule), What: "failure", Want: x.best.Failure.Message, Got: message(f)}
	}
	x.best.Runs = x.runs
	return x.best, nil
}

func (x *shrinker) run(s Strategy) (Run, error) {
	x.runs++
	run, err := Once(x.start, s, x.options)
	x.stopped = x.stopped || run.End == Stopped
	return run, err
}

// whole is run, but not to be stopped: the first and the last run are what a stopped Shrink still owes.
func (x *shrinker) whole(s Strategy) (Run, error) {
	x.runs++
	o := x.options
	o.Stop = nil
	return Once(x.start, s, o)
}

func (x *shrinker) failure(run Run) *trace.Failure {
	if run.End != Finished {
		return nil
	}
	return x.options.check(*run.Outcome)
}

func message(f *trace.Failure) string {
	if f == nil {
		return "none"
	}
	return f.Message
}

// without is the plan of all deviations but those in [lo, hi).
func without(all []Deviation, lo, hi int) []forced {
	hi = min(hi, len(all))
	plan := make([]forced, 0, len(all)-(hi-lo))
	for i, d := range all {
		if i < lo || i >= hi {
			plan = append(plan, forced{natural: d.Natural.ID, chosen: d.Chosen.ID})
		}
	}
	return plan
}

// watch is a replay that notes its deviations.
type watch struct {
	*Replay
	made []Deviation
}

func (w *watch) Choose(ready []trace.Event) trace.EventID {
	at := w.pos
	id := w.Replay.Choose(ready)
	if i := index(ready, id); i > 0 {
		w.made = append(w.made, Deviation{At: at, Chosen: ready[i], Natural: ready[0]})
	}
	return id
}
