package explorer

import "loopcheck/eventloop/trace"

// Random picks uniformly among the ready events of every step. It ends by itself never; it is bounded
// by Options. The same seed gives the same runs in the same order, on every machine.
type Random struct {
	state uint64
	run   digest
	seen  map[digest]struct{}
}

// NewRandom returns the random search of a seed.
func NewRandom(seed uint64) *Random {
	return &Random{state: seed, seen: map[digest]struct{}{}}
}

// Begin starts another run.
func (r *Random) Begin() bool {
	r.run = newDigest()
	return true
}

// Choose picks one of the ready events, each as likely as the other.
func (r *Random) Choose(ready []trace.Event) trace.EventID {
	id := ready[r.below(len(ready))].ID
	r.run.add(id)
	return id
}

// Took has nothing to learn from a step.
func (r *Random) Took(trace.Step) {}

// Ended counts the schedule.
func (r *Random) Ended(*trace.Outcome) bool {
	r.seen[r.run] = struct{}{}
	return true
}

// Distinct is the number of distinct schedules so far. They are told apart by 128 bits.
func (r *Random) Distinct() int { return len(r.seen) }

// below returns a number in [0, n), without bias. One ready event costs no randomness, so that a
// seed's runs do not hang on how many events have no alternative.
func (r *Random) below(n int) int {
	if n == 1 {
		return 0
	}
	m := uint64(n)
	for {
		x := r.next()
		if v := x % m; x-v <= -m { // x is in a whole block of m values below 2^64
			return int(v)
		}
	}
}

// next is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
func (r *Random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	return mix(r.state)
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
