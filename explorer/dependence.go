package explorer

import (
	"strings"

	"loopcheck/eventloop/trace"
)

// A Dependence says whether the order of two steps can matter. It is symmetric. Two steps that it
// calls independent must commute wherever both are ready: neither takes the other out of Ready, and
// either order leads to the same state, with the same events ready. Audit tests that.
type Dependence func(a, b *trace.Step) bool

// Dependent is the dependence that steps declare: they touch one location and one of them writes it;
// one caused or cancelled the other; they are an operation's effect and its callback; or both are
// turns and one is opaque. An opaque effect depends on everything.
//
// Whatever else ties steps together, a phase of the loop or a queue, has to be declared as a location, but
// for one thing: an effect depends on a turn if the loop may have polled on its way to the turn, since an
// effect before the poll can be delivered by it and one behind the turn cannot.
func Dependent(a, b *trace.Step) bool {
	if a.Opaque && (a.ID.IsEffect() || !b.ID.IsEffect()) || b.Opaque && (b.ID.IsEffect() || !a.ID.IsEffect()) {
		return true
	}
	if a.Polled && b.Polled && a.ID.IsEffect() != b.ID.IsEffect() {
		return true
	}
	return registration(a.ID) == registration(b.ID) || touches(a, b.ID) || touches(b, a.ID) || conflict(a.Accesses, b.Accesses)
}

// EffectsCommute is Dependent for a system whose turns do more than they declare, such as a loop that
// does not declare its polls: only two effects can be independent.
func EffectsCommute(a, b *trace.Step) bool {
	return !a.ID.IsEffect() || !b.ID.IsEffect() || Dependent(a, b)
}

// TurnsDepend is Dependent for a search that knows nothing of how the turns of a loop enable each other:
// any two turns depend.
func TurnsDepend(a, b *trace.Step) bool {
	return !a.ID.IsEffect() && !b.ID.IsEffect() || Dependent(a, b)
}

// registration is what an effect and its callback have in common.
func registration(id trace.EventID) string { return strings.TrimSuffix(string(id), "!") }

// touches reports whether s caused or cancelled id, or the registration that id is the effect of.
func touches(s *trace.Step, id trace.EventID) bool {
	r := registration(id)
	for _, c := range s.Caused {
		if registration(c) == r {
			return true
		}
	}
	for _, c := range s.Cancelled {
		if registration(c) == r {
			return true
		}
	}
	return false
}

// conflict reports whether the two touch one location and one of them writes.
func conflict(a, b []trace.Access) bool {
	for i := range a {
		for j := range b {
			if (a[i].Write || b[j].Write) && a[i].Location == b[j].Location {
				return true
			}
		}
	}
	return false
}
