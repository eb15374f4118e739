package explorer

import (
	"fmt"
	"strings"

	"loopcheck/eventloop/trace"
)

// Diverged is the error of a program that does not behave alike in two runs of one schedule. It is
// never the program's fault: whatever it reads of the world is a function of the schedule.
type Diverged struct {
	Step      int // counted from 1, in the order of choices
	What      string
	Want, Got string
}

func (d *Diverged) Error() string {
	return fmt.Sprintf("explorer: nondeterministic: step %d of one schedule differs between two runs in its %s: first %s, then %s",
		d.Step, d.What, d.Want, d.Got)
}

// node is a choice point: ids[lo:hi] were ready, ids[at] is the one being explored.
type node struct{ lo, hi, at int }

// path is the branch of the search tree that is being explored. The next run replays it and goes on
// from its end. Memory is O(depth * branching): all ids are in one slice.
//
//	nodes   [0 1 0) [1 3 2) [3 6 3)      lo hi at
//	ids      m       a b     a c d       the branch m, b, a; c and d of its last point are left
//
// Invariant: nodes[i].hi == nodes[i+1].lo, and nodes[i].lo <= at < hi.
type path struct {
	nodes []node
	ids   []trace.EventID
	pos   int // choices made in this run; pos < len(nodes): replaying
	err   error
}

// replaying reports whether the next choice is one that an earlier run has made.
func (p *path) replaying() bool { return p.pos < len(p.nodes) }

// replay makes the next choice as the earlier run has. A program that shows other events than it did
// then is an error.
func (p *path) replay(ready []trace.Event) trace.EventID {
	n := p.nodes[p.pos]
	same := len(ready) == n.hi-n.lo
	for i := 0; same && i < len(ready); i++ {
		same = ready[i].ID == p.ids[n.lo+i]
	}
	p.pos++
	if !same {
		p.err = &Diverged{Step: p.pos, What: "ready events", Want: names(p.ids[n.lo:n.hi]), Got: list(ready)}
		return Abandon
	}
	return p.ids[n.at]
}

// push adds a choice point at which the i-th of ready is chosen.
func (p *path) push(ready []trace.Event, i int) trace.EventID {
	lo := len(p.ids)
	for j := range ready {
		p.ids = append(p.ids, ready[j].ID)
	}
	p.nodes = append(p.nodes, node{lo: lo, hi: len(p.ids), at: lo + i})
	p.pos++
	return ready[i].ID
}

// pop drops the last choice point.
func (p *path) pop() {
	last := len(p.nodes) - 1
	p.ids = p.ids[:p.nodes[last].lo]
	p.nodes = p.nodes[:last]
}

// rewind prepares the next run. The run before must have come to the end of the path.
func (p *path) rewind() {
	if p.err == nil && p.pos < len(p.nodes) {
		n := p.nodes[p.pos]
		p.err = &Diverged{Step: p.pos + 1, What: "ready events", Want: names(p.ids[n.lo:n.hi]), Got: "nothing"}
	}
	p.pos = 0
}

func names(ids []trace.EventID) string {
	s := make([]string, len(ids))
	for i, id := range ids {
		s[i] = string(id)
	}
	return strings.Join(s, ", ")
}
