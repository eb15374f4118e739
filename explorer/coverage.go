package explorer

import (
	"math"
	"slices"

	"loopcheck/eventloop/trace"
)

// Coverage is what a strategy knows of what it has covered.
type Coverage struct {
	Traces     int // distinct Mazurkiewicz traces among the runs that ended; 0: not counted
	Redundant  int // runs that showed a trace that was known, or were given up
	Races      int // races that a reduction has found
	Impossible int // reversals of them that the loop or the clock forbids: not run
	GaveUp     int // reversals of which that is not known
	Astray     int // runs that did not go as the model of the loop said
	// Unproven counts the runs of a DPOR of a kind in which it is known to miss traces now and then: they
	// ended while something was still to come, or used sockets.
	Unproven int
	// Estimate is how many runs the whole search takes, as far as can be told from its beginning; 0: no
	// idea. It is an estimate and no bound.
	Estimate float64
}

// A Coverer is a strategy that knows what it has covered.
type Coverer interface {
	Coverage() Coverage
}

// CoverageOf is what a strategy knows of what it has covered.
func CoverageOf(s Strategy) Coverage {
	if c, ok := s.(Coverer); ok {
		return c.Coverage()
	}
	return Coverage{}
}

// Coverage of a reduction counts what it has found. The estimate is path.before's; since a branch shows
// what else there is only when it is run, it is nearly always too low.
func (d *DPOR) Coverage() Coverage {
	c := Coverage{
		Traces: len(d.traces), Races: d.Stats.Races, Impossible: d.Stats.Impossible, GaveUp: d.Stats.GaveUp,
		Astray: d.Stats.Astray, Unproven: d.Stats.Unproven,
	}
	runs := d.Stats.Traces + d.Stats.Redundant
	c.Redundant = runs - c.Traces
	weight, explored := 1.0, 0.0 // as in path.before
	for k := range d.path {
		done, all := float64(len(d.path[k].done)), float64(len(d.path[k].done)+1+len(d.path[k].todo))
		explored += weight * done / all
		weight /= all
	}
	c.Estimate = whole(runs, explored+weight)
	return c
}

// Cut reports whether the bound on reversals has left anything out.
func (d *DPOR) Cut() bool { return d.Stats.OverBound > 0 }

// Drop gives the run up because of a bound around the search.
func (d *DPOR) Drop() {
	d.abandoned = true
	d.Stats.OverBound++
}

// before is the part of the tree that lies before the branch that is to be run, when the branches of each
// choice point are taken to be of equal size: a leaf weighs the product of 1/branches on the way there. (The
// weighted backtrack estimator of Kilby, Slaney, Thiébaux, Walsh, Estimating Search Tree Size, AAAI 2006,
// which is Knuth's of 1975 for a search that goes from left to right.)
func (p *path) before() float64 {
	if len(p.nodes) == 0 {
		return 1
	}
	weight, sum := 1.0, 0.0
	for _, n := range p.nodes {
		all := float64(n.hi - n.lo)
		sum += weight * float64(n.at-n.lo) / all
		weight /= all
	}
	return sum
}

// whole is the size of a search of which so many runs are a part.
func whole(runs int, part float64) float64 {
	if runs == 0 || part <= 0 {
		return 0
	}
	return math.Max(float64(runs), float64(runs)/part)
}

// Traced counts the distinct traces that another strategy shows.
type Traced struct {
	Strategy
	depth int // steps begun and not ended
	steps []trace.Step
	runs  int
	// untilRead are spaces that count once a run has read them (DPOROptions.UntilRead), bit i of read says
	// whether one has the i-th. tracers[r] counts for read == r.
	untilRead []string
	read      int
	tracers   []tracer
}

// tracer tells traces apart.
type tracer struct {
	history history
	known   map[uint64]bool
}

func (t *tracer) add(steps []trace.Step) {
	units, _ := t.history.places.flatten(steps)
	t.history.load(units)
	t.known[t.history.name()] = true
}

// NewTraced counts the traces of a strategy. Ignore and untilRead are DPOROptions'; it takes memory and time
// for each subset of untilRead.
func NewTraced(inner Strategy, ignore, untilRead []string) *Traced {
	t := &Traced{Strategy: inner, untilRead: untilRead}
	for read := range 1 << len(untilRead) {
		one := tracer{history: history{places: newPlaces()}, known: map[uint64]bool{}}
		for _, space := range ignore {
			one.history.places.ignore[space] = true
		}
		for i, space := range untilRead {
			one.history.places.ignore[space] = read&(1<<i) == 0
		}
		t.tracers = append(t.tracers, one)
	}
	return t
}

// Begin starts the next run.
func (t *Traced) Begin() bool {
	t.depth, t.steps = 0, t.steps[:0]
	return t.Strategy.Begin()
}

// Choose asks the strategy.
func (t *Traced) Choose(ready []trace.Event) trace.EventID {
	t.depth++
	return t.Strategy.Choose(ready)
}

// Took notes the step.
func (t *Traced) Took(s trace.Step) {
	if t.depth--; t.depth == 0 {
		t.steps = append(t.steps, s)
	}
	t.Strategy.Took(s)
}

// Ended counts the trace of a run that came to its end.
func (t *Traced) Ended(o *trace.Outcome) bool {
	counts := ended(t.Strategy, o)
	if !counts {
		return false
	}
	t.runs++
	if o != nil {
		t.look()
		for read := range t.tracers {
			if read&t.read == t.read { // the others will not be asked any more
				t.tracers[read].add(t.steps)
			}
		}
	}
	return true
}

// look notes which spaces the run has read.
func (t *Traced) look() {
	for i := range t.steps {
		for _, a := range t.steps[i].Accesses {
			if at := slices.Index(t.untilRead, a.Space); at >= 0 && !a.Write {
				t.read |= 1 << at
			}
		}
	}
}

// Coverage is the strategy's, with the traces.
func (t *Traced) Coverage() Coverage {
	c := CoverageOf(t.Strategy)
	c.Traces = len(t.tracers[t.read].known)
	c.Redundant = t.runs - c.Traces
	return c
}

// Cut reports whether a bound of the strategy has left anything out.
func (t *Traced) Cut() bool {
	b, ok := t.Strategy.(Bounded)
	return ok && b.Cut()
}

// Repeats is the strategy's.
func (t *Traced) Repeats() bool { return repeats(t.Strategy) }

// Complete is the strategy's.
func (t *Traced) Complete() bool { return complete(t.Strategy) }

// Err is the strategy's.
func (t *Traced) Err() error { return failure(t.Strategy) }

// Plan is the strategy's.
func (t *Traced) Plan() Plan { return PlanOf(t.Strategy) }

// Ahead is the strategy's.
func (t *Traced) Ahead(n int) []Plan { return AheadOf(t.Strategy, n) }
