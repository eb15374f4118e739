package explorer

import (
	"cmp"
	"slices"
	"strings"

	"loopcheck/eventloop/trace"
)

// A unit is a piece of a run that nothing can come between: an effect, a turn, or a part of a turn in
// whose middle effects can land. It is what the reduction orders.
type unit struct {
	id     trace.EventID
	turn   trace.EventID // of a part: the turn it belongs to; of an effect: ""
	first  bool          // the turn's first part
	queue  string
	weak   bool
	final  bool // it ended the run
	ending bool // beforeExit or exit: whatever keeps the loop alive has gone before
	script any  // of a turn, at its first part
	parts  int  // of the turn, at its first part

	// What it touches, as sets of touches in order. Turns cannot come between the parts of a turn, so what
	// the whole turn touches counts, at the first part, against other turns, and what the part itself
	// touches counts against effects.
	turns, effects []touch

	causedBy trace.EventID   // the unit that registered it, "" if none did
	socket   bool            // a socket has something to report
	foretold bool            // it did not run: this is what it may do
	unknown  bool            // nobody knows what it does
	choices  []trace.EventID // answers to what the program asked for in it
}

// touch is a location and how it was used: location<<1 | write.
type touch uint32

func (t touch) write() bool { return t&1 == 1 }
func (t touch) place() int  { return int(t >> 1) }

// places numbers locations, alike in all runs of a search.
type places struct {
	number map[trace.Location]int
	// ignore names spaces whose locations do not count.
	ignore map[string]bool
}

// Locations that the reduction makes itself.
const (
	everybody = iota // read by every unit, written by one that ends the run
	allTurns         // read by every turn, written by one that does not say what it touches
	firstPlace
)

func newPlaces() *places {
	return &places{number: map[trace.Location]int{}, ignore: map[string]bool{}}
}

func (p *places) of(l trace.Location, write bool) touch {
	n, ok := p.number[l]
	if !ok {
		n = firstPlace + len(p.number)
		p.number[l] = n
	}
	return mark(n, write)
}

func mark(place int, write bool) touch {
	if write {
		return touch(place<<1 | 1)
	}
	return touch(place << 1)
}

// life is the location that stands for an event's being there: it runs, or is taken back.
func life(id trace.EventID) trace.Location {
	return trace.Location{Space: "event", Name: registration(id)}
}

// canonical sorts touches and drops the reads of what is also written.
func canonical(t []touch) []touch {
	slices.SortFunc(t, func(a, b touch) int { return cmp.Compare(b, a) })
	kept := t[:0]
	for _, x := range t {
		if n := len(kept); n == 0 || kept[n-1].place() != x.place() {
			kept = append(kept, x)
		}
	}
	return kept
}

// clash reports whether two canonical sets have a location in common that one of them writes.
func clash(a, b []touch) bool {
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch x, y := a[i].place(), b[j].place(); {
		case x > y:
			i++
		case x < y:
			j++
		case a[i].write() || b[j].write():
			return true
		default:
			i++
			j++
		}
	}
	return false
}

// dependent reports whether the order of two units matters. It is symmetric.
func dependent(a, b *unit) bool {
	if a.id == b.id || a.id == b.causedBy || b.id == a.causedBy {
		return true
	}
	switch {
	case a.turn == "" || b.turn == "":
		return registration(a.id) == registration(b.id) || clash(a.effects, b.effects)
	case a.turn == b.turn:
		return true
	default:
		return a.first && b.first && clash(a.turns, b.turns)
	}
}

// flatten makes units of the steps of a run, and says which unit registered which event. Steps in the
// middle of others come as parts of those.
func (p *places) flatten(steps []trace.Step) ([]*unit, map[trace.EventID]trace.EventID) {
	var units []*unit
	causedBy := map[trace.EventID]trace.EventID{}
	inside := map[trace.EventID]bool{} // ids that are listed as parts of another step
	for i := range steps {
		s := &steps[i]
		if inside[s.ID] {
			continue
		}
		from := len(units)
		switch {
		case len(s.Parts) == 0:
			units = append(units, p.unit(s, trace.Part{ID: s.ID, Accesses: s.Accesses, Choices: s.Choices}, true))
			for _, c := range s.Caused {
				causedBy[c] = s.ID
			}
		default:
			caused := 0
			for k, part := range s.Parts {
				inside[part.ID] = k > 0
				units = append(units, p.unit(s, part, k == 0))
				for ; caused < part.Caused; caused++ {
					causedBy[s.Caused[caused]] = part.ID
				}
			}
		}
		for _, u := range units[from:] {
			u.causedBy = causedBy[registrationOf(u.id)]
			if u.turn != "" && !u.first {
				u.causedBy = ""
			}
		}
	}
	return units, causedBy
}

// registrationOf is registration for event ids.
func registrationOf(id trace.EventID) trace.EventID { return trace.EventID(registration(id)) }

// unit makes the unit of one part of a step.
func (p *places) unit(s *trace.Step, part trace.Part, first bool) *unit {
	u := &unit{id: part.ID, first: first, choices: part.Choices, queue: s.Queue, weak: s.Weak, final: s.Final && first}
	own := make([]touch, 0, len(part.Accesses)+4)
	own = p.touch(own, part.Accesses)
	if part.ID.IsEffect() {
		if part.ID != s.ID {
			u.queue, u.weak, u.final = "", false, false
		}
		own = append(own, mark(everybody, u.final || part.ID == s.ID && s.Opaque), p.of(life(part.ID), true))
		u.effects = canonical(own)
		return u
	}
	u.turn, u.socket = s.ID, strings.HasPrefix(string(s.Kind), "net.")
	own = append(own, mark(everybody, s.Final))
	for _, c := range s.Cancelled {
		own = append(own, p.of(life(c), true))
	}
	if first {
		u.script, u.parts = s.Script, max(1, len(s.Parts))
		u.ending = isEnding(s.Event)
		all := slices.Clone(own)
		if len(s.Parts) > 0 {
			all = all[:0]
			for _, o := range s.Parts {
				if !o.ID.IsEffect() {
					all = p.touch(all, o.Accesses)
				}
			}
			all = append(all, mark(everybody, s.Final))
		}
		all = append(all, mark(allTurns, s.Opaque), p.of(life(s.ID), true))
		for _, c := range s.Cancelled {
			all = append(all, p.of(life(c), true))
		}
		u.turns = canonical(all)
	}
	u.effects = canonical(own)
	return u
}

// touch adds accesses to a set.
func (p *places) touch(set []touch, accesses []trace.Access) []touch {
	for _, a := range accesses {
		if !p.ignore[a.Space] {
			set = append(set, p.of(a.Location, a.Write))
		}
	}
	return set
}

// isEnding reports whether the event is one that the loop makes itself when nothing keeps it alive.
func isEnding(e trace.Event) bool {
	return e.Kind == "exit" || e.Kind == "beforeExit"
}
