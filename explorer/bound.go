package explorer

import (
	"strconv"

	"loopcheck/eventloop/trace"
)

// A Bounded is a strategy with a bound that may have kept it from runs.
type Bounded interface {
	Strategy
	// Cut reports whether the bound has left anything out.
	Cut() bool
}

// Delayed bounds how far the runs of another strategy get from the natural schedule: a choice of anything
// but the first of what is ready is a delay (of what would have been first), and once a run has had its
// delays it goes on naturally. (Emmi, Qadeer, Rakamarić, Delay-Bounded Scheduling, POPL 2011, for the
// scheduler that the loop is. There, the i-th of what is ready costs i; here it costs one.)
//
// Around Exhaustive it runs each schedule of at most so many delays. Around a reduction it runs no others,
// but not all traces that have such a schedule: one that stands for others may be over the bound and they
// not.
type Delayed struct {
	inner      Strategy
	most, used int
	cut        bool
}

// A Dropper is a strategy that asks for certain events and cannot do with fewer than are ready.
type Dropper interface {
	// Drop tells it that the run under way ends here because of a bound.
	Drop()
}

// NewDelayed bounds the delays of a strategy.
func NewDelayed(inner Strategy, most int) *Delayed { return &Delayed{inner: inner, most: most} }

// Begin starts the next run.
func (d *Delayed) Begin() bool {
	d.used = 0
	return d.inner.Begin()
}

// Choose offers the strategy what the bound leaves.
func (d *Delayed) Choose(ready []trace.Event) trace.EventID {
	dropper, whole := d.inner.(Dropper)
	if d.used < d.most || len(ready) == 1 {
		whole = true
	}
	offered := ready
	if !whole {
		offered, d.cut = ready[:1], true
	}
	id := d.inner.Choose(offered)
	if id == Abandon || id == ready[0].ID {
		return id
	}
	if d.used == d.most {
		d.cut = true
		dropper.Drop()
		return Abandon
	}
	d.used++
	return id
}

// Took passes on what the step did.
func (d *Delayed) Took(s trace.Step) { d.inner.Took(s) }

// Ended passes on how the run ended.
func (d *Delayed) Ended(o *trace.Outcome) bool { return ended(d.inner, o) }

// Repeats reports whether the run only repeats another.
func (d *Delayed) Repeats() bool { return repeats(d.inner) }

// Cut reports whether something was left out.
func (d *Delayed) Cut() bool { return d.cut }

// Complete reports whether no schedule is left and none was cut off.
func (d *Delayed) Complete() bool { return !d.cut && complete(d.inner) }

// Err is the strategy's.
func (d *Delayed) Err() error { return failure(d.inner) }

// Coverage is the strategy's.
func (d *Delayed) Coverage() Coverage { return CoverageOf(d.inner) }

// delayedPlan is a plan with the bound around it.
type delayedPlan struct {
	Plan
	most int
}

func (p delayedPlan) Name() string { return strconv.Itoa(p.most) + " " + p.Plan.Name() }

func (p delayedPlan) Follow() func([]trace.Event) trace.EventID {
	follow, used := p.Plan.Follow(), 0
	return func(ready []trace.Event) trace.EventID {
		if used == p.most {
			ready = ready[:1]
		}
		id := follow(ready)
		if id != ready[0].ID {
			used++
		}
		return id
	}
}

// Plan is the strategy's, bounded.
func (d *Delayed) Plan() Plan {
	if p := PlanOf(d.inner); p != nil {
		return delayedPlan{p, d.most}
	}
	return nil
}

// Ahead is the strategy's, bounded.
func (d *Delayed) Ahead(n int) []Plan {
	plans := AheadOf(d.inner, n)
	for i := range plans {
		plans[i] = delayedPlan{plans[i], d.most}
	}
	return plans
}

// Deepening searches with the bound 0, then 1, 2, ..., each time from the start, until a round has cut
// nothing off. So what is near to the natural schedule comes first. The runs of all rounds count.
type Deepening struct {
	round func(bound int) Bounded
	inner Bounded
	bound int

	runs, thisRound int
	traces          int // of the round before
}

// NewDeepening searches in rounds; round makes the search of one of them.
func NewDeepening(round func(bound int) Bounded) *Deepening {
	return &Deepening{round: round, inner: round(0)}
}

// Begin starts the next run, and the next round if need be.
func (d *Deepening) Begin() bool {
	for !d.inner.Begin() {
		if failure(d.inner) != nil || !d.inner.Cut() {
			return false
		}
		d.traces = CoverageOf(d.inner).Traces
		d.bound++
		d.inner, d.thisRound = d.round(d.bound), 0
	}
	return true
}

// Bound is that of the round under way.
func (d *Deepening) Bound() int { return d.bound }

// Choose asks the round.
func (d *Deepening) Choose(ready []trace.Event) trace.EventID { return d.inner.Choose(ready) }

// Took tells the round.
func (d *Deepening) Took(s trace.Step) { d.inner.Took(s) }

// Ended tells the round.
func (d *Deepening) Ended(o *trace.Outcome) bool {
	counts := ended(d.inner, o)
	if counts {
		d.runs++
		d.thisRound++
	}
	return counts
}

// Repeats reports whether the run only repeats another of its round.
func (d *Deepening) Repeats() bool { return repeats(d.inner) }

// Complete reports whether the last round has cut nothing off and left nothing.
func (d *Deepening) Complete() bool { return !d.inner.Cut() && complete(d.inner) }

// Err is that of the round.
func (d *Deepening) Err() error { return failure(d.inner) }

// Plan is that of the round.
func (d *Deepening) Plan() Plan { return PlanOf(d.inner) }

// Ahead looks no further than the round.
func (d *Deepening) Ahead(n int) []Plan { return AheadOf(d.inner, n) }

// Coverage counts the runs of earlier rounds as redundant: the last round shows all that they showed. Its
// estimate is that of the round that is under way, and what is behind it.
func (d *Deepening) Coverage() Coverage {
	c := CoverageOf(d.inner)
	if c.Traces > 0 || d.traces > 0 {
		c.Traces = max(c.Traces, d.traces)
		c.Redundant = d.runs - c.Traces
	}
	if c.Estimate > 0 {
		c.Estimate += float64(d.runs - d.thisRound)
	}
	return c
}
