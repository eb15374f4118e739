package eventloop_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// An act is a statement of a random program.
type act struct {
	verb string // timer, immediate, read, write, sync, close, now, send, feed, pause
	n    int
	body []act
}

// sys is a program of acts on the real loop, over a memory of three places.
type sys struct {
	*eventloop.Loop
	prog   []act
	words  []string
	mem    map[int]string
	choose func([]trace.Event) trace.EventID
	acc    []trace.Access
	asks   int
	pipes  [2]*eventloop.Source // two directions of connections
	paused [2]bool
}

type op struct {
	write bool
	loc   int
	got   *string
}

func (s *sys) SetChooser(f func([]trace.Event) trace.EventID) { s.choose = f }

func (s *sys) touch(loc int, w bool) {
	a := trace.Access{Location: trace.Location{Space: "fs", Object: uint64(loc)}, Write: w}
	if !slices.Contains(s.acc, a) {
		s.acc = append(s.acc, a)
	}
}

func (s *sys) land(r *eventloop.Request) {
	o := r.Operation.(*op)
	s.touch(o.loc, o.write)
	if o.write {
		s.mem[o.loc] += string(r.ID()) + ","
	}
	*o.got = s.mem[o.loc]
}

func (s *sys) do(id trace.EventID, body []act) {
	s.words = append(s.words, string(id))
	for _, a := range body {
		switch a.verb {
		case "timer":
			var t *eventloop.Timer
			t = s.NewTimer(int64(a.n), false, nil, func() { s.do(t.ID(), a.body) })
		case "immediate":
			var t *eventloop.Immediate
			t = s.NewImmediate(nil, func() { s.do(t.ID(), a.body) })
		case "close":
			var t *eventloop.Closing
			t = s.Close(nil, func() { s.do(t.ID(), a.body) })
		case "send":
			s.Hold()
			var t *eventloop.Arrival
			t = s.Send(s.pipes[a.n%2], eventloop.Parcel{Size: 1}, "net", nil, func() { s.do(t.ID(), a.body) }, nil)
		case "feed":
			var t *eventloop.Pending
			t = s.Feed("fed", nil, func() { s.do(t.ID(), a.body) })
		case "pause":
			s.paused[a.n%2] = !s.paused[a.n%2]
			s.Watch(s.pipes[a.n%2], !s.paused[a.n%2])
		case "read", "write":
			o := &op{write: a.verb == "write", loc: a.n, got: new(string)}
			var r *eventloop.Request
			r = s.Submit("work", nil, o, func() {
				s.words = append(s.words, "<"+*o.got+">")
				s.do(r.ID(), a.body)
			})
		case "syncw", "syncr":
			for {
				s.asks++
				effects := slices.Clone(s.Effects())
				if len(effects) == 0 {
					break
				}
				stay := trace.EventID(fmt.Sprintf("%s?%d.go", id, s.asks))
				pick := s.choose(append([]trace.Event{{ID: stay}}, effects...))
				if pick == stay {
					break
				}
				s.land(s.TakeEffect(pick))
			}
			s.touch(a.n, a.verb == "syncw")
			if a.verb == "syncw" {
				s.mem[a.n] += string(id) + ","
			}
			s.words = append(s.words, "("+s.mem[a.n]+")")
		}
	}
}

func (s *sys) Step(id trace.EventID) trace.Step {
	t, err := s.Begin(id)
	if err != nil {
		panic(err)
	}
	s.acc = nil
	switch {
	case t.Kind == eventloop.KindMain:
		for i := range s.pipes {
			s.pipes[i] = s.NewSource(false)
			s.Watch(s.pipes[i], true)
		}
		s.do(id, s.prog)
	case t.Arrival != nil:
		for _, a := range t.Arrivals {
			s.Release()
			a.Payload.(func())()
		}
	case t.Pending != nil:
		t.Pending.Callback.(func())()
	case t.Effect:
		s.land(t.Request)
	case t.Timer != nil:
		t.Timer.Callback.(func())()
		s.Fired(t.Timer)
	case t.Immediate != nil:
		t.Immediate.Callback.(func())()
	case t.Request != nil:
		t.Request.Callback.(func())()
	case t.Closing != nil:
		t.Closing.Callback.(func())()
	}
	rep := s.End()
	if t.Effect || t.Polled {
		s.acc = append(s.acc, trace.Access{Location: trace.Location{Space: "loop.poll"}, Write: !t.Effect})
	}
	return trace.Step{Event: t.Event, Accesses: s.acc, Opaque: !t.Effect, Caused: rep.Caused, Cancelled: rep.Cancelled}
}

