package explorer_test

import (
	"fmt"
	"slices"
	"strings"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// toy is a small event-driven program: a list of scripts, of which script 0 is main. A script causes
// others; each occurrence is an event of its own. Memory is order-sensitive: a location's value is the
// history of its writes, and what a script reads becomes part of what it writes and prints. So two
// orders that differ in anything that matters end in different outcomes.
type toy struct {
	scripts []script
	threads int // instead of main, scripts 1 to threads are ready from the start
	// declared: an event that runs touches what its cancellation would touch, as it must for a search that
	// looks at races only.
	declared bool
}

// script is what an event does.
type script struct {
	actions []action
	opaque  bool
	// effect, if not empty, makes the script an operation's callback: the effect has to take place
	// before it.
	effect []action
	// group, if not 0, ties the script to the others of its group: whichever runs first takes the
	// others that are ready out, without reporting it.
	group int
}

// action is one thing that a script does. The zero value does nothing.
type action struct {
	verb byte // 'r' read, 'w' write, 'c' cause, 'x' cancel, '?' choose, 's' wait for a worker (see asked)
	what int  // a location, a script, a number of alternatives (the pick is the location to write)
}

// Locations that stand for structure: what 'c' fills and 'x' looks into, what the scripts of a group
// share, and the operations that 's' finds under way.
const (
	slots   = 100
	groups  = 200
	workers = 300
)

// live is an event that was caused.
type live struct {
	id     trace.EventID
	script int
	effect bool // its effect has yet to take place
}

// toyRun is one run of a toy.
type toyRun struct {
	toy     toy
	pending []live
	memory  map[int]string
	said    []string // what each event read, by order of ids at the end
	caused  map[trace.EventID]int
	asks    map[trace.EventID]int
	choose  func([]trace.Event) trace.EventID
	step    trace.Step
}

func (t toy) start() (explorer.System, error) {
	return t.run(), nil
}

func (t toy) run() *toyRun {
	r := &toyRun{toy: t, memory: map[int]string{}, caused: map[trace.EventID]int{}, asks: map[trace.EventID]int{}}
	for i := range t.threads {
		r.cause(trace.Main, 1+i)
	}
	if t.threads == 0 {
		r.pending = []live{{id: trace.Main}}
	}
	return r
}

func (r *toyRun) SetChooser(f func([]trace.Event) trace.EventID) { r.choose = f }

func (r *toyRun) Ready() []trace.Event {
	var ready []trace.Event
	for _, l := range r.pending {
		ready = append(ready, l.event())
	}
	return ready
}

func (l live) event() trace.Event {
	if l.effect {
		return trace.Event{ID: l.id.Effect(), Kind: "toy"}
	}
	return trace.Event{ID: l.id, Kind: "toy"}
}

func (r *toyRun) Step(id trace.EventID) trace.Step {
	i := slices.IndexFunc(r.pending, func(l live) bool { return l.event().ID == id })
	l := r.pending[i]
	r.step = trace.Step{Event: l.event()}
	if l.effect {
		r.land(i)
		return r.step
	}
	r.pending = slices.Delete(r.pending, i, i+1)
	s := r.toy.scripts[l.script]
	r.step.Opaque = s.opaque
	if r.toy.declared {
		r.access(slots+l.script, true)
	}
	if s.group != 0 {
		r.access(groups+s.group, true)
		r.pending = slices.DeleteFunc(r.pending, func(o live) bool { return !o.effect && r.toy.scripts[o.script].group == s.group })
	}
	r.do(id, s.actions)
	return r.step
}

// land lets the i-th pending event's effect take place.
func (r *toyRun) land(i int) {
	l := &r.pending[i]
	l.effect = false
	s := r.toy.scripts[l.script]
	if r.toy.declared {
		r.access(slots+l.script, true)
	}
	if s.group != 0 { // now the group can take the callback out
		r.access(groups+s.group, true)
	}
	r.do(l.id.Effect(), s.effect)
}

func (r *toyRun) do(id trace.EventID, actions []action) {
	for _, a := range actions {
		switch a.verb {
		case 'r':
			r.access(a.what, false)
			r.said = append(r.said, fmt.Sprintf("%s reads %d:%s", id, a.what, r.memory[a.what]))
		case 'w':
			r.access(a.what, true)
			r.memory[a.what] += "," + string(id)
		case 'c':
			r.access(slots+a.what, true)
			r.step.Caused = append(r.step.Caused, r.cause(id, a.what))
		case 'x':
			r.access(slots+a.what, true)
			if g := r.toy.scripts[a.what].group; g != 0 {
				r.access(groups+g, true)
			}
			r.cancel(a.what)
		case '?':
			l, pick := r.ask(id, a.what)
			r.access(l, true)
			r.memory[l] += fmt.Sprintf(",%s picks %s", id, pick)
		case 's':
			r.access(workers, true)
			r.asked(id)
		}
	}
}

func (r *toyRun) access(location int, write bool) {
	a := trace.Access{Location: trace.Location{Space: "toy", Object: uint64(location)}, Write: write}
	if !slices.Contains(r.step.Accesses, a) {
		r.step.Accesses = append(r.step.Accesses, a)
	}
}

func (r *toyRun) cause(by trace.EventID, script int) trace.EventID {
	r.caused[by]++
	id := trace.EventID(fmt.Sprintf("%s.%d", by, r.caused[by]))
	s := r.toy.scripts[script]
	if s.group != 0 {
		r.access(groups+s.group, true)
	}
	if len(s.effect) > 0 {
		r.access(workers, false)
	}
	r.pending = append(r.pending, live{id: id, script: script, effect: len(s.effect) > 0})
	return id
}

// cancel takes back the oldest pending event of a script.
func (r *toyRun) cancel(script int) {
	i := slices.IndexFunc(r.pending, func(l live) bool { return l.script == script })
	if i >= 0 {
		r.step.Cancelled = append(r.step.Cancelled, r.pending[i].id)
		r.pending = slices.Delete(r.pending, i, i+1)
	}
}

// ask chooses one of n: which of them, and its id.
func (r *toyRun) ask(id trace.EventID, n int) (int, trace.EventID) {
	r.asks[id]++
	var alternatives []trace.Event
	for i := range n {
		alternatives = append(alternatives, trace.Event{ID: trace.EventID(fmt.Sprintf("%s?%d.%d", id, r.asks[id], i))})
	}
	pick := r.choose(alternatives)
	return slices.IndexFunc(alternatives, func(e trace.Event) bool { return e.ID == pick }), pick
}

// asked is a synchronous wait in the middle of a script: effects of pending operations may land.
func (r *toyRun) asked(id trace.EventID) {
	for {
		r.asks[id]++
		stay := trace.EventID(fmt.Sprintf("%s?%d.go", id, r.asks[id]))
		alternatives := []trace.Event{{ID: stay}}
		for _, l := range r.pending {
			if l.effect {
				alternatives = append(alternatives, l.event())
			}
		}
		if len(alternatives) == 1 {
			return
		}
		pick := r.choose(alternatives)
		if pick == stay {
			return
		}
		r.land(slices.IndexFunc(r.pending, func(l live) bool { return l.effect && l.event().ID == pick }))
	}
}

func (r *toyRun) Outcome() trace.Outcome {
	slices.Sort(r.said)
	out := strings.Join(r.said, "; ")
	for i := range 8 {
		out += fmt.Sprintf(" | %d%s", i, r.memory[i])
	}
	return trace.Outcome{Stdout: out}
}

// threads makes a toy of n threads: the k-th script of a thread is caused by the one before it.
func threads(bodies ...[]action) toy {
	t := toy{threads: len(bodies), scripts: make([]script, 1+len(bodies))}
	for i, body := range bodies {
		at := 1 + i
		for k, a := range body {
			t.scripts[at].actions = []action{a}
			if k+1 < len(body) {
				t.scripts = append(t.scripts, script{})
				next := len(t.scripts) - 1
				t.scripts[at].actions = append(t.scripts[at].actions, action{'c', next})
				at = next
			}
		}
	}
	return t
}

// operations makes a toy whose main starts the given operations' effects. The callbacks do nothing.
func operations(effects ...[]action) toy {
	t := toy{scripts: make([]script, 1)}
	for i, e := range effects {
		t.scripts[0].actions = append(t.scripts[0].actions, action{'c', i + 1})
		t.scripts = append(t.scripts, script{effect: e})
	}
	return t
}

// all explores everything and keeps the outcomes.
func all(start explorer.Start, s explorer.Strategy) (explorer.Report, error) {
	return explorer.Explore(start, s, explorer.Options{KeepGoing: true, KeepOutcomes: true})
}

// outcomes lists the keys of a report's outcomes in order.
func outcomes(r explorer.Report) []string {
	var keys []string
	for _, o := range r.Outcomes {
		keys = append(keys, o.Outcome.Key())
	}
	slices.Sort(keys)
	return keys
}
