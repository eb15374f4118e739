package session

import (
	"fmt"

	"loopcheck/explorer"
)

// Limits are bounds on how far from the natural schedule a search goes.
type Limits struct {
	// Bound is how many races are reversed at most on the way to a run, with dpor, or how many choices are
	// delayed, with the others; Bounded says that there is such a bound. Deepen tries 0, 1, 2, ... instead.
	Bound           int
	Bounded, Deepen bool
	// Delays bounds the delays of a run whatever the strategy, if Delayed.
	Delays  int
	Delayed bool
	// Depth is how deep a bug pct looks for.
	Depth int
}

// strategy makes the strategy that is wanted.
func (s *Session) strategy(w Wanted) (explorer.Strategy, error) {
	var ignore []string
	if !w.Outcomes {
		ignore = []string{"stdout", "stderr"}
	}
	untilRead := []string{"clock", "fs.fds"}
	var plain func() explorer.Strategy
	switch w.Strategy {
	case "dpor":
		return w.around(func(bound int, bounded bool) explorer.Bounded {
			return explorer.NewDPOR(explorer.DPOROptions{
				Model: s.Model, UntilRead: untilRead, Ignore: ignore, Reversals: bound, Bounded: bounded,
			})
		}), nil
	case "reduced":
		plain = func() explorer.Strategy { return explorer.NewReduced(explorer.TurnsDepend) }
	case "exhaustive":
		plain = func() explorer.Strategy { return &explorer.Exhaustive{} }
	case "random":
		plain = func() explorer.Strategy { return explorer.NewRandom(s.Config.Seed) }
	case "pct":
		plain = func() explorer.Strategy { return explorer.NewPCT(s.Config.Seed, w.Depth) }
	default:
		return nil, fmt.Errorf("--strategy %q is none of dpor, reduced, exhaustive, random, pct", w.Strategy)
	}
	return w.around(func(bound int, bounded bool) explorer.Bounded {
		st := plain()
		if bounded {
			st = explorer.NewDelayed(st, bound)
		}
		return explorer.NewTraced(st, ignore, untilRead)
	}), nil
}

// around puts the limits around a strategy.
func (l Limits) around(make func(bound int, bounded bool) explorer.Bounded) explorer.Strategy {
	var st explorer.Strategy
	if l.Deepen {
		st = explorer.NewDeepening(func(bound int) explorer.Bounded { return make(bound, true) })
	} else {
		st = make(l.Bound, l.Bounded)
	}
	if l.Delayed {
		st = explorer.NewDelayed(st, l.Delays)
	}
	return st
}

// boundOf is the bound of the round that a deepening search ended in.
func boundOf(st explorer.Strategy) int {
	if d, ok := st.(*explorer.Deepening); ok {
		return d.Bound()
	}
	return 0
}

// cover adds up what the searches of tests have covered.
func (r *Result) cover(t Result) {
	a, b := &r.Coverage, t.Coverage
	a.Traces += b.Traces
	a.Redundant += b.Redundant
	a.Races += b.Races
	a.Impossible += b.Impossible
	a.GaveUp += b.GaveUp
	a.Astray += b.Astray
	a.Unproven += b.Unproven
	a.Estimate += b.Estimate
	r.Covered = max(r.Covered, t.Covered)
}
