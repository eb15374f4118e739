package eventloop

import (
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
)

// A script is a program for the loop: what its body does. It prints by writing words.
type script func(p *process)

type process struct {
	*Loop
	words []string
	tick  func() // what the timer that runs leaves for after the loop has looked on
	// arrived is what the read that runs reports.
	arrived []*Arrival
}

func (p *process) say(word string) { p.words = append(p.words, word) }

func (p *process) timer(ms float64, do func()) *Timer {
	return p.NewTimer(TimerDelay(ms), false, nil, do)
}

func (p *process) interval(ms float64, do func()) *Timer {
	return p.NewTimer(TimerDelay(ms), true, nil, do)
}

func (p *process) immediate(do func()) *Immediate { return p.NewImmediate(nil, do) }

func (p *process) work(effect, do func()) *Request { return p.Submit("work", nil, effect, do) }

func call(f any) {
	if f, ok := f.(func()); ok && f != nil {
		f()
	}
}

// run follows the choices, then takes the first of what is ready. It returns the words and the number
// of alternatives at each step.
func run(t testing.TB, o Options, body script, choices []int) (string, []int, []int) {
	p := &process{Loop: New(o)}
	var width, taken []int
	for step := 0; ; step++ {
		require.Less(t, step, 1000, "the program does not end")
		ready := p.Ready()
		if len(ready) == 0 {
			break
		}
		pick := 0
		if step < len(choices) {
			pick = choices[step]
		}
		width, taken = append(width, len(ready)), append(taken, pick)
		turn, err := p.Begin(ready[pick].ID)
		require.NoError(t, err)
		switch {
		case turn.Kind == KindMain:
			body(p)
		case turn.Effect:
			call(turn.Request.Operation)
		case turn.Timer != nil:
			call(turn.Timer.Callback)
			p.Fired(turn.Timer)
			call(p.tick)
			p.tick = nil
		case turn.Immediate != nil:
			call(turn.Immediate.Callback)
		case turn.Request != nil:
			call(turn.Request.Callback)
		case turn.Closing != nil:
			call(turn.Closing.Callback)
		case turn.Pending != nil:
			call(turn.Pending.Callback)
		case turn.Outside != nil:
			call(turn.Outside.Callback)
		case turn.Arrival != nil:
			p.arrived = turn.Arrivals
			call(turn.Arrival.Callback)
		case turn.Kind == KindExit:
			p.say("exit")
		case turn.Kind == KindBeforeExit:
			p.say("beforeExit")
		}
		p.End()
	}
	if !p.Over() {
		p.say("waits")
	}
	return strings.Join(p.words, " "), width, taken
}

// orders runs body under every schedule and returns the distinct outputs, sorted, and the number of runs.
func orders(t testing.TB, o Options, body script) ([]string, int) {
	var choices []int
	set, runs := map[string]bool{}, 0
	for {
		out, width, taken := run(t, o, body, choices)
		set[strings.TrimSpace(strings.TrimSuffix(out, "exit"))] = true
		runs++
		require.Less(t, runs, 200_000, "too many schedules")
		k := len(taken) - 1
		for k >= 0 && taken[k]+1 == width[k] {
			k--
		}
		if k < 0 {
			break
		}
		choices = append(taken[:k:k], taken[k]+1)
	}
	var all []string
	for s := range set {
		all = append(all, s)
	}
	sort.Strings(all)
	return all, runs
}

func TestOrders(t *testing.T) {
	for _, c := range append(sentences(), networkSentences()...) {
		t.Run(c.name, func(t *testing.T) {
			o := DefaultOptions()
			if c.options != nil {
				o = *c.options
			}
			got, runs := orders(t, o, c.body)
			sort.Strings(c.want)
			require.Equal(t, c.want, got, c.says)
			t.Logf("%d runs", runs)
			natural, _, _ := run(t, o, c.body, nil)
			if c.natural != "" {
				require.Equal(t, c.natural, strings.TrimSpace(strings.TrimSuffix(natural, "exit")))
			}
		})
	}
}

var _ = trace.Main
