package explorer

import "loopcheck/eventloop/trace"

// Options are the bounds of a search and what it looks for. The zero value searches without bounds
// until the first failure.
type Options struct {
	// MaxRuns bounds the runs of the search, redundant ones included; 0: no bound.
	MaxRuns int
	// MaxSteps bounds the length of one run's schedule; 0: no bound. A longer run is cut.
	MaxSteps int
	// Stop is asked before each step; it returns why the search must end, or "".
	Stop func() string
	// Check says whether an outcome is a failure; nil: it is when the outcome says so itself.
	Check func(trace.Outcome) *trace.Failure
	// KeepGoing goes on after a failure, to find all that are distinct.
	KeepGoing bool
	// KeepOutcomes collects every distinct outcome.
	KeepOutcomes bool
	// Progress is called after each run, with the counts so far.
	Progress func(Counts)
}

// check is the failure in an outcome, or nil.
func (o Options) check(out trace.Outcome) *trace.Failure {
	if o.Check != nil {
		return o.Check(out)
	}
	return out.Failure
}

// Counts says how much a search did.
type Counts struct {
	Runs     int // runs in all; Blocked and Cut are among them
	Blocked  int // runs abandoned because another stands for them
	Cut      int // runs cut at MaxSteps or stopped
	Steps    int // steps in all runs
	MaxDepth int // length of the longest schedule
	Failures int // distinct failures
	Outcomes int // distinct outcomes, if they are kept
}

// Bound names what kept a search from being complete.
type Bound string

// The bounds of a search.
const (
	RunBound     Bound = "max-runs"
	StepBound    Bound = "max-steps"
	StopBound    Bound = "stopped"       // by Options.Stop
	FailureBound Bound = "first failure" // the search ended at it
)

// A Hit is a bound that a search ran into.
type Hit struct {
	Bound Bound
	Runs  int    // how many runs it cut or, for RunBound and FailureBound, ended the search after
	Why   string // what Options.Stop said
	First Run    // the first run that was cut by it; empty for RunBound
}

// A Found is a distinct failure: the first run that showed it, and how many did.
type Found struct {
	Run
	Failure trace.Failure
	Runs    int
}

// A Seen is a distinct outcome with the first schedule that led to it, and how many did.
type Seen struct {
	Outcome   trace.Outcome
	Schedule  trace.Schedule
	Schedules int
}

// Report is what a search found. Failures and Outcomes are in the order in which they were found.
type Report struct {
	Counts
	// Complete says that the search stands for every schedule. Otherwise Bounds say why not, unless
	// the strategy is one that cannot know.
	Complete bool
	Bounds   []Hit
	Failures []Found
	Outcomes []Seen
}

// search is a Report in the making.
type search struct {
	Report
	options Options
	failure map[string]int // place in Failures by trace.Failure.Key
	outcome map[string]int // place in Outcomes by trace.Outcome.Key
}

// Explore runs the schedules that the strategy asks for until none is left or a bound is hit.
//
// The error is the one that start, a system or the strategy stopped at; the report then says what was
// known by then, and is not complete.
func Explore(start Start, s Strategy, o Options) (Report, error) {
	x := search{options: o, failure: map[string]int{}, outcome: map[string]int{}}
	p := player{strategy: s, maxSteps: o.MaxSteps, stop: o.Stop}
	for s.Begin() {
		if o.MaxRuns > 0 && x.Runs >= o.MaxRuns && !repeats(s) {
			x.hit(RunBound, x.Runs, Run{})
			return x.Report, nil
		}
		sys, err := start()
		if err != nil {
			return x.Report, err
		}
		run := p.play(sys)
		counts := ended(s, run.Outcome)
		if err := failure(sys); err != nil {
			return x.Report, err
		}
		if err := failure(s); err != nil {
			return x.Report, err
		}
		if counts && !x.add(run) {
			return x.Report, nil
		}
	}
	if err := failure(s); err != nil {
		return x.Report, err
	}
	x.Complete = len(x.Bounds) == 0 && complete(s)
	return x.Report, nil
}

// add counts a run and reports whether the search goes on.
func (x *search) add(run Run) bool {
	x.Runs++
	x.Steps += len(run.Steps)
	x.MaxDepth = max(x.MaxDepth, len(run.Schedule))
	goOn := true
	switch run.End {
	case Finished:
		goOn = x.judge(run) || x.options.KeepGoing
		if !goOn {
			x.hit(FailureBound, x.Runs, run)
		}
	case Abandoned:
		x.Blocked++
	case TooLong:
		x.Cut++
		x.hit(StepBound, 1, run)
	case Stopped:
		x.Cut++
		x.hit(StopBound, 1, run)
		goOn = false
	}
	x.Counts.Failures, x.Counts.Outcomes = len(x.Report.Failures), len(x.Report.Outcomes)
	if x.options.Progress != nil {
		x.options.Progress(x.Counts)
	}
	return goOn
}

// judge files a finished run under its outcome and its failure; it reports whether there is none.
func (x *search) judge(run Run) bool {
	if x.options.KeepOutcomes {
		key := run.Outcome.Key()
		at, known := x.outcome[key]
		if !known {
			at = len(x.Report.Outcomes)
			x.outcome[key] = at
			x.Report.Outcomes = append(x.Report.Outcomes, Seen{Outcome: *run.Outcome, Schedule: run.clone().Schedule})
		}
		x.Report.Outcomes[at].Schedules++
	}
	f := x.options.check(*run.Outcome)
	if f == nil {
		return true
	}
	key := f.Key()
	at, known := x.failure[key]
	if !known {
		at = len(x.Report.Failures)
		x.failure[key] = at
		x.Report.Failures = append(x.Report.Failures, Found{Run: run.clone(), Failure: *f})
	}
	x.Report.Failures[at].Runs++
	return false
}

// hit notes that a bound was hit by n runs, of which run is one.
func (x *search) hit(b Bound, n int, run Run) {
	for i := range x.Bounds {
		if x.Bounds[i].Bound == b {
			x.Bounds[i].Runs += n
			return
		}
	}
	x.Bounds = append(x.Bounds, Hit{Bound: b, Runs: n, Why: run.Why, First: run.clone()})
}
