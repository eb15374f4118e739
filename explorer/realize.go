package explorer

import (
	"slices"
	"strconv"
	"strings"

	"loopcheck/eventloop/trace"
)

// A wish is an order that the reduction would like to see: units of a history, of which some are needed
// and others allowed, and one that is to come before the unit avoided, which is neither.
type wish struct {
	need  []bool // by unit of the history
	allow []bool // includes need
	// target is the unit that is to come early, with the other parts of its turn if it is the first; it runs
	// behind all that is needed and that it comes behind, and need not be the last to run. at is its number
	// in the history, -1 if it is not part of it.
	target []*unit
	at     int
	// avoided is the number of the unit that the target is to come before; -1: none.
	avoided int
	// from is a model after the first begun units of the history, all of them allowed; nil: from scratch.
	from     Model
	begun    int
	schedule trace.Schedule // choices until then
}

// A way is how a wish comes true: units of the history in the order in which they ran, target for the
// target, and the choices that this takes.
type way struct {
	units    []int
	schedule trace.Schedule
	sure     int    // choices up to the first step of which it is only foretold what it does
	foretold bool   // there is one
	wanted   []bool // which of what is wanted is there
}

// target stands for the wish's target in a way.
const target = -1

// A realizer finds schedules on the model of the loop. It runs nothing of the program. What the target
// does to the loop is foretold from the history; a run may find that it does something else.
type realizer struct {
	fresh func() Model
	h     *history
	// Budget is how many steps of the model one search may take; beyond it the answer is "not found" and
	// gaveUp is counted.
	budget, gaveUp int

	steps  int
	seen   map[string]bool
	w      *wish
	ran    []bool
	early  bool // the target has run
	found  []*way
	all    bool   // one of them has all that is wanted
	wanted []int  // what should come before the target, but need not
	mine   []bool // causes of the target
	rival  []bool // causes of the avoided unit
}

// realize looks for schedules in which what is needed runs, and the target, in an order that the
// history's happens-before allows. None: there is no such schedule.
//
// What the target conflicts with and is only allowed should come before it too, as it does in the history:
// the search goes on, one conflict at a time, from the run that this leads to. Where the loop does not let
// all of it, there is a schedule for each largest part that it lets.
//
// The history's own order is tried first, then orders that hurry the target's causes, then all.
func (r *realizer) realize(w *wish) []*way {
	r.w, r.ran, r.early = w, make([]bool, len(r.h.units)), false
	r.mine, r.rival = make([]bool, len(r.h.units)), make([]bool, len(r.h.units))
	if w.at >= 0 {
		r.h.causes(w.at, r.mine)
	} else if by, ok := r.h.at[w.target[0].causedBy]; ok {
		r.h.causes(by, r.mine)
	}
	if w.avoided >= 0 {
		r.h.causes(w.avoided, r.rival)
	}
	r.wanted = r.wanted[:0]
	for i, u := range r.h.units {
		if w.allow[i] && !w.need[i] && w.at >= 0 && r.h.order.Before(i, w.at) && r.clashes(u) {
			r.wanted = append(r.wanted, i)
		}
	}
	r.found = nil
	if so := r.straight(); so != nil && r.keep(so) {
		return r.found
	}
	for _, optional := range []bool{false, true} {
		if so := r.hurried(optional); so != nil && r.keep(so) {
			return r.found
		}
	}
	r.steps, r.seen, r.all = 0, map[string]bool{}, false
	m := r.fresh()
	defer m.Discard()
	clear(r.ran)
	r.early = false
	if !r.search(m, &way{}) {
		r.gaveUp++
	}
	return r.found
}

// keep adds a way unless a known one has all of what is wanted that it has, and drops those of which it
// has more. It reports whether the way has all that is wanted.
func (r *realizer) keep(so *way) bool {
	so.wanted = make([]bool, len(r.wanted))
	all := true
	for k, i := range r.wanted {
		so.wanted[k] = slices.Contains(so.units, i)
		all = all && so.wanted[k]
	}
	if slices.ContainsFunc(r.found, func(o *way) bool { return includes(o.wanted, so.wanted) }) {
		return all
	}
	r.found = slices.DeleteFunc(r.found, func(o *way) bool { return includes(so.wanted, o.wanted) })
	r.found = append(r.found, so)
	return all
}

