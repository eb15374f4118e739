package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// DPOR runs one schedule of each Mazurkiewicz trace: each way to order the steps that depend on each
// other. After each run it looks for races, pairs of dependent steps that nothing else orders, and for
// each of them whether a schedule exists that has them the other way around.
//
// It is Optimal-DPOR (Abdulla, Aronis, Jonsson, Sagonas, POPL 2014: sleep sets, source sets, wakeup
// trees) with one difference. There, an order of steps is possible whenever it respects what depends on
// what. Here the loop and the clock have a say: a callback that runs in the poll phase keeps a due timer
// waiting although the two share nothing. So the nodes of the search tree are not schedules but ordered
// sets of steps, any possible order of which stands for them, and a Model of the loop is asked for one
// (see realizer). Two steps are dependent by what they touch alone, and a reversal that the loop or the
// clock forbids is not run.
//
//	run       A F I      I conflicts with A; the loop offers I behind F only
//	reversal  F I A      asked for: A's place is behind I, F is needed for I
//
// Memory: the steps of the branch that is explored, and the orders still to be run behind its points.
type DPOR struct {
	Stats  DPORStats
	traces map[uint64]bool // names of those that were shown, to tell runs that show one again

	options DPOROptions
	history history  // the run that has ended
	wide    *history // that with what never ran
	ghosts  history
	real    realizer

	path   []stage
	leaf   branch // what the run that is under way is to show
	leafAt int    // place of its last unit on the path
	known  int    // place on the path from which on the run differs from those before it
	tries  int    // schedules for the leaf that have failed
	missed bool   // something has not done what was foretold
	failed bool   // the run did not show the leaf's order

	begun, done bool
	at          int // choices made in this run
	steps       []trace.Step
	schedule    trace.Schedule
	causedBy    map[trace.EventID]trace.EventID
	seen        map[trace.EventID]*unit // every event that has run, as it last did
	depth       int                     // steps begun and not ended
	ready       map[trace.EventID]bool
	read        map[string]bool                   // of options.UntilRead
	answers     map[trace.EventID][]trace.EventID // to the question that an answer belongs to
	ended       bool
	abandoned   bool
	err         error
}

// DPOROptions are what a DPOR needs to know.
type DPOROptions struct {
	// Model makes the model of a fresh run. nil: whatever respects what depends on what is possible.
	Model func() Model
	// Budget bounds the search for one order on the model, in steps; 0 stands for 20,000. When it does
	// not suffice, the search is not complete; see DPORStats.GaveUp.
	Budget int
	// Reversals bounds how many races are reversed on the way from the first run to another, if Bounded
	// (the conflict-reversal bound of Jensen, Møller, Raychev, Dimitrov, Vechev, Stateless Model Checking
	// of Event-Driven Applications, OOPSLA 2015).
	Reversals int
	Bounded   bool
	// Ignore names the spaces of locations that do not count: "stdout" and "stderr" when what is printed in
	// which order is not asked for.
	Ignore []string
	// UntilRead names the spaces of locations that do not count before a run has read one: many steps
	// write them that commute as long as nobody looks, such as the clock. When a run does, the search
	// begins anew.
	UntilRead []string
}

// DPORStats are counts of a search so far.
type DPORStats struct {
	Traces     int // runs that showed a new trace
	Redundant  int // runs that showed one that was known
	Races      int // races found
	Impossible int // reversals that the loop or the clock forbids
	GaveUp     int // reversals of which that is not known, for want of budget
	Lost       int // orders that turned out to be impossible once all steps were known
	Astray     int // runs that did not go as the model of the loop said: our mistake, and the search is not complete
	Unproven   int // runs that ended while something was still to come, or used sockets: see docs/exploration.md
	OverBound  int // reversals that were left out because of the bound
}

// stage is a place in the search tree.
type stage struct {
	unit  *unit
	sleep []*unit   // explored before, on other branches, and nothing has depended on them since
	done  []*unit   // explored here
	todo  []*branch // to be explored here
}

