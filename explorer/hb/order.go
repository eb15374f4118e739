// Package hb is the happens-before order of a run: which steps must come before which others, whatever
// the schedule. It is a partial order that grows by one step at a time.
//
// Steps are put into chains, and each has a vector clock with one entry per chain (Raychev, Vechev,
// Sridharan, Effective Race Detection for Event-Driven Programs, OOPSLA 2013, section 5: chain
// decomposition). So a query is one comparison, and the memory is steps times chains, of which an
// event-driven program has few.
package hb

// An Order is the order of the steps 0, 1, 2, ... of a run. The zero value is empty and ready for use.
type Order struct {
	place  []place
	clocks [][]int32 // clocks[i][c]: how many steps of chain c happen before or at i
	last   []int     // the last step of each chain
	spare  [][]int32
}

type place struct{ chain, at int32 } // at counts from 1

// Reset empties the order and keeps its memory.
func (o *Order) Reset() {
	o.spare = append(o.spare, o.clocks...)
	o.place, o.clocks, o.last = o.place[:0], o.clocks[:0], o.last[:0]
}

// Len is the number of steps.
func (o *Order) Len() int { return len(o.place) }

// Add adds the next step, which comes right behind the given earlier ones, and returns its number.
func (o *Order) Add(behind ...int) int {
	i, chain := len(o.place), -1
	for _, b := range behind { // the step goes on a chain that ends in one of them, or begins a new one
		if c := o.place[b].chain; o.last[c] == b {
			chain = int(c)
			break
		}
	}
	if chain < 0 {
		chain = len(o.last)
		o.last = append(o.last, i)
	}
	o.last[chain] = i
	clock := o.clock(len(o.last))
	for _, b := range behind {
		for c, n := range o.clocks[b] {
			clock[c] = max(clock[c], n)
		}
	}
	clock[chain]++
	o.place = append(o.place, place{int32(chain), clock[chain]})
	o.clocks = append(o.clocks, clock)
	return i
}

func (o *Order) clock(n int) []int32 {
	if k := len(o.spare); k > 0 {
		c := o.spare[k-1]
		o.spare = o.spare[:k-1]
		if cap(c) >= n {
			c = c[:n]
			clear(c)
			return c
		}
	}
	return make([]int32, n, n+n/2+4)
}

// Before reports whether a happens before b. No step happens before itself.
func (o *Order) Before(a, b int) bool {
	p, clock := o.place[a], o.clocks[b]
	return a != b && int(p.chain) < len(clock) && clock[p.chain] >= p.at
}
