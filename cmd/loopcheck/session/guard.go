package session

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"time"

	"loopcheck/eventloop/trace"
	"loopcheck/vm"
)

// Bounds are what a search may use up. A zero means no bound, but for TurnLimit and MaxMemory, whose
// zero means their default.
type Bounds struct {
	MaxRuns  int
	MaxSteps int           // of one run
	Timeout  time.Duration // of the whole search
	// TurnLimit is how long one turn may take in real time; longer is taken for an endless loop.
	// Default 5 s.
	TurnLimit time.Duration
	// MaxMemory is how much the process may have on its heap, in bytes. Default 2 GiB.
	MaxMemory uint64
}

// guard watches the runs from another goroutine: it interrupts a turn that does not end, and a run
// that asks for too much memory. What it does is the same for the same program as long as the limits
// are far from what a sane turn needs.
type guard struct {
	bounds  Bounds
	process atomic.Pointer[vm.Process]
	steps   atomic.Uint64 // bumped before each step
	started time.Time
	why     atomic.Pointer[string]
	done    chan struct{}

	interrupted atomic.Bool // by the user
}

// beat is how often the guard looks.
const beat = 50 * time.Millisecond

func newGuard(b Bounds) *guard {
	if b.TurnLimit == 0 {
		b.TurnLimit = 5 * time.Second
	}
	if b.MaxMemory == 0 {
		b.MaxMemory = 2 << 30
	}
	g := &guard{bounds: b, started: time.Now(), done: make(chan struct{})}
	go g.run()
	return g
}

func (g *guard) close() { close(g.done) }

func (g *guard) watch(p *vm.Process) { g.process.Store(p) }

// interrupted is the reason that is given when the user ends a search.
const interrupted = "interrupted"

// Interrupt ends a search before its next step, and a turn that lasts: the user has lost patience.
func (s *Session) Interrupt() {
	s.guard.interrupted.Store(true)
	s.guard.interrupt(interrupted)
}

// interrupt ends the search: its time is up, or the user wants it.
func (g *guard) interrupt(why string) { g.why.CompareAndSwap(nil, &why) }

// stop is asked between steps.
func (g *guard) stop() string {
	if why := g.why.Load(); why != nil {
		return *why
	}
	return ""
}

func (g *guard) run() {
	tick := time.NewTicker(beat)
	defer tick.Stop()
	var last uint64
	since := time.Now()
	for {
		select {
		case <-g.done:
			return
		case now := <-tick.C:
			if g.bounds.Timeout > 0 && now.Sub(g.started) > g.bounds.Timeout {
				g.interrupt(fmt.Sprintf("the search took longer than %v", g.bounds.Timeout))
			}
			if n := g.steps.Load(); n != last {
				last, since = n, now
			}
			g.check(now.Sub(since))
		}
	}
}

// check interrupts the turn that runs if it has exceeded a limit.
func (g *guard) check(turn time.Duration) {
	p := g.process.Load()
	if p == nil {
		return
	}
	if turn > g.bounds.TurnLimit {
		p.Interrupt(vm.Guard{
			Kind:    trace.Starvation,
			Message: fmt.Sprintf("a turn did not end within %v: an endless loop, or endless ticks or microtasks", g.bounds.TurnLimit),
		})
		return
	}
	if turn < 2*beat {
		return // memory is looked at only in turns that last
	}
	if g.interrupted.Load() {
		p.Interrupt(vm.Guard{Kind: trace.Starvation, Message: interrupted})
		return
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if m.HeapAlloc > g.bounds.MaxMemory {
		p.Interrupt(vm.Guard{
			Kind:    trace.OutOfMemory,
			Message: fmt.Sprintf("the run holds more than %d MiB", g.bounds.MaxMemory>>20),
		})
	}
}
