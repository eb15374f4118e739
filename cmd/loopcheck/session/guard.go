package session

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"sync"
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
	main    *lane   // the search's own runs
	ahead   []*lane // those of the workers
	mu      sync.Mutex
	started time.Time
	why     atomic.Pointer[string]
	done    chan struct{}

	interrupted atomic.Bool // by the user
}

// A lane is where runs are made one after the other.
type lane struct {
	process atomic.Pointer[vm.Process]
	steps   atomic.Uint64 // bumped before each step
	last    uint64        // steps when the guard looked
	since   time.Time     // when it saw that first
}

// watch makes the guard look at a run, or, with nil, at none.
func (l *lane) watch(p *vm.Process) {
	l.steps.Add(1)
	l.process.Store(p)
}

// lanes are all that the guard looks at.
func (g *guard) lanes() []*lane {
	g.mu.Lock()
	defer g.mu.Unlock()
	return append([]*lane{g.main}, g.ahead...)
}

// another adds a lane.
func (g *guard) another() *lane {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &lane{since: time.Now()}
	g.ahead = append(g.ahead, l)
	return l
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
	g := &guard{bounds: b, started: time.Now(), main: &lane{since: time.Now()}, done: make(chan struct{})}
	limitMemory(b.MaxMemory)
	go g.run()
	return g
}

func (g *guard) close() { close(g.done) }

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
	for {
		select {
		case <-g.done:
			return
		case now := <-tick.C:
			if g.bounds.Timeout > 0 && now.Sub(g.started) > g.bounds.Timeout {
				g.interrupt(fmt.Sprintf("the search took longer than %v", g.bounds.Timeout))
			}
			var longest time.Duration
			for _, l := range g.lanes() {
				if n := l.steps.Load(); n != l.last {
					l.last, l.since = n, now
				}
				if p := l.process.Load(); p != nil {
					longest = max(longest, now.Sub(l.since))
					g.check(p, now.Sub(l.since))
				}
			}
			if longest < 2*beat { // what a lasting turn holds is its run's fault
				g.checkMemory()
			}
		}
	}
}

// check interrupts the turn that runs if it has exceeded a limit.
func (g *guard) check(p *vm.Process, turn time.Duration) {
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

// checkMemory ends the search if it holds too much, all runs together, that is no garbage.
func (g *guard) checkMemory() {
	var m runtime.MemStats
	if runtime.ReadMemStats(&m); m.HeapAlloc <= g.bounds.MaxMemory || g.stop() != "" {
		return
	}
	runtime.GC()
	if runtime.ReadMemStats(&m); m.HeapAlloc > g.bounds.MaxMemory {
		g.interrupt(fmt.Sprintf("the search holds more than %d MiB (--max-memory)", g.bounds.MaxMemory>>20))
	}
}

// limitMemory makes the garbage collector work harder before the bound is reached.
func limitMemory(most uint64) {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(int64(min(1<<30, most/4*3)))
	}
}