// NewDPOR returns the search.
func NewDPOR(o DPOROptions) *DPOR {
	if o.Budget == 0 {
		o.Budget = 20_000
	}
	d := &DPOR{options: o, read: map[string]bool{}}
	d.reset()
	d.answers = map[trace.EventID][]trace.EventID{}
	d.real = realizer{fresh: o.Model, h: &d.history, budget: o.Budget}
	if o.Model == nil {
		d.real.fresh = func() Model { return anything{} }
	}
	return d
}

// Begin turns to the next order that no run has shown.
func (d *DPOR) Begin() bool {
	if d.err != nil {
		return false
	}
	if d.begun {
		d.learn()
		if d.err != nil || len(d.path) > 0 && !d.again() && !d.next() {
			d.done = d.err == nil
			return false
		}
	}
	d.begun = true
	d.at, d.depth, d.ended, d.abandoned, d.missed = 0, 0, false, false, false
	d.steps, d.schedule, d.ready = nil, nil, map[trace.EventID]bool{}
	return true
}

// Choose follows the schedule of the branch, then takes what is natural.
func (d *DPOR) Choose(ready []trace.Event) trace.EventID {
	if d.options.Model == nil && d.depth == 0 {
		for _, e := range ready {
			d.ready[e.ID] = true
		}
	}
	id := ready[0].ID
	if id.IsAlternative() {
		for _, e := range ready {
			if _, ok := d.answers[e.ID]; !ok {
				d.answers[e.ID] = ids(ready)
			}
		}
	}
	if d.at < len(d.leaf.schedule) {
		id = d.leaf.schedule[d.at]
		if index(ready, id) < 0 {
			if d.options.Model == nil {
				d.abandoned = true
				return Abandon
			}
			if d.at < d.leaf.sure {
				d.Stats.Astray++
			}
			id, d.missed = ready[0].ID, true // something has not done what was foretold
			d.leaf.schedule = d.leaf.schedule[:d.at]
		}
	}
	d.at++
	d.depth++
	d.schedule = append(d.schedule, id)
	return id
}

// Took learns what the step did.
func (d *DPOR) Took(s trace.Step) {
	if d.depth--; d.depth == 0 {
		d.steps = append(d.steps, s)
	}
}

// Ended notes whether the run came to its end.
func (d *DPOR) Ended(o *trace.Outcome) bool {
	d.ended = o != nil
	return true
}

// Complete reports whether no order is left.
func (d *DPOR) Complete() bool {
	return d.done && d.Stats.GaveUp == 0 && d.Stats.Astray == 0 && d.Stats.OverBound == 0
}

// Err is a *Diverged when a run did not do what the model said it would.
func (d *DPOR) Err() error { return d.err }

// learn takes in the run that has ended: the rest of the path, and the races.
func (d *DPOR) learn() {
	if d.abandoned {
		d.Stats.Redundant++
		return
	}
	h := &d.history
	if d.hasRead() {
		d.reset()
		d.Stats.Redundant++
		return
	}
	units, causedBy := h.places.flatten(d.steps)
	h.load(units)
	d.causedBy = causedBy
	for _, u := range units {
		d.seen[u.id] = u
	}
	if name := h.name(); d.traces[name] {
		d.Stats.Redundant++
	} else {
		d.traces[name] = true
		d.Stats.Traces++
	}
	for n := len(d.path); n > 0 && d.path[n-1].unit.turn != "" && !d.path[n-1].unit.first; n-- {
		if _, ran := h.at[d.path[n-1].unit.id]; ran {
			break
		}
		d.path, d.leafAt = d.path[:n-1], n-2 // a part of the target that its turn does not have here
	}
	if d.failed = !d.fits(); d.failed {
		return
	}
	d.extend()
	d.uncover()
	d.reverse()
}

// hasRead reports whether the run was the first to read a location that does not count until then.
func (d *DPOR) hasRead() bool {
	found := false
	for i := range d.steps {
		s := &d.steps[i]
		for _, a := range s.Accesses {
			if !a.Write && !d.read[a.Space] && slices.Contains(d.options.UntilRead, a.Space) {
				d.read[a.Space], found = true, true
			}
		}
	}
	return found
}

