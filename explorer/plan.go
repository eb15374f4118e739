package explorer

import "loopcheck/eventloop/trace"

// A Plan is a run before it is made: how its strategy is going to choose, whatever the run shows. A run is
// a function of its choices, so whoever has a plan can make the run, also before the strategy asks for it,
// and play it back later (see Record).
type Plan interface {
	// Name is equal for two plans of one search only if they choose alike.
	Name() string
	// Follow makes the function that chooses in one run. What is handed to it is valid during the call.
	Follow() func(ready []trace.Event) trace.EventID
}

// A Planner is a strategy that knows how its runs will choose. What it says need not come true: a plan that
// does not saves no time, and that is all.
type Planner interface {
	// Plan is the plan of the run that Begin has prepared; nil: there is none.
	Plan() Plan
	// Ahead lists plans of at most n runs that are probably going to be asked for, the nearest first.
	Ahead(n int) []Plan
}

// PlanOf is the plan of the run that the strategy has prepared, or nil.
func PlanOf(s Strategy) Plan {
	if p, ok := s.(Planner); ok {
		return p.Plan()
	}
	return nil
}

// AheadOf lists plans of the runs behind that one.
func AheadOf(s Strategy, n int) []Plan {
	if p, ok := s.(Planner); ok {
		return p.Ahead(n)
	}
	return nil
}

// branchPlan follows a schedule as far as it can, and is natural from there on.
type branchPlan trace.Schedule

// Name is the schedule.
func (b branchPlan) Name() string {
	n := 0
	for _, id := range b {
		n += len(id) + 1
	}
	name := make([]byte, 0, n)
	for _, id := range b {
		name = append(append(name, id...), ' ')
	}
	return string(name)
}

// Follow chooses.
func (b branchPlan) Follow() func([]trace.Event) trace.EventID {
	at := 0
	return func(ready []trace.Event) trace.EventID {
		if at < len(b) && index(ready, b[at]) >= 0 {
			at++
			return b[at-1]
		}
		at = len(b)
		return ready[0].ID
	}
}

// plan is the branch that the path continues.
func (p *path) plan() Plan {
	b := make(branchPlan, len(p.nodes))
	for i, n := range p.nodes {
		b[i] = p.ids[n.at]
	}
	return b
}

// ahead lists the branches that are left, the deepest first.
func (p *path) ahead(n int) []Plan {
	var plans []Plan
	all, _ := p.plan().(branchPlan)
	for i := len(p.nodes) - 1; i >= 0; i-- {
		for at := p.nodes[i].at + 1; at < p.nodes[i].hi; at++ {
			if len(plans) == n {
				return plans
			}
			plans = append(plans, append(all[:i:i], p.ids[at]))
		}
	}
	return plans
}

// Plan is the schedule as far as it is known.
func (x *Exhaustive) Plan() Plan { return x.path.plan() }

// Ahead lists the schedules that are certain to come.
func (x *Exhaustive) Ahead(n int) []Plan { return x.path.ahead(n) }

// Plan is the schedule of the order that is to be shown.
func (d *DPOR) Plan() Plan { return branchPlan(d.leaf.schedule) }

// Ahead lists the orders that are left, in the order in which they are going to be run unless a run shows
// something else. Those whose schedule has to be looked for once more are not there.
func (d *DPOR) Ahead(n int) []Plan {
	var plans []Plan
	var walk func(tree []*branch, depth int)
	walk = func(tree []*branch, depth int) {
		for _, b := range tree {
			if len(plans) >= n {
				return
			}
			if len(b.below) > 0 {
				walk(b.below, depth+1)
			} else if len(b.order) == depth {
				plans = append(plans, branchPlan(b.schedule))
			}
		}
	}
	for k := len(d.path) - 1; k >= 0 && len(plans) < n; k-- {
		walk(d.path[k].todo, k+1)
	}
	return plans
}
