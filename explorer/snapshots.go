package explorer

import "loopcheck/eventloop/trace"

// snapshots are models after beginnings of one history, made when they are first asked for.
type snapshots struct {
	models []Model
	made   []int // made[i]: choices before unit i
}

// before is a model after the units that ran before unit i; the model stays the snapshots'.
func (s *snapshots) before(d *DPOR, i int) (Model, int) {
	if len(s.models) == 0 {
		s.models = append(s.models, d.real.fresh())
	}
	for len(s.models) <= i {
		n := len(s.models) - 1
		m := s.models[n].Clone()
		if !take(m, d.history.units[n]) {
			m.Discard()
			return nil, 0
		}
		s.models = append(s.models, m)
	}
	return s.models[i], i
}

// choices is how many choices the run made before its unit i.
func (s *snapshots) choices(d *DPOR, i int) int {
	if s.made == nil {
		n := 0
		for _, u := range d.history.units {
			s.made = append(s.made, n)
			if n < len(d.schedule) && d.schedule[n] == u.id {
				n++
			}
			n += len(u.choices)
		}
	}
	return s.made[i]
}

func (s *snapshots) discard() {
	for _, m := range s.models {
		m.Discard()
	}
}

// anything is the model of a system whose every order is possible that respects what depends on what: it
// offers whatever it is asked for.
type anything struct{}

func (anything) Offers(trace.EventID) bool    { return true }
func (anything) Harmless(trace.EventID) bool  { return false }
func (anything) Open() bool                   { return false }
func (anything) Paused() bool                 { return false }
func (anything) Take(trace.EventID, any) bool { return true }
func (anything) Resume() bool                 { return true }
func (anything) Pending() []trace.Event       { return nil }
func (anything) State() string                { return "" }
func (a anything) Clone() Model               { return a }
func (anything) Discard()                     {}