func includes(a, b []bool) bool {
	for k := range b {
		if b[k] && !a[k] {
			return false
		}
	}
	return true
}

// straight follows the history's order through all that is allowed, as far as the loop lets it, and takes
// the target as late as it can: what the target does when it comes earlier than in the history is not
// known, so its order with everything else has to be found out (notdep, loc. cit. algorithm 2).
func (r *realizer) straight() *way {
	w := r.w
	var m Model
	so := &way{}
	clear(r.ran)
	if w.from != nil {
		m = w.from.Clone()
		so.schedule = slices.Clone(w.schedule)
		for i := range w.begun {
			so.units, r.ran[i] = append(so.units, i), true
		}
	} else {
		m = r.fresh()
	}
	defer func() { m.Discard() }()
	var best *way
	for {
		if r.needed() && r.offersTarget(m) {
			best = so.clone()
			best.addTarget(m, w)
		}
		i := r.first(m, func(i int) int { return i }, true)
		if i < 0 {
			return best
		}
		so.add(m, r.h.units[i], i)
		r.ran[i] = true
		if !take(m, r.h.units[i]) {
			return best
		}
	}
}

// hurried takes the causes of the target and the target as early as it can, and what leads to the avoided
// unit as late as it can.
func (r *realizer) hurried(optional bool) *way {
	m := r.fresh()
	defer func() { m.Discard() }()
	clear(r.ran)
	r.early = false
	so := &way{}
	rank := func(i int) int {
		switch {
		case r.mine[i]:
			return i
		case r.rival[i]:
			return i + 2*len(r.ran)
		default:
			return i + len(r.ran)
		}
	}
	for {
		if !r.early && r.ready() && r.offersTarget(m) {
			so.addTarget(m, r.w)
			r.early = true
			if !r.foretell(m, so) {
				return nil
			}
			if r.needed() {
				return so
			}
			continue
		}
		i := r.first(m, rank, optional && !r.early)
		if i < 0 {
			return nil
		}
		so.add(m, r.h.units[i], i)
		r.ran[i] = true
		if r.early && r.needed() {
			return so
		}
		if !take(m, r.h.units[i]) {
			return nil
		}
	}
}

// first is the unit of least rank that can be next, -1 if there is none.
func (r *realizer) first(m Model, rank func(int) int, optional bool) int {
	best := -1
	for i, u := range r.h.units {
		if r.ran[i] || !r.w.allow[i] || !optional && !r.w.need[i] && !m.Paused() || best >= 0 && rank(i) > rank(best) {
			continue
		}
		if r.ripe(i) && offers(m, u) {
			best = i
		}
	}
	return best
}

// search tries all orders from the model's state on and keeps what it finds. It reports whether it has come
// to an end: it has found all that is wanted, or tried everything within the budget.
func (r *realizer) search(m Model, so *way) bool {
	if r.early && r.needed() {
		r.all = r.all || r.keep(so.clone())
		return true
	}
	key := bits(r.ran, r.early) + m.State()
	if r.seen[key] {
		return true
	}
	r.seen[key] = true
	if !r.early {
		for i, u := range r.h.units {
			if u.turn == "" && r.w.allow[i] && !r.ran[i] && r.ripe(i) && m.Offers(u.id) && m.Harmless(u.id) {
				return r.step(m, so, u, i)
			}
		}
	}
	for _, needed := range []bool{false, true} {
		for i, u := range r.h.units {
			if r.ran[i] || !r.w.allow[i] || r.w.need[i] != needed || r.early && !needed || !r.ripe(i) || !offers(m, u) {
				continue
			}
			if !r.step(m, so, u, i) || r.all {
				return r.all
			}
		}
	}
	if !r.early && r.ready() && r.offersTarget(m) {
		return r.step(m, so, r.w.target[0], target)
	}
	return true
}

