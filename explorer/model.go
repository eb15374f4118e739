package explorer

import "loopcheck/eventloop/trace"

// A Model is the part of a System that decides what is ready, without the program: it carries out steps
// whose behaviour is known from an earlier run (trace.Step.Script). A reduction asks it whether an order
// is possible before it runs anything.
//
// A turn with parts is carried out in pieces: Take begins it, and while it is Paused operations can take
// effect or Resume goes on.
type Model interface {
	// Offers reports whether an event may be next; in the middle of a turn only effects can.
	Offers(id trace.EventID) bool
	// Open reports whether, in the middle of a turn, anything may take effect.
	Open() bool
	// Harmless reports whether an effect that is offered takes no later choice away when it comes now.
	Harmless(id trace.EventID) bool
	// Paused reports whether a turn is in its middle.
	Paused() bool
	// Take carries out a ready event up to its first pause, and Resume goes on to the next. They report
	// whether the step can have behaved as its script says; if not, the model is of no more use.
	Take(id trace.EventID, script any) bool
	Resume() bool
	// Pending lists what is registered and has not run: the next step of each registration.
	Pending() []trace.Event
	// State is equal for two models only if what they offer from now on is the same.
	State() string
	Clone() Model
	Discard() // gives memory back
}
