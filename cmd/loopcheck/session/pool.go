package session

import (
	"sync"

	"loopcheck/explorer"
	"loopcheck/vm"
)

// A pool makes runs ahead of a search. The search is sequential, and asks for one run after the other; but a
// run is a function of its choices, and the strategy can say which runs it is probably going to ask for. So
// workers make those, and when the search asks for one that is there, its record is played back. What the
// search finds, and in which order, does not depend on the workers.
type pool struct {
	search  explorer.Strategy
	options explorer.Options
	live    explorer.Start // a run of the search's own

	mu      sync.Mutex
	changed sync.Cond
	jobs    map[string]*job
	queue   []*job // to be done, the nearest first
	ahead   int
	closed  bool
	workers sync.WaitGroup
}

// job is a run of a plan.
type job struct {
	plan  explorer.Plan
	state jobState
	rec   *explorer.Record // nil: it has to be made once more
}

type jobState int

const (
	waiting jobState = iota
	running
	done
)

// perWorker is how many runs ahead of the search each worker may be.
const perWorker = 16

// newPool starts the workers; each makes its runs with a Start of its own.
func newPool(search explorer.Strategy, o explorer.Options, live explorer.Start, workers []explorer.Start) *pool {
	p := &pool{search: search, live: live, jobs: map[string]*job{}, ahead: perWorker * len(workers)}
	p.options = explorer.Options{MaxSteps: o.MaxSteps, Stop: func() string {
		p.mu.Lock()
		defer p.mu.Unlock()
		if p.closed {
			return "the search is over"
		}
		return o.Stop()
	}}
	p.changed.L = &p.mu
	for _, start := range workers {
		p.workers.Go(func() { p.work(start) })
	}
	return p
}

// close ends the workers.
func (p *pool) close() {
	p.mu.Lock()
	p.closed = true
	p.changed.Broadcast()
	p.mu.Unlock()
	p.workers.Wait()
}

// start is the run that the search asks for.
func (p *pool) start() (explorer.System, error) {
	plan, ahead := explorer.PlanOf(p.search), explorer.AheadOf(p.search, p.ahead)
	if plan == nil {
		return p.live()
	}
	p.mu.Lock()
	mine := p.jobs[plan.Name()]
	delete(p.jobs, plan.Name())
	p.refill(ahead, plan.Name())
	for mine != nil && mine.state == running {
		p.changed.Wait()
	}
	p.mu.Unlock()
	if mine == nil || mine.rec == nil {
		return p.live()
	}
	return mine.rec.System(p.live), nil
}

// refill lists what is to be done, and forgets what has got too far away.
func (p *pool) refill(ahead []explorer.Plan, now string) {
	p.queue = p.queue[:0]
	near := map[string]bool{}
	for _, plan := range ahead {
		name := plan.Name()
		near[name] = true
		j := p.jobs[name]
		if j == nil && name != now {
			j = &job{plan: plan}
			p.jobs[name] = j
		}
		if j != nil && j.state == waiting {
			p.queue = append(p.queue, j)
		}
	}
	for name, j := range p.jobs {
		if !near[name] && (j.state == waiting || j.state == done && len(p.jobs) > 4*p.ahead) {
			delete(p.jobs, name)
		}
	}
	p.changed.Broadcast()
}

// work makes runs until the search is over.
func (p *pool) work(start explorer.Start) {
	for {
		p.mu.Lock()
		for len(p.queue) == 0 && !p.closed {
			p.changed.Wait()
		}
		if p.closed {
			p.mu.Unlock()
			return
		}
		j := p.queue[0]
		p.queue = p.queue[1:]
		j.state = running
		p.mu.Unlock()
		rec := p.play(start, j.plan)
		p.mu.Lock()
		j.rec, j.state = rec, done
		p.changed.Broadcast()
		p.mu.Unlock()
	}
}

// play makes a run. If that fails, the search will make it itself, and meet the reason.
func (p *pool) play(start explorer.Start, plan explorer.Plan) (rec *explorer.Record) {
	defer func() {
		if recover() != nil {
			rec = nil
		}
	}()
	rec, err := explorer.Play(start, plan, p.options)
	if err != nil {
		return nil
	}
	return rec
}

// parallel makes the runs of a search, with workers ahead of it. The function that it returns ends them.
func (s *Session) parallel(st explorer.Strategy, o explorer.Options, n int) (explorer.Start, func()) {
	if n < 2 {
		return s.system, func() {}
	}
	for len(s.guard.lanes()) < 1+n {
		s.guard.another()
	}
	var workers []explorer.Start
	for _, l := range s.guard.lanes()[1 : 1+n] {
		workers = append(workers, func() (explorer.System, error) { return s.startIn(l, vm.StartOptions{}), nil })
	}
	p := newPool(st, o, s.system, workers)
	return p.start, func() {
		p.close()
		for _, l := range s.guard.lanes()[1:] {
			l.watch(nil)
		}
	}
}
