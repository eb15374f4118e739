package explorer

import (
	"slices"
	"strconv"

	"loopcheck/eventloop/trace"
)

// PCT gives events random priorities and always runs the one that has the highest, but for a few moments of
// the run at which that one drops behind all others: probabilistic concurrency testing (Burckhardt, Kothari,
// Musuvathi, Nagarakatte, A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs, ASPLOS 2010,
// section 2.2). What has one priority, a thread there, is here a registration: an operation's effect and the
// callback that reports it.
//
// A bug of depth d, one that shows whenever d steps or fewer come in a certain order, shows in each run with
// a probability of at least 1/(n k^(d-1)), with n registrations and k choices in a run at most; the paper's
// theorem 9. It takes k for known; here it is the length of the longest run so far.
//
// It ends by itself never. The same seed gives the same runs in the same order, on every machine.
type PCT struct {
	seed    uint64
	depth   int
	run     uint64
	longest int
	choices int
	plan    pctPlan
	choose  func([]trace.Event) trace.EventID
}

// NewPCT returns the search of a seed for bugs of a depth, which is at least 1.
func NewPCT(seed uint64, depth int) *PCT { return &PCT{seed: seed, depth: max(1, depth)} }

// Begin starts another run.
func (p *PCT) Begin() bool {
	p.longest, p.choices = max(p.longest, p.choices), 0
	p.run++
	p.plan = p.at(p.run)
	p.choose = p.plan.Follow()
	return true
}

// Choose picks the event of the highest priority.
func (p *PCT) Choose(ready []trace.Event) trace.EventID {
	p.choices++
	return p.choose(ready)
}

// Took has nothing to learn from a step.
func (p *PCT) Took(trace.Step) {}

// Plan is what the run's number says.
func (p *PCT) Plan() Plan { return p.plan }

// Ahead lists the next runs; a longer run than any before changes those behind it.
func (p *PCT) Ahead(n int) []Plan {
	var plans []Plan
	for i := range uint64(n) {
		plans = append(plans, p.at(p.run+1+i))
	}
	return plans
}

func (p *PCT) at(run uint64) pctPlan {
	return pctPlan{seed: ofRun(p.seed, run), depth: p.depth, length: p.longest}
}

// ofRun is the seed of one run of a search.
func ofRun(seed, run uint64) uint64 { return mix(mix(seed+0x9e3779b97f4a7c15) + run) }

// pctPlan is one run of PCT.
type pctPlan struct {
	seed          uint64
	depth, length int
}

func (p pctPlan) Name() string {
	return strconv.FormatUint(p.seed, 36) + " " + strconv.Itoa(p.length)
}

// Follow draws the moments at which a priority drops, then one priority after the other.
func (p pctPlan) Follow() func([]trace.Event) trace.EventID {
	r := dice(p.seed)
	var drops []int
	if p.length > 0 {
		for range p.depth - 1 {
			drops = append(drops, r.below(p.length))
		}
	}
	f := &prioritised{dice: &r, drops: drops, priority: map[string]uint64{}}
	return f.choose
}

// prioritised is a run that follows priorities.
type prioritised struct {
	dice     *dice
	drops    []int // drops[i]: the choice at which what is first gets priority i, below all random ones
	at       int
	priority map[string]uint64 // by registration
}

func (p *prioritised) choose(ready []trace.Event) trace.EventID {
	for i := range ready {
		r := registration(ready[i].ID)
		if _, known := p.priority[r]; !known {
			p.priority[r] = p.dice.next() | 1<<63
		}
	}
	for i, at := range p.drops {
		if at == p.at {
			p.priority[registration(p.first(ready))] = uint64(i)
		}
	}
	p.at++
	return p.first(ready)
}

// first is what has the highest priority.
func (p *prioritised) first(ready []trace.Event) trace.EventID {
	return slices.MaxFunc(ready, func(a, b trace.Event) int {
		x, y := p.priority[registration(a.ID)], p.priority[registration(b.ID)]
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	}).ID
}
