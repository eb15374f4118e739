package explorer

import (
	"fmt"
	"strings"

	"loopcheck/eventloop/trace"
)

// End is how a run came to stop.
type End int

// The ways in which a run stops. Only a Finished run has an outcome.
const (
	Finished  End = iota // nothing was ready any more
	Abandoned            // the strategy gave it up
	TooLong              // it reached the bound on its steps
	Stopped              // the stop function said so
)

// A Run is what one run did.
type Run struct {
	Schedule trace.Schedule
	// Steps[i] is what Schedule[i] did. The step that was under way when a run was abandoned in its
	// middle is there.
	Steps   []trace.Step
	Outcome *trace.Outcome // nil unless End is Finished
	End     End
	Why     string // what the stop function said
}

// clone makes the run independent of the buffers of the player.
func (r Run) clone() Run {
	r.Schedule = append(trace.Schedule(nil), r.Schedule...)
	r.Steps = append([]trace.Step(nil), r.Steps...)
	return r
}

// player carries out runs for one strategy. Its buffers serve all of them.
type player struct {
	strategy  Strategy
	maxSteps  int
	stop      func() string
	schedule  trace.Schedule
	steps     []trace.Step
	abandoned bool // in the middle of a step
}

// play carries one run to its end. The run's slices are valid until the next play.
func (p *player) play(sys System) Run {
	clear(p.steps)
	p.schedule, p.steps, p.abandoned = p.schedule[:0], p.steps[:0], false
	if a, ok := sys.(Asker); ok {
		a.SetChooser(p.ask)
	}
	for {
		ready := sys.Ready()
		if len(ready) == 0 {
			o := sys.Outcome()
			return Run{Schedule: p.schedule, Steps: p.steps, Outcome: &o, End: Finished}
		}
		if p.stop != nil {
			if why := p.stop(); why != "" {
				return Run{Schedule: p.schedule, Steps: p.steps, End: Stopped, Why: why}
			}
		}
		if p.maxSteps > 0 && len(p.schedule) >= p.maxSteps {
			return Run{Schedule: p.schedule, Steps: p.steps, End: TooLong}
		}
		id := p.strategy.Choose(ready)
		if id == Abandon {
			return Run{Schedule: p.schedule, Steps: p.steps, End: Abandoned}
		}
		at := p.note(ready, id)
		step := sys.Step(id) // p.steps may grow meanwhile
		p.steps[at] = step
		if p.abandoned {
			return Run{Schedule: p.schedule, Steps: p.steps, End: Abandoned}
		}
		p.strategy.Took(step)
	}
}

// ask answers a system that needs a choice in the middle of a step.
func (p *player) ask(alternatives []trace.Event) trace.EventID {
	if len(alternatives) == 0 {
		panic("explorer: system asked for a choice among nothing")
	}
	id := alternatives[0].ID
	if !p.abandoned {
		if c := p.strategy.Choose(alternatives); c == Abandon {
			p.abandoned = true // a step cannot be stopped midway: it plays on, naturally, unheard
		} else {
			id = c
		}
	}
	at := p.note(alternatives, id)
	if !p.abandoned {
		p.strategy.Took(p.steps[at])
	}
	return id
}

// note gives the chosen event its place in the run and returns that place.
func (p *player) note(ready []trace.Event, id trace.EventID) int {
	i := index(ready, id)
	if i < 0 {
		panic(fmt.Sprintf("explorer: strategy chose %s, ready: %s", id, list(ready)))
	}
	p.schedule = append(p.schedule, id)
	p.steps = append(p.steps, trace.Step{Event: ready[i]})
	return len(p.steps) - 1
}

// Once carries out the next run of the strategy.
//
// The error is the one that start, the system or the strategy stopped at.
func Once(start Start, s Strategy, o Options) (Run, error) {
	if !s.Begin() {
		return Run{}, failure(s)
	}
	sys, err := start()
	if err != nil {
		return Run{}, err
	}
	p := player{strategy: s, maxSteps: o.MaxSteps, stop: o.Stop}
	run := p.play(sys)
	ended(s, run.Outcome)
	if err := failure(sys); err != nil {
		return run, err
	}
	return run, failure(s)
}

// list shows events for an error message: "main.2 (timer), main.3 (immediate)".
func list(events []trace.Event) string {
	if len(events) == 0 {
		return "nothing"
	}
	const most = 8
	var b strings.Builder
	for i, e := range events {
		if i == most {
			fmt.Fprintf(&b, ", and %d more", len(events)-most)
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(string(e.ID))
		if e.Kind != "" {
			fmt.Fprintf(&b, " (%s)", e.Kind)
		}
	}
	return b.String()
}
