package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// widen makes the history that orders are looked for in one that also has what never ran: it may have to
// run for another order to be possible. What it would have touched is not known, so nothing is said of it.
func (d *DPOR) widen(never []absent) {
	units := slices.Clone(d.history.units)
	for _, n := range never {
		ghost := *n.unit
		ghost.turns, ghost.effects, ghost.final, ghost.unknown, ghost.foretold = nil, nil, false, true, true
		units = append(units, &ghost)
	}
	d.ghosts = history{places: d.history.places}
	d.ghosts.load(units)
	d.wide, d.real.h = &d.ghosts, &d.ghosts
}

// absent is an event that did not run, and the unit of the history that kept it from running.
type absent struct {
	unit  *unit
	first int
}

// never lists the events that did not run: those that were taken back, and those that were still to come
// at the end.
func (d *DPOR) never() []absent {
	h := &d.history
	if len(h.units) == 0 {
		return nil
	}
	takenBack := map[trace.EventID]int{}
	for i := range d.steps {
		step := &d.steps[i]
		for _, c := range step.Cancelled {
			takenBack[c] = h.at[step.ID]
		}
	}
	last := len(h.units) - 1
	if u := h.units[last]; u.turn != "" {
		last = h.at[u.turn]
	}
	var all []absent
	for _, e := range d.absentees(takenBack) {
		first, ok := takenBack[registrationOf(e.ID)]
		if !ok {
			first = last
		}
		all = append(all, absent{d.expect(e.ID), first})
	}
	return all
}

// expect is what an event that did not run will be like: as it was in another run, or, as far as anybody
// knows, dependent on everything.
func (d *DPOR) expect(id trace.EventID) *unit {
	u := &unit{id: id, first: true, causedBy: d.causedBy[registrationOf(id)], foretold: true}
	if known, ok := d.seen[id]; ok {
		*u = *known
		u.causedBy, u.foretold = d.causedBy[registrationOf(id)], true
		return u
	}
	if !id.IsEffect() {
		u.turn = id
	}
	u.turns = canonical([]touch{d.history.places.of(life(id), true), mark(everybody, true)})
	u.effects, u.unknown = u.turns, true
	return u
}

// absentees are the events that did not run, those taken back first.
func (d *DPOR) absentees(takenBack map[trace.EventID]int) []trace.Event {
	h := &d.history
	var list []trace.Event
	for i := range d.steps {
		for _, c := range d.steps[i].Cancelled {
			if _, ran := h.at[c]; !ran {
				if _, ran := h.at[c.Effect()]; !ran && d.ready[c.Effect()] {
					c = c.Effect()
				}
				list = append(list, trace.Event{ID: c})
			}
		}
	}
	if d.options.Model != nil && !d.left(takenBack) {
		return list
	}
	if d.options.Model == nil {
		var rest []trace.EventID
		for id := range d.ready { // order: sorted below
			if _, ran := h.at[id]; !ran {
				if _, back := takenBack[registrationOf(id)]; !back {
					rest = append(rest, id)
				}
			}
		}
		slices.Sort(rest)
		for _, id := range rest {
			list = append(list, trace.Event{ID: id})
		}
		return list
	}
	m := d.real.fresh()
	defer m.Discard()
	for _, u := range h.units {
		if !take(m, u) {
			return list
		}
	}
	return append(list, m.Pending()...)
}

// left reports whether some event was registered and neither ran nor was taken back.
func (d *DPOR) left(takenBack map[trace.EventID]int) bool {
	for i := range d.steps {
		for _, c := range d.steps[i].Caused {
			_, ran := d.history.at[c]
			_, back := takenBack[c]
			if !ran && !back {
				return true
			}
		}
	}
	return false
}
