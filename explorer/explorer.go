// Package explorer searches the schedules of a program: which orders of its events are worth running,
// which of them fail, and how the failing ones are brought back and made short. It knows nothing of
// JavaScript or libuv: a program is a System, an order is a trace.Schedule.
//
// The core reads no clock and starts no goroutine. Whoever wants a time limit passes a function that
// says when to stop.
package explorer

import "loopcheck/eventloop/trace"

// A System is one run of a program, stopped between two steps.
//
// A System may also implement Asker, and Err() error: a non-nil error at the end of a run ends the
// whole search.
type System interface {
	// Ready lists the events that may run next. The list and its order depend only on the steps
	// taken so far. Empty means that the run is over. The first of them is the natural choice: always
	// taking it gives the natural schedule. The list is valid until the next call of Step.
	Ready() []trace.Event
	// Step runs one of the ready events to completion and reports what it did. The slices of the
	// step are the caller's to keep.
	Step(trace.EventID) trace.Step
	// Outcome says how the run ended. It is asked once nothing is ready.
	Outcome() trace.Outcome
}

// An Asker is a System whose steps may need a choice in their middle: a worker's effect that lands
// while a turn waits for a file, or a choice that the program asks for.
//
//	Choose(e)  Choose(a)  Took(a)  Choose(b)  Took(b)  Took(e)      what a strategy sees
//	e  a  b                                                         what the schedule says
//
// An alternative is a pseudo event: its id is unique in the run and it runs nothing of its own; what
// follows from it belongs to the enclosing step, with all its accesses.
type Asker interface {
	// SetChooser is called once, before the first step. During a step the system may call the chooser
	// with at least two alternatives, the natural one first, and goes on with the one that it returns.
	SetChooser(func(alternatives []trace.Event) trace.EventID)
}

// A Strategy decides which schedules are worth running. It learns what each run did and never
// touches a System.
//
// Calls nest as Asker shows: a Choose that comes before the Took of the choice before it is a choice
// in the middle of that step. The slice handed to Choose is valid during the call only. The last
// steps of a run that was cut short are not reported.
//
// A strategy may also implement Completer, Failer, Ender and Repeater.
type Strategy interface {
	Begin() bool                              // prepares the next run; false: none is left
	Choose(ready []trace.Event) trace.EventID // picks one of the ready events, or Abandon
	Took(trace.Step)                          // reports the step that the last choice led to
}

// Abandon is what a strategy chooses when the rest of the run can show nothing new.
const Abandon trace.EventID = ""

// A Completer is a strategy that can cover every order. One that is not is never complete.
type Completer interface {
	// Complete reports whether the runs so far, all carried to their end, stand for every schedule.
	Complete() bool
}

// A Failer is a strategy that can find that it makes no sense to go on: the program does not behave
// alike in two runs, or does not fit the schedule to be replayed. It then abandons the run.
type Failer interface {
	Err() error
}

// An Ender is a strategy that wants to know how each run ended.
type Ender interface {
	// Ended is called after each run with its outcome, nil when the run was abandoned or cut short.
	// It reports whether the run counts: one that only repeats another does not.
	Ended(*trace.Outcome) bool
}

// A Repeater is a strategy some of whose runs only repeat others. Those do not count against a bound.
type Repeater interface {
	// Repeats reports whether the run that Begin has prepared is such a one.
	Repeats() bool
}

func repeats(s Strategy) bool {
	r, ok := s.(Repeater)
	return ok && r.Repeats()
}

// Start makes a fresh run of a program.
type Start func() (System, error)

// ended tells the strategy how a run ended and returns whether that run counts.
func ended(s Strategy, o *trace.Outcome) bool {
	if e, ok := s.(Ender); ok {
		return e.Ended(o)
	}
	return true
}

// failure is the error that the strategy or the system stopped at.
func failure(x any) error {
	if f, ok := x.(Failer); ok {
		return f.Err()
	}
	return nil
}

func complete(s Strategy) bool {
	c, ok := s.(Completer)
	return ok && c.Complete()
}

// index returns the place of id in ready, or -1.
func index(ready []trace.Event, id trace.EventID) int {
	for i := range ready {
		if ready[i].ID == id {
			return i
		}
	}
	return -1
}
