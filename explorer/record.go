package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// A Record is a run that was written down. Whoever plays it back tells a strategy all that the run told, and
// runs nothing.
type Record struct {
	turns   []recorded
	ready   []trace.Event // behind the last turn
	outcome trace.Outcome
	err     error
	end     End
}

// recorded is a step that was chosen from outside of any other.
type recorded struct {
	ready  []trace.Event
	chosen trace.EventID
	asked  []asked // choices in its middle
	step   trace.Step
}

type asked struct {
	alternatives []trace.Event
	chosen       trace.EventID
}

// Play makes the run of a plan and writes it down. Of o it heeds MaxSteps and Stop; a run that was stopped
// has no record.
func Play(start Start, plan Plan, o Options) (*Record, error) {
	sys, err := start()
	if err != nil {
		return nil, err
	}
	r := &recorder{System: sys}
	p := player{strategy: following(plan.Follow()), maxSteps: o.MaxSteps, stop: o.Stop}
	run := p.play(r)
	if run.End == Stopped {
		return nil, nil
	}
	r.rec.end, r.rec.err = run.End, failure(sys)
	if run.Outcome != nil {
		r.rec.outcome = *run.Outcome
	}
	return &r.rec, nil
}

// following is the strategy of one run.
type following func([]trace.Event) trace.EventID

func (f following) Begin() bool                              { return true }
func (f following) Choose(ready []trace.Event) trace.EventID { return f(ready) }
func (f following) Took(trace.Step)                          {}

// recorder writes down what a system is asked and answers.
type recorder struct {
	System
	rec Record
	now recorded
}

func (r *recorder) SetChooser(choose func([]trace.Event) trace.EventID) {
	if a, ok := r.System.(Asker); ok {
		a.SetChooser(func(alternatives []trace.Event) trace.EventID {
			id := choose(alternatives)
			r.now.asked = append(r.now.asked, asked{slices.Clone(alternatives), id})
			return id
		})
	}
}

func (r *recorder) Ready() []trace.Event {
	r.rec.ready = slices.Clone(r.System.Ready())
	return r.rec.ready
}

func (r *recorder) Step(id trace.EventID) trace.Step {
	r.now = recorded{ready: r.rec.ready, chosen: id}
	r.now.step = r.System.Step(id)
	r.rec.turns = append(r.rec.turns, r.now)
	return r.now.step
}

// System plays the record back. Should the strategy choose something else than the run had, start makes a
// run that goes on from there; the error of that is the system's.
func (r *Record) System(start Start) System { return &playback{rec: r, start: start} }

type playback struct {
	rec    *Record
	start  Start
	at     int
	choose func([]trace.Event) trace.EventID
	made   trace.Schedule // choices so far
	live   System         // once the run has left the record
	err    error
}

func (p *playback) SetChooser(choose func([]trace.Event) trace.EventID) { p.choose = choose }

func (p *playback) Ready() []trace.Event {
	switch {
	case p.err != nil:
		return nil
	case p.live != nil:
		return p.live.Ready()
	case p.at < len(p.rec.turns):
		return p.rec.turns[p.at].ready
	}
	return p.rec.ready
}

func (p *playback) Step(id trace.EventID) trace.Step {
	if p.live != nil {
		return p.live.Step(id)
	}
	before := len(p.made)
	p.made = append(p.made, id)
	if p.at == len(p.rec.turns) || p.rec.turns[p.at].chosen != id {
		return p.leave(p.made[before:])
	}
	turn := &p.rec.turns[p.at]
	p.at++
	for i := range turn.asked {
		pick := p.choose(turn.asked[i].alternatives)
		p.made = append(p.made, pick)
		if pick != turn.asked[i].chosen {
			p.at--
			return p.leave(p.made[before:])
		}
	}
	return turn.step
}

// leave goes on with a live run; last are the choices of the step under way that have been made.
func (p *playback) leave(last trace.Schedule) trace.Step {
	sys, err := p.start()
	if err != nil {
		p.err = err
		return trace.Step{Event: trace.Event{ID: last[0]}}
	}
	var left trace.Schedule
	if a, ok := sys.(Asker); ok {
		a.SetChooser(func(alternatives []trace.Event) trace.EventID {
			if len(left) == 0 {
				return p.choose(alternatives)
			}
			id := left[0]
			left = left[1:]
			return id
		})
	}
	for i := range p.at {
		turn := &p.rec.turns[i]
		left = left[:0]
		for _, q := range turn.asked {
			left = append(left, q.chosen)
		}
		sys.Ready()
		sys.Step(turn.chosen)
	}
	left = slices.Clone(last[1:])
	p.live = sys
	sys.Ready()
	return sys.Step(last[0])
}

func (p *playback) Outcome() trace.Outcome {
	if p.live != nil {
		return p.live.Outcome()
	}
	return p.rec.outcome
}

// Err is what the run stopped at.
func (p *playback) Err() error {
	switch {
	case p.err != nil:
		return p.err
	case p.live != nil:
		return failure(p.live)
	case p.at == len(p.rec.turns):
		return p.rec.err
	}
	return nil
}
