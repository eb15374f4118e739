package eventloop

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// doSource carries out a recorded call that is about the network; false if o is none.
func (l *Loop) doSource(o *Op) bool {
	switch o.Code {
	case opSource:
		l.newSource(o.On, o.N == 1)
	case opWatch:
		l.Watch(l.source(o.Key), o.On)
	case opShutDown:
		l.ShutDown(l.source(o.Key))
	case opCloseSource:
		l.CloseSource(l.source(o.Key))
	case opSend:
		l.Send(l.source(o.Key), o.Parcel, o.Kind, nil, nil, nil)
	case opWithdraw:
		l.Withdraw(l.arrival(o.Key))
	case opOutside:
		l.Outside(o.Kind, nil, nil)
	case opFeed:
		id := 0
		if s := l.source(o.Key); s != nil {
			id = s.id
		}
		l.feed(id, o.Kind, nil, nil)
	case opUnfeed:
		i := slices.IndexFunc(l.pending, func(x *Pending) bool { return x.id == o.Key })
		l.Unfeed(l.pending[i])
	default:
		return false
	}
	return true
}

func (l *Loop) arrival(id trace.EventID) *Arrival {
	for _, s := range l.sources {
		for _, a := range s.arrivals {
			if a.id == id {
				return a
			}
		}
	}
	panic("eventloop: no arrival " + string(id))
}

// cloneSources gives c, which was copied from l, its own sources.
func (l *Loop) cloneSources(c *Loop) {
	c.polledOn, c.based, c.bases, c.common = nil, nil, nil, config{}
	c.pending, c.outside = slices.Clone(l.pending), slices.Clone(l.outside) // never changed
	c.sources = make([]*Source, len(l.sources))
	for i, s := range l.sources {
		n := *s
		n.arrivals = make([]*Arrival, len(s.arrivals))
		for k, a := range s.arrivals {
			b := *a
			b.source = &n
			if a.noted != nil {
				r := *a.noted
				b.noted = &r
			}
			n.arrivals[k] = &b
		}
		c.sources[i] = &n
	}
}