// reset forgets all that was found.
func (d *DPOR) reset() {
	d.path, d.leaf, d.known = nil, branch{}, 0
	d.history.places = newPlaces()
	d.history.byTurn, d.history.byEffect, d.history.touched = nil, nil, nil
	d.traces, d.seen = map[uint64]bool{}, map[trace.EventID]*unit{}
	for _, space := range d.options.Ignore {
		d.history.places.ignore[space] = true
	}
	for _, space := range d.options.UntilRead {
		d.history.places.ignore[space] = !d.read[space]
	}
}

// fits reports whether the run shows the order that the path stands for.
func (d *DPOR) fits() bool {
	h := &d.history
	place := make([]int, len(h.units))
	for i := range place {
		place[i] = len(d.path)
	}
	for k := range d.path {
		i, ok := h.at[d.path[k].unit.id]
		if !ok {
			return false
		}
		place[i] = k
		for _, b := range h.behind[i] {
			if place[b] >= k {
				return false
			}
		}
	}
	return true
}

// again looks for another schedule for the leaf, knowing now what its last step does.
func (d *DPOR) again() bool {
	if !d.failed {
		return false
	}
	d.failed = false
	for k := range d.path {
		if i, ran := d.history.at[d.path[k].unit.id]; ran && d.path[k].unit.turn != "" && k >= d.known {
			d.path[k].unit = d.history.units[i]
		}
	}
	if d.tries++; d.tries <= most && d.settle() {
		return true
	}
	d.drop()
	return false
}

// most is how many schedules are tried for one order.
const most = 3

// uncover looks again at the orders that the leaf was taken to stand for, if the run has shown that
// something still sleeps behind it: then what is found there is not all that begins like this.
func (d *DPOR) uncover() {
	k := d.leafAt + 1
	if d.leafAt >= len(d.path) || k < len(d.path) && len(d.path[k].sleep) == 0 {
		return
	}
	for _, c := range d.leaf.covered {
		k, v := d.leafAt+1, c.v
		for k < len(d.path) && len(v) > 0 && initial(d.path[k].unit, v) {
			v = less(v, d.path[k].unit.id)
			k++
		}
		if k < len(d.path) && len(v) > 0 {
			d.plant(k, v, c.leaf)
		}
	}
}

// extend takes the units of the run onto the path.
func (d *DPOR) extend() {
	h := &d.history
	on := make([]bool, len(h.units))
	for k := range d.path {
		i := h.at[d.path[k].unit.id]
		d.path[k].unit, on[i] = h.units[i], true
	}
	for i, u := range h.units {
		if !on[i] {
			d.path = append(d.path, stage{unit: u})
		}
	}
	for k := 1; k < len(d.path); k++ {
		d.path[k].sleep = asleepBehind(&d.path[k-1])
	}
}

// asleepBehind is what sleeps behind a point.
func asleepBehind(p *stage) []*unit {
	var asleep []*unit
	for _, list := range [][]*unit{p.sleep, p.done} {
		for _, z := range list {
			if !dependent(z, p.unit) {
				asleep = append(asleep, z)
			}
		}
	}
	return asleep
}

// reverse looks for a way to each reversal of a race of the run that earlier runs have not had.
func (d *DPOR) reverse() {
	h := &d.history
	never := d.never()
	if len(never) > 0 && h.units[len(h.units)-1].final || h.sockets() {
		d.Stats.Unproven++
	}
	place := make([]int, len(h.units)+len(never)) // on the path
	for i := range place {
		place[i] = len(d.path)
	}
	for k := range d.path {
		place[h.at[d.path[k].unit.id]] = k
	}
	d.wide, d.real.h = h, h
	if len(never) > 0 && d.options.Model != nil {
		d.widen(never)
	}
	var snapshots snapshots
	defer snapshots.discard()
	for _, r := range h.races {
		if place[r.second] >= d.known {
			d.reverseBehind(r.first, r.second, place, &snapshots, map[int]bool{})
		}
	}
	for _, n := range never {
		d.Stats.Races++
		d.reverseOne(n.first, -1, n.unit, place, &snapshots)
	}
	d.answerOtherwise(place, &snapshots)
}

