package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// A wish is an order that the reduction would like to see: units of a history, of which some are needed
// and others allowed, and then a last one.
type wish struct {
	need  []bool // by unit of the history
	allow []bool // includes need
	// last is the event that is to come when all that is needed has run; "" for none. If it is a unit of
	// the history, it is neither needed nor allowed.
	last trace.EventID
	// from is a model after the first begun units of the history, all of them allowed; nil: from scratch.
	from     Model
	begun    int
	schedule trace.Schedule // choices until then
}

// A way is how a wish comes true.
type way struct {
	units    []int          // that ran before the last one, in order
	schedule trace.Schedule // choices, the last one included
}

// A realizer finds schedules on the model of the loop. It runs nothing of the program.
type realizer struct {
	fresh func() Model
	h     *history
	// Budget is how many steps of the model one search may take; beyond it the answer is "not found" and
	// Gaveup is counted.
	budget, gaveUp int
	steps          int
	seen           map[string]bool
}

// realize looks for a schedule in which what is needed runs in an order that the history's happens-before
// allows, and then the last event. nil: there is none.
//
// It tries the history's own order first, then all orders.
func (r *realizer) realize(w *wish) *way {
	if found := r.straight(w); found != nil {
		return found
	}
	r.steps, r.seen = 0, map[string]bool{}
	m := r.fresh()
	defer m.Discard()
	found, done := r.search(w, m, make([]bool, len(r.h.units)), &way{})
	if found == nil && !done {
		r.gaveUp++
	}
	return found
}

// straight follows the history's order through all that is allowed, as far as the loop lets it, and takes
// the last event as late as it can: what the last event does when it comes earlier than in the history is
// not known, so its order with everything else has to be found out (notdep, loc. cit. algorithm 2).
func (r *realizer) straight(w *wish) *way {
	var m Model
	so, ran := &way{}, make([]bool, len(r.h.units))
	if w.from != nil {
		m = w.from.Clone()
		so.schedule = slices.Clone(w.schedule)
		for i := range w.begun {
			so.units, ran[i] = append(so.units, i), true
		}
	} else {
		m = r.fresh()
	}
	defer func() { m.Discard() }()
	var best *way
	for i := w.begun; ; i++ {
		if r.wished(w, ran) && r.offersLast(w, m) {
			best = r.complete(w, m, so)
		}
		if i == len(r.h.units) {
			return best
		}
		u := r.h.units[i]
		if !w.allow[i] || !r.ripe(i, ran) || !offers(m, u) {
			if w.need[i] {
				return best
			}
			continue
		}
		so.add(m, u, i)
		ran[i] = true
		if !take(m, u) {
			return best
		}
	}
}

// search tries all orders from the model's state on. It reports whether it has come to an end within the
// budget.
func (r *realizer) search(w *wish, m Model, ran []bool, so *way) (*way, bool) {
	if r.wished(w, ran) && r.offersLast(w, m) {
		return r.complete(w, m, so), true
	}
	key := bits(ran) + m.State()
	if r.seen[key] {
		return nil, true
	}
	r.seen[key] = true
	done := true
	for _, needed := range []bool{true, false} {
		for i, u := range r.h.units {
			if ran[i] || !w.allow[i] || w.need[i] != needed || !r.ripe(i, ran) || !offers(m, u) {
				continue
			}
			if r.steps++; r.steps > r.budget {
				return nil, false
			}
			next, was := m.Clone(), len(so.schedule)
			ran[i] = true
			so.add(m, u, i)
			if take(next, u) {
				found, ok := r.search(w, next, ran, so)
				if found != nil {
					next.Discard()
					return found, true
				}
				done = done && ok
			}
			so.units, so.schedule = so.units[:len(so.units)-1], so.schedule[:was]
			ran[i] = false
			next.Discard()
			if !done {
				return nil, false
			}
		}
	}
	return nil, done
}

func bits(ran []bool) string {
	b := make([]byte, (len(ran)+7)/8)
	for i, on := range ran {
		if on {
			b[i/8] |= 1 << (i % 8)
		}
	}
	return string(b)
}

// wished reports whether all that is needed has run.
func (r *realizer) wished(w *wish, ran []bool) bool {
	for i, needed := range w.need {
		if needed && !ran[i] {
			return false
		}
	}
	return true
}

// ripe reports whether all that unit i comes behind has run.
func (r *realizer) ripe(i int, ran []bool) bool {
	return !slices.ContainsFunc(r.h.behind[i], func(b int) bool { return !ran[b] })
}

func (r *realizer) offersLast(w *wish, m Model) bool {
	if w.last == "" {
		return !m.Paused()
	}
	if at, ok := r.h.at[w.last]; ok {
		return offers(m, r.h.units[at])
	}
	return m.Offers(w.last)
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

// complete is the way with the choice of the last event.
func (r *realizer) complete(w *wish, m Model, so *way) *way {
	done := &way{units: slices.Clone(so.units), schedule: slices.Clone(so.schedule)}
	if at, ok := r.h.at[w.last]; ok {
		done.add(m, r.h.units[at], at)
		done.units = done.units[:len(so.units)]
	} else if w.last != "" {
		done.schedule = append(done.schedule, w.last)
	}
	return done
}

// add notes that unit i is next. Going on in a turn is a choice only if something could take effect instead.
func (s *way) add(m Model, u *unit, i int) {
	s.units = append(s.units, i)
	if u.turn == "" || u.first || m.Open() {
		s.schedule = append(s.schedule, u.id)
	}
}
