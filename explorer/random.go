package explorer

import (
	"strconv"

	"loopcheck/eventloop/trace"
)

// Random picks uniformly among the ready events of every step. It ends by itself never; it is bounded
// by Options. The same seed gives the same runs in the same order, on every machine.
type Random struct {
	seed   uint64
	number uint64 // of the run
	choose func([]trace.Event) trace.EventID
	run    digest
	seen   map[digest]struct{}

	branches float64 // product of the numbers of ready events in this run
	ended    int
	sum      float64 // of branches, over the runs that ended
}

// NewRandom returns the random search of a seed.
func NewRandom(seed uint64) *Random {
	return &Random{seed: seed, seen: map[digest]struct{}{}}
}

// Begin starts another run.
func (r *Random) Begin() bool {
	r.number++
	r.run, r.branches = newDigest(), 1
	r.choose = r.at(r.number).Follow()
	return true
}

// Choose picks one of the ready events, each as likely as the other.
func (r *Random) Choose(ready []trace.Event) trace.EventID {
	id := r.choose(ready)
	r.run.add(id)
	r.branches *= float64(len(ready))
	return id
}

// Took has nothing to learn from a step.
func (r *Random) Took(trace.Step) {}

// Ended counts the schedule.
func (r *Random) Ended(o *trace.Outcome) bool {
	r.seen[r.run] = struct{}{}
	if o != nil {
		r.ended++
		r.sum += r.branches
	}
	return true
}

// Distinct is the number of distinct schedules so far. They are told apart by 128 bits.
func (r *Random) Distinct() int { return len(r.seen) }

// Coverage estimates how many schedules there are: the mean over the runs of the product of the numbers of
// ready events, whose expectation that is (Knuth, Estimating the Efficiency of Backtrack Programs,
// Mathematics of Computation 29, 1975). Its variance is large.
func (r *Random) Coverage() Coverage {
	if r.ended == 0 {
		return Coverage{}
	}
	return Coverage{Estimate: r.sum / float64(r.ended)}
}

// Plan is what the run's number says.
func (r *Random) Plan() Plan { return r.at(r.number) }

// Ahead lists the next runs.
func (r *Random) Ahead(n int) []Plan {
	var plans []Plan
	for i := range uint64(n) {
		plans = append(plans, r.at(r.number+1+i))
	}
	return plans
}

func (r *Random) at(run uint64) randomPlan { return randomPlan(ofRun(r.seed, run)) }

// randomPlan is one run of Random: its seed.
type randomPlan uint64

// Name is the seed.
func (p randomPlan) Name() string { return strconv.FormatUint(uint64(p), 36) }

// Follow chooses.
func (p randomPlan) Follow() func([]trace.Event) trace.EventID {
	d := dice(p)
	return func(ready []trace.Event) trace.EventID { return ready[d.below(len(ready))].ID }
}

// dice are random numbers.
type dice uint64

// below returns a number in [0, n), without bias. One ready event costs no randomness, so that a
// seed's runs do not hang on how many events have no alternative.
func (d *dice) below(n int) int {
	if n == 1 {
		return 0
	}
	m := uint64(n)
	for {
		x := d.next()
		if v := x % m; x-v <= -m { // x is in a whole block of m values below 2^64
			return int(v)
		}
	}
}

// next is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	return mix(uint64(*d))
}

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// digest stands for a schedule: two FNV-1a sums with different bases, the second one mixed.
type digest [2]uint64

func newDigest() digest { return digest{0xcbf29ce484222325, 0x84222325cbf29ce4} }

func (d *digest) add(id trace.EventID) {
	const prime = 0x100000001b3
	for i := 0; i < len(id); i++ {
		d[0] = (d[0] ^ uint64(id[i])) * prime
	}
	d[0] *= prime // the end of an id
	d[1] = mix(d[1] ^ d[0])
}
