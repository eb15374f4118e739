package eventloop

// A sentence of Node's or libuv's documentation or source, the smallest program it speaks of, and ALL
// the orders that it leaves open.
type sentence struct {
	name    string
	says    string
	options *Options
	body    script
	want    []string
	natural string
}

func sentences() []sentence {
	return []sentence{
		{
			name: "timeout 0 and immediate from main",
			says: "The order in which the two timers are executed is non-deterministic, as it is bound by the performance of the process (nodejs.org, event-loop-timers-and-nexttick)",
			body: func(p *process) {
				p.timer(0, func() { p.say("timeout") })
				p.immediate(func() { p.say("immediate") })
			},
			want:    []string{"timeout immediate", "immediate timeout"},
			natural: "immediate timeout",
		},
		{
			name: "timeout 0 and immediate from an I/O callback",
			says: "However, if you move the two calls within an I/O cycle, the immediate callback is always executed first (ibid.)",
			body: func(p *process) {
				p.work(nil, func() {
					p.timer(0, func() { p.say("timeout") })
					p.immediate(func() { p.say("immediate") })
				})
			},
			want: []string{"immediate timeout"},
		},
		{
			name: "timeout 0 and immediate from a timer",
			says: "one now serves a whole timers pass, so a timer made inside it cannot run in it (lib/internal/timers.js, processTimers)",
			body: func(p *process) {
				p.timer(0, func() {
					p.timer(0, func() { p.say("timeout") })
					p.immediate(func() { p.say("immediate") })
				})
			},
			want: []string{"immediate timeout"},
		},
		{
			name: "equal timers",
			says: "timers of one duration are kept in one list, in insertion order (lib/internal/timers.js)",
			body: func(p *process) {
				for _, w := range []string{"a", "b", "c"} {
					p.timer(2, func() { p.say(w) })
				}
			},
			want: []string{"a b c"},
		},
		{
			name: "two equal timers with an immediate between",
			says: "setTimeout reads the clock at each call: the second may be due a millisecond later",
			body: func(p *process) {
				p.timer(0, func() { p.say("A"); p.immediate(func() { p.say("immediate") }) })
				p.timer(0, func() { p.say("B") })
			},
			want: []string{"A B immediate", "A immediate B"},
		},
		{
			name: "5 and 6",
			says: "a is set earlier and is shorter: its list always expires first (nodejs/node#50106)",
			body: func(p *process) {
				p.timer(5, func() { p.say("a") })
				p.timer(6, func() { p.say("b") })
			},
			want: []string{"a b"},
		},
		{
			name: "6 and 5",
			says: "the shorter may have been set a millisecond or more later; equal expiry goes by list id",
			body: func(p *process) {
				p.timer(6, func() { p.say("a") })
				p.timer(5, func() { p.say("b") })
			},
			want: []string{"a b", "b a"},
		},
		{
			name: "a due list is drained",
			says: "listOnTimeout runs every timer of a list that is due at now before the next list is looked at, even if that holds an earlier deadline",
			body: func(p *process) {
				p.timer(10, func() { p.say("A") })
				p.timer(9, func() { p.say("B") })
				p.timer(10, func() { p.say("C") })
			},
			want: []string{"A B C", "B A C", "A C B"},
		},
		{
			name: "interval and timeout",
			says: "an interval is armed again from the time before its callback",
			body: func(p *process) {
				i := p.interval(10, func() { p.say("i") })
				p.timer(20, func() { p.say("t"); p.ClearTimer(i) })
			},
			want: []string{"i t", "i i t"},
		},
		{
			name: "unref'd timer and immediate",
			says: "an unref'd timer next to an immediate may fire before it, after it, or never",
			body: func(p *process) {
				p.RefTimer(p.timer(0, func() { p.say("timeout") }), false)
				p.immediate(func() { p.say("immediate") })
			},
			want: []string{"timeout immediate", "immediate timeout", "immediate"},
		},
		{
			name: "only an unref'd timer",
			says: "uv_run: without an active, ref'd handle nothing is run at all",
			body: func(p *process) { p.RefTimer(p.timer(0, func() { p.say("timeout") }), false) },
			want: []string{""},
		},
		{
			name: "stat and immediate",
			says: "poll comes before check: work that has finished by then is delivered first",
			body: func(p *process) {
				p.work(nil, func() { p.say("stat") })
				p.immediate(func() { p.say("immediate") })
			},
			want:    []string{"immediate stat", "stat immediate"},
			natural: "stat immediate",
		},
		{
			name: "two round trips and immediate",
			says: "work that is submitted in a batch waits for the next lap: an immediate of main comes first",
			body: func(p *process) {
				p.work(nil, func() { p.work(nil, func() { p.say("read") }) })
				p.immediate(func() { p.say("immediate") })
			},
			want: []string{"immediate read"},
		},
		{
			name: "two requests",
			says: "completion order of two requests on two workers is open",
			body: func(p *process) {
				p.work(nil, func() { p.say("A") })
				p.work(nil, func() { p.say("B") })
			},
			want:    []string{"A B", "B A"},
			natural: "A B",
		},
		{
			name:    "two requests, one worker",
			says:    "with one pool worker requests finish in order",
			options: &Options{TurnTime: 50, IOLatency: 1000, Workers: 1},
			body: func(p *process) {
				p.work(nil, func() { p.say("A") })
				p.work(nil, func() { p.say("B") })
			},
			want: []string{"A B"},
		},
		{
			name:    "three requests, two workers",
			says:    "work k cannot complete before k-2 earlier ones have",
			options: &Options{TurnTime: 50, IOLatency: 1000, Workers: 2},
			body: func(p *process) {
				p.work(nil, func() { p.say("A") })
				p.work(nil, func() { p.say("B") })
				p.work(nil, func() { p.say("C") })
			},
			want: []string{"A B C", "A C B", "B A C", "B C A"},
		},
		{
			name:    "effects, two workers",
			says:    "work is taken up first in, first out; each takes effect while a worker has it",
			options: &Options{TurnTime: 50, IOLatency: 1000, Workers: 2},
			body: func(p *process) {
				p.work(func() { p.say("a") }, nil)
				p.work(func() { p.say("b") }, nil)
				p.work(func() { p.say("c") }, nil)
			},
			want: []string{"a b c", "a c b", "b a c", "b c a"},
		},
		{
			name: "immediate between the callbacks of one batch",
			says: "an immediate made in a poll callback runs after the batch that the callback belongs to, or before work that finished later",
			body: func(p *process) {
				p.work(nil, func() { p.say("A"); p.immediate(func() { p.say("i") }) })
				p.work(nil, func() { p.say("B") })
			},
			want: []string{"A B i", "A i B", "B A i"},
		},
		{
			name: "nested immediates",
			says: "immediates queued from within an executing immediate run on the next loop iteration (setImmediate's documentation)",
			body: func(p *process) {
				p.immediate(func() { p.say("a"); p.immediate(func() { p.say("c") }) })
				p.immediate(func() { p.say("b") })
			},
			want: []string{"a b c"},
		},
		{
			name: "close callbacks",
			says: "closing handles are a stack: last closed, first called; after check and before timers",
			body: func(p *process) {
				p.immediate(func() {
					p.Close(nil, func() { p.say("x") })
					p.Close(nil, func() { p.say("y"); p.Close(nil, func() { p.say("z") }) })
					p.timer(0, func() { p.say("t") })
					p.immediate(func() { p.say("i") })
				})
			},
			want: []string{"y x t i z", "y x i z t"},
		},
		{
			name: "beforeExit revives",
			says: "work that a beforeExit listener makes lets the process continue (process 'beforeExit')",
			body: func(p *process) {
				p.ListenBeforeExit(true)
				p.work(nil, func() { p.say("io") })
			},
			want: []string{"io beforeExit"},
		},
		{
			name: "a long operation and a timer",
			says: "an operation takes 0..L ms: a timer beyond that bound cannot come first",
			body: func(p *process) {
				p.work(nil, func() { p.say("io") })
				p.timer(30_000, func() { p.say("t") })
			},
			want: []string{"io t"},
		},
		{
			name: "a short timer and an operation",
			says: "a timer within the bound can come first",
			body: func(p *process) {
				p.work(nil, func() { p.say("io") })
				p.timer(100, func() { p.say("t") })
			},
			want:    []string{"io t", "t io"},
			natural: "io t",
		},
		{
			name: "busy for 5 ms in main",
			says: "the timer is due before the loop starts, so timers, run first in UV_RUN_DEFAULT, win",
			body: func(p *process) {
				p.timer(0, func() { p.say("timeout") })
				p.immediate(func() { p.say("immediate") })
				p.WaitedTo(p.Now() + 5)
			},
			want: []string{"timeout immediate"},
		},
		{
			name: "an unref'd timer falls due during the last immediate",
			says: "libuv >= 1.45 runs timers at the end of the iteration",
			body: func(p *process) {
				p.RefTimer(p.timer(10, func() { p.say("timeout") }), false)
				p.immediate(func() { p.say("immediate"); p.WaitedTo(p.Now() + 30) })
			},
			want: []string{"immediate timeout", "timeout immediate"},
		},
		{
			name: "a tick of the last timer that reads the clock",
			says: "uv__run_timers goes on while its timer is due, and the last timer's ticks run after RunTimers has set it (src/env.cc)",
			body: func(p *process) {
				p.timer(1, func() {
					p.say("A")
					p.immediate(func() { p.say("I") })
					p.tick = func() { p.WaitedTo(p.Now() + 5); p.timer(100, func() {}) }
				})
				p.timer(4, func() { p.say("C") })
			},
			want: []string{"A C I"},
		},
		{
			name: "a tick of the last timer that does not",
			says: "loop->time stands still until the timers phase is over",
			body: func(p *process) {
				p.timer(1, func() {
					p.say("A")
					p.immediate(func() { p.say("I") })
					p.tick = func() { p.WaitedTo(p.Now() + 5) }
				})
				p.timer(4, func() { p.say("C") })
			},
			want: []string{"A C I", "A I C"},
		},
		{
			name: "a timer that has fired is refreshed",
			says: "a timer keeps kRefed when it fires: refresh arms it again, and it keeps the process alive (insertGuarded)",
			body: func(p *process) {
				t := p.timer(3, func() { p.say("a") })
				again := true
				p.timer(5, func() {
					if p.say("b"); again {
						again = false
						p.Refresh(t)
					}
				})
			},
			want: []string{"a b a"},
		},
		{
			name: "a server",
			says: "a ref'd handle keeps the loop alive for ever",
			body: func(p *process) { p.Hold() },
			want: []string{"waits"},
		},
	}
}