// step tries one unit and all that can follow.
func (r *realizer) step(m Model, so *way, u *unit, i int) bool {
	if r.steps++; r.steps > r.budget {
		return false
	}
	next, was, sure, foretold := m.Clone(), len(so.schedule), so.sure, so.foretold
	defer func() { next.Discard() }()
	if i == target {
		so.addTarget(m, r.w)
	} else {
		so.add(m, u, i)
	}
	r.mark(i, true)
	done := true
	if i == target && r.foretell(next, so) || i != target && (r.early && r.needed() || take(next, u)) {
		done = r.search(next, so)
	}
	r.mark(i, false)
	so.units, so.schedule = so.units[:len(so.units)-1], so.schedule[:was]
	so.sure, so.foretold = sure, foretold
	return done
}

// foretell carries out the target as far as its turn goes.
func (r *realizer) foretell(m Model, so *way) bool {
	u := r.w.target[0]
	if !take(m, u) {
		return false
	}
	turn, at, _ := strings.Cut(string(u.id), "?")
	part, _ := strconv.Atoi(at)
	for k := 1; m.Paused() && u.turn != ""; k++ {
		part++
		if m.Open() {
			so.schedule = append(so.schedule, trace.EventID(turn+"?"+strconv.Itoa(part)))
		}
		if k < len(r.w.target) {
			so.schedule = append(so.schedule, r.w.target[k].choices...)
		}
		if !m.Resume() {
			return false
		}
	}
	return true
}

func (r *realizer) mark(i int, on bool) {
	if i == target {
		r.early = on
	} else {
		r.ran[i] = on
	}
}

func bits(ran []bool, early bool) string {
	b := make([]byte, len(ran)/8+1)
	for i, on := range ran {
		if on {
			b[i/8] |= 1 << (i % 8)
		}
	}
	if early {
		b = append(b, 1)
	}
	return string(b)
}

// needed reports whether all that is needed has run.
func (r *realizer) needed() bool {
	for i, needed := range r.w.need {
		if needed && !r.ran[i] {
			return false
		}
	}
	return true
}

// ready reports whether all has run that is needed and that the target comes behind.
func (r *realizer) ready() bool {
	for i, u := range r.h.units {
		if r.w.need[i] && !r.ran[i] && (r.mine[i] && i != r.w.at || !r.w.target[0].unknown && r.clashes(u)) {
			return false
		}
	}
	return true
}

// ripe reports whether all that unit i comes behind has run.
func (r *realizer) ripe(i int) bool {
	return !slices.ContainsFunc(r.h.behind[i], func(b int) bool {
		return !r.ran[b] && (b != r.w.at || !r.early)
	})
}

func (r *realizer) offersTarget(m Model) bool { return offers(m, r.w.target[0]) }

// clashes reports whether a unit depends on the target.
func (r *realizer) clashes(u *unit) bool {
	return slices.ContainsFunc(r.w.target, func(t *unit) bool { return dependent(u, t) })
}

// offers reports whether the model has u next.
func offers(m Model, u *unit) bool {
	if u.turn != "" && !u.first {
		return m.Paused()
	}
	if m.Paused() && u.turn != "" {
		return false
	}
	return m.Offers(u.id)
}

// take carries out u on the model.
func take(m Model, u *unit) bool {
	if u.turn != "" && !u.first {
		return m.Resume()
	}
	return m.Take(u.id, u.script)
}

func (s *way) clone() *way {
	return &way{units: slices.Clone(s.units), schedule: slices.Clone(s.schedule), sure: s.sure, foretold: s.foretold}
}

// add notes that unit i is next. Going on in a turn is a choice only if something could take effect
// instead.
func (s *way) add(m Model, u *unit, i int) {
	s.units = append(s.units, i)
	if u.foretold && !s.foretold {
		defer func() { s.sure, s.foretold = len(s.schedule), true }()
	}
	if u.turn == "" || u.first || m.Open() {
		s.schedule = append(s.schedule, u.id)
	}
	s.schedule = append(s.schedule, u.choices...)
}

// addTarget notes that the target is next.
func (s *way) addTarget(m Model, w *wish) {
	s.add(m, w.target[0], target)
	if !s.foretold {
		s.sure, s.foretold = len(s.schedule), true
	}
}