// reverseBehind reverses a race. If the loop forbids it, the second may still come before what the first
// comes behind: the loop may have an order for both reversals that it does not have for either.
func (d *DPOR) reverseBehind(first, second int, place []int, s *snapshots, tried map[int]bool) {
	if tried[first] {
		return
	}
	tried[first] = true
	d.Stats.Races++
	h := &d.history
	if d.reverseOne(first, second, h.units[second], place, s) {
		return
	}
	for _, b := range h.behind[first] {
		if !h.caused(b, second) {
			d.reverseBehind(b, second, place, s, tried)
		}
	}
}

// reverseOne looks for a way to have second, which may not have run at all (then at is -1), before the
// unit first of the history. It reports whether there is one, or none can be.
func (d *DPOR) reverseOne(first, at int, second *unit, place []int, s *snapshots) bool {
	h := d.wide
	causes := make([]bool, len(h.units))
	if at >= 0 {
		h.causes(at, causes)
	} else if by, ok := h.at[second.causedBy]; ok {
		h.causes(by, causes)
	}
	w := wish{need: make([]bool, len(h.units)), allow: make([]bool, len(h.units)), target: h.turnFrom(second, at), at: at, avoided: first}
	k := place[first]
	for i := range h.units {
		behind := i == first || h.order.Before(first, i)
		if causes[i] && behind && i != at && !second.ending {
			return true // the one is there because of the other
		}
		w.allow[i] = i != at && h.units[i].id != second.id && !behind && (at < 0 || !h.order.Before(at, i))
		w.need[i] = w.allow[i] && (place[i] < k || causes[i])
	}
	w.from, w.begun = s.before(d, first)
	w.schedule = d.schedule[:s.choices(d, w.begun)]
	gaveUp := d.real.gaveUp
	found := d.real.realize(&w)
	if d.real.gaveUp > gaveUp {
		d.Stats.GaveUp++
	} else if len(found) == 0 {
		d.Stats.Impossible++
	}
	for _, so := range found {
		d.add(k, so, w.target, place)
	}
	return len(found) > 0
}

// answerOtherwise looks for a way to each answer that the program could have been given instead.
func (d *DPOR) answerOtherwise(place []int, s *snapshots) {
	for i, u := range d.history.units {
		if place[i] < d.known {
			continue
		}
		for c, chosen := range u.choices {
			for _, other := range d.answers[chosen] {
				if other == chosen {
					continue
				}
				o := *u
				o.choices = append(slices.Clone(u.choices[:c]), other)
				d.reverseOne(i, -1, &o, place, s)
			}
		}
	}
}

// add puts the order that was found into the tree of the k-th point, unless a branch stands for it.
func (d *DPOR) add(k int, found *way, last []*unit, place []int) {
	h := d.wide
	leaf := branch{schedule: found.schedule, sure: found.sure, reversals: d.leaf.reversals + 1}
	var v []*unit
	for _, i := range found.units {
		if i == target {
			leaf.order = append(leaf.order, last...)
			continue
		}
		u := h.units[i]
		if u.unknown {
			u = d.expect(u.id)
		}
		leaf.order = append(leaf.order, u)
		if place[i] >= k {
			v = append(v, u)
		}
	}
	d.plant(k, append(v, last...), leaf)
}

// plant puts an order behind the first k steps into the tree.
func (d *DPOR) plant(k int, v []*unit, leaf branch) {
	p := &d.path[k]
	for _, list := range [][]*unit{p.sleep, p.done} {
		for _, z := range list {
			if initial(z, v) && d.goesWith(z, k, v, leaf.order) {
				return
			}
		}
	}
	if d.options.Bounded && leaf.reversals > d.options.Reversals {
		d.Stats.OverBound++
		return
	}
	insert(&p.todo, v, leaf)
}

// settle completes the schedule of the leaf: a branch above it may stand for a unit that its order did
// not have, because the two are independent. It reports whether there is a schedule.
func (d *DPOR) settle() bool {
	if d.tries == 0 && len(d.leaf.order) == len(d.path) {
		return true
	}
	units := make([]*unit, len(d.path))
	for k := range d.path {
		units[k] = d.path[k].unit
	}
	found := d.together(units, d.leaf.order, d.tries > 0)
	if found == nil {
		d.Stats.Lost++
		return false
	}
	d.leaf.schedule, d.leaf.sure = found.schedule, found.sure
	return true
}