func (s *sys) Outcome() trace.Outcome {
	out := strings.Join(s.words, " ")
	for i := range 3 {
		out += fmt.Sprintf("|%s", s.mem[i])
	}
	return trace.Outcome{Stdout: out}
}

func draw(t *rapid.T, depth int, left *int, sync, network bool) []act {
	var body []act
	for range rapid.IntRange(0, 4-depth).Draw(t, "n") {
		if *left == 0 {
			break
		}
		*left--
		verbs := []string{"timer", "immediate", "read", "write", "read", "write", "close"}
		if network {
			verbs = append(verbs, "send", "send", "send", "feed", "pause")
		}
		if sync {
			verbs = append(verbs, "syncw", "syncr")
		}
		a := act{verb: rapid.SampledFrom(verbs).Draw(t, "verb")}
		switch a.verb {
		case "timer":
			a.n = rapid.SampledFrom([]int{1, 2, 10, 100}).Draw(t, "ms")
		default:
			a.n = rapid.IntRange(0, 2).Draw(t, "loc")
		}
		if depth < 3 && !strings.HasPrefix(a.verb, "sync") {
			a.body = draw(t, depth+1, left, sync, network)
		}
		body = append(body, a)
	}
	return body
}

func compare(t *testing.T, d explorer.Dependence, sync, network bool) {
	runsP, runsR, blocked, skipped, done := 0, 0, 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		left := 6
		prog := draw(t, 0, &left, sync, network)
		o := eventloop.Options{
			TurnTime: rapid.SampledFrom([]int64{0, 5, 50}).Draw(t, "T"), IOLatency: rapid.SampledFrom([]int64{0, 5, 50, 1000, eventloop.Inf}).Draw(t, "L"),
			Workers: rapid.SampledFrom([]int{1, 2, 4}).Draw(t, "W"),
		}
		start := func() (explorer.System, error) {
			return &sys{Loop: eventloop.New(o), prog: prog, mem: map[int]string{}}, nil
		}
		opts := explorer.Options{KeepGoing: true, KeepOutcomes: true, MaxRuns: 1500}
		plain, err := explorer.Explore(start, &explorer.Exhaustive{}, opts)
		if err != nil {
			t.Fatal(err)
		}
		if !plain.Complete {
			skipped++
			return
		}
		done++
		red, err := explorer.Explore(start, explorer.NewReduced(d), opts)
		if err != nil {
			t.Fatal(err)
		}
		runsP += plain.Runs
		runsR += red.Runs
		blocked += red.Blocked
		want := map[string]trace.Schedule{}
		for _, x := range plain.Outcomes {
			want[x.Outcome.Key()] = x.Schedule
		}
		for _, x := range red.Outcomes {
			delete(want, x.Outcome.Key())
		}
		if len(want) > 0 {
			for k, s := range want {
				t.Fatalf("lost %q\n by %v\n prog %+v opts %+v\n plain %d reduced %d of outcomes", k, s, prog, o, len(plain.Outcomes), len(red.Outcomes))
			}
		}
	})
	t.Logf("exhaustive %d runs, reduced %d (%d blocked), %d programs, %d too large", runsP, runsR, blocked, done, skipped)
}

// Exhaustive search is the specification of reduction: on random programs of the loop the reduced search
// finds the same outcomes, with and without synchronous calls that workers may get ahead of.
func TestReductionLosesNoOutcome(t *testing.T) {
	compare(t, explorer.Dependent, false, false)
}

func TestReductionLosesNoOutcomeWithSynchronousCalls(t *testing.T) {
	compare(t, explorer.Dependent, true, false)
}

func TestReductionLosesNoOutcomeWithConnections(t *testing.T) {
	compare(t, explorer.Dependent, false, true)
}