// together looks for a schedule of units, which are in an order that happens-before allows. The last turn is
// the target. hint is an order of most of them that is possible; with all it says when the last turn is to
// come, too.
func (d *DPOR) together(units, hint []*unit, all bool) *way {
	last := units[len(units)-1:]
	for n := len(units) - 1; n > 0 && !units[n].first && units[n].turn != "" && units[n-1].turn == units[n].turn; n-- {
		last = units[n-1:]
	}
	isLast := func(u *unit) bool { return slices.Contains(last, u) }
	h := &history{places: d.history.places}
	h.load(units)
	at := map[trace.EventID]int{}
	for i, u := range hint {
		at[u.id] = i + 1
	}
	h.load(h.sorted(func(u *unit) int {
		if at := at[u.id]; at > 0 && (all || !isLast(u)) {
			return at
		}
		return len(units) + 1
	}))
	r := realizer{fresh: d.real.fresh, h: h, budget: d.real.budget}
	w := wish{need: make([]bool, len(units)), allow: make([]bool, len(units)), target: last, at: h.at[last[0].id], avoided: -1}
	for i, u := range h.units {
		w.need[i], w.allow[i] = !isLast(u), !isLast(u)
	}
	if found := r.realize(&w); len(found) > 0 {
		return found[0]
	}
	return nil
}

// aside moves a leaf beside the deepest branch above it that stands for a unit that its order does not
// have: the two are not possible together.
func (d *DPOR) aside() {
	for k := len(d.path) - 1; k >= 0; k-- {
		if slices.ContainsFunc(d.leaf.order, func(o *unit) bool { return o.id == d.path[k].unit.id }) {
			continue
		}
		b := d.leaf
		b.below = nil
		chain := &b
		chain.unit = d.path[len(d.path)-1].unit
		for j := len(d.path) - 2; j > k; j-- {
			chain = &branch{unit: d.path[j].unit, below: []*branch{chain}}
		}
		if k < len(d.path)-1 {
			d.path[k].todo = append(d.path[k].todo, chain)
		}
		return
	}
}

// goesWith reports whether z can come in the order that is to be planted, behind the first k steps.
func (d *DPOR) goesWith(z *unit, k int, v, order []*unit) bool {
	if d.options.Model == nil || slices.ContainsFunc(v, func(u *unit) bool { return u.id == z.id }) {
		return true
	}
	units := make([]*unit, 0, k+1+len(v))
	for i := range k {
		units = append(units, d.path[i].unit)
	}
	return d.together(append(append(units, v...), z), append(slices.Clone(order), z), true) != nil
}

// drop takes the leaf off the path: there is no such order.
func (d *DPOR) drop() { d.path[len(d.path)-1].unit = nil }

// next goes to the deepest point at which an order is left, and down to the first leaf there.
func (d *DPOR) next() bool {
	for k := len(d.path) - 1; k >= 0; k-- {
		p := &d.path[k]
		if len(p.todo) == 0 {
			continue
		}
		if p.unit != nil {
			p.done = append(p.done, p.unit)
		}
		list := p.todo
		p.todo = nil
		d.path = d.path[:k+1]
		for {
			p = &d.path[len(d.path)-1]
			b := list[0]
			p.unit, p.todo = b.unit, list[1:]
			if list = b.below; len(list) == 0 {
				d.leaf, d.known, d.leafAt = *b, k, len(d.path)-1
				break
			}
			d.path = append(d.path, stage{sleep: asleepBehind(p)})
		}
		d.tries = 0
		if d.settle() {
			return true
		}
		d.aside()
		d.drop()
		k = len(d.path)
	}
	return false
}

func ids(events []trace.Event) []trace.EventID {
	list := make([]trace.EventID, len(events))
	for i := range events {
		list[i] = events[i].ID
	}
	return list
}
