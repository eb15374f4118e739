// Package trace is the vocabulary that the layers share: what can happen (Event), what did happen
// (Step), how a run was steered (Schedule), how it ended (Outcome), and the file that brings it back
// (Witness). It imports nothing else of loopcheck.
package trace

import (
	"fmt"
	"strconv"
	"strings"
)

// EventID names an event alike in every run, whatever the order: its path in the tree of causes.
// "main" is the program's body, "main.2" the second event that main caused, "main.2.1" the first that
// main.2 caused. A step that is an operation's effect has the suffix "!" ("main.2!"): it belongs to
// the same registration as the callback that reports it.
type EventID string

// Main is the event that runs the program's body; it is alone ready in a fresh run.
const Main EventID = "main"

// Effect is the id of the step in which the operation behind id takes effect.
func (id EventID) Effect() EventID { return id + "!" }

// Alternative is the id of answer i to the k-th choice, counted from 1, that the program asks for in the
// middle of the turn id: "main.2?1=0". Answer 0 is the natural one.
func (id EventID) Alternative(k, i int) EventID {
	return id + EventID("?"+strconv.Itoa(k)+"="+strconv.Itoa(i))
}

// IsAlternative reports whether id is an answer to a choice of the program's own. It runs nothing: the
// answers exclude each other, and each is possible whatever else has happened.
func (id EventID) IsAlternative() bool {
	_, choice, ok := strings.Cut(string(id), "?")
	return ok && strings.Contains(choice, "=")
}

// IsEffect reports whether id names an operation's effect rather than a turn.
func (id EventID) IsEffect() bool { return strings.HasSuffix(string(id), "!") }

// Less orders ids by their path, numbers as numbers: main.2 < main.10, main.2 < main.2! < main.2.1.
func (id EventID) Less(other EventID) bool {
	a, b := string(id), string(other)
	for a != "" && b != "" {
		x, restA, _ := strings.Cut(a, ".")
		y, restB, _ := strings.Cut(b, ".")
		if x != y {
			xe, ye := strings.HasSuffix(x, "!"), strings.HasSuffix(y, "!")
			x, y = strings.TrimSuffix(x, "!"), strings.TrimSuffix(y, "!")
			if x == y { // "2" against "2!": the registration goes first, then its effect, then its children
				if xe {
					return restB != ""
				}
				return ye && restA == "" || !ye
			}
			if len(x) != len(y) {
				return len(x) < len(y)
			}
			return x < y
		}
		a, b = restA, restB
	}
	return len(a) < len(b)
}

// Kind says what sort of event it is: "main", "timer", "immediate", "fs.open", "close", ...
// An effect has the kind of its operation.
type Kind string

// Event is something that may run next.
type Event struct {
	ID   EventID
	Kind Kind
	// Site is where the program registered the event, as file:line:col. It is resolved when it is
	// read, because few events are ever shown. It may be nil.
	Site fmt.Stringer
	// At is the least virtual time, in ms since the start of the run, at which it could begin.
	At int64
	// Queue names the first-in-first-out queue that the event waits in, "" for none: two events of one
	// queue run in the order in which they were registered, whatever else happens.
	Queue string
	// Weak says that the run may end without it (an unref'd timer).
	Weak bool
}

// Where is the event's site, or "-" when it has none.
func (e Event) Where() string {
	if e.Site == nil {
		return "-"
	}
	if s := e.Site.String(); s != "" {
		return s
	}
	return "-"
}

// Location is a place that two steps can share. Locations are equal exactly when they are the same
// place; they are the same from run to run when the steps before them are.
type Location struct {
	Space  string // "fs.content", "fs.entry", "stdout", "js", ...
	Object uint64 // identity of an object in that space, 0 where a name is enough
	Name   string // a path, a property
}

// Access is one use of a location by a step. A step lists each location at most once per mode.
type Access struct {
	Location
	Write bool
}

// Step is an event that ran: a turn (the callback, then ticks and microtasks until both queues are
// empty), or an operation that took effect.
type Step struct {
	Event
	// Accesses to shared locations, in the order of their first use. Opaque says that the list is not
	// complete: the step must be taken to depend on every other turn.
	Accesses []Access
	Opaque   bool
	// Caused lists the events that the step registered and Cancelled those that it took back, in order.
	Caused, Cancelled []EventID
	// Parts are the pieces that other steps saw of a turn in whose middle operations could take effect.
	// They hold all of Accesses, each once per part; nil when the step is one piece.
	Parts []Part
	// Choices are the answers to what the program asked for in the middle of a step without parts.
	Choices []EventID
	// Polled says that whether the step comes before or after another's effect can matter because of what
	// the loop finds when it polls: it is an effect, or a turn that a poll may have led to.
	Polled bool
	// Final says that the step ended the run: whatever was still to come never did.
	Final bool
	// Script is what the step did to the loop, for the model of the loop that knows how to read it.
	Script any
}

// Part is a piece of a turn: from its begin, or from a point at which it called something at once that
// an operation in the background might get ahead of, to the next such point. An operation that took
// effect at such a point is a part of its own, with the id of the effect.
type Part struct {
	ID       EventID // the turn's own for the first, the point's "main.2?1" for one behind it
	Accesses []Access
	Caused   int // how many of the step's events were registered by the end of the part
	// Choices are the answers to what the program asked for in it.
	Choices []EventID
}

// Schedule is the order in which a run's events ran.
type Schedule []EventID

// FailureKind classifies failures; see the constants.
type FailureKind string

// The kinds of failure that a run can end in.
const (
	UncaughtException  FailureKind = "uncaught exception"
	UnhandledRejection FailureKind = "unhandled rejection"
	NonZeroExit        FailureKind = "non-zero exit"
	TestFailed         FailureKind = "failed test"
	Hang               FailureKind = "hang"          // a test never finishes, or a promise that main awaits never settles
	DoneTwice          FailureKind = "done twice"    // a test finishes more than once
	Starvation         FailureKind = "starvation"    // an endless turn, or endless ticks or microtasks
	InvariantBroken    FailureKind = "invariant"     // require('loopcheck').invariant(f)
	OutOfMemory        FailureKind = "out of memory" // the run asked for more memory than it may have
)

// Failure is why a run failed. Two failures are the same when Kind, Message and Top are.
type Failure struct {
	Kind    FailureKind
	Message string // one line: "Error: ENOENT: no such file or directory, open 'x'"
	Stack   string // V8-style, empty when there is none
	Test    string // full name of the failed test, empty outside of tests
}

// Key identifies a failure across runs: the same bug found twice has one key.
func (f *Failure) Key() string {
	top := ""
	for _, line := range strings.Split(f.Stack, "\n") {
		if l := strings.TrimSpace(line); strings.HasPrefix(l, "at ") && !strings.Contains(l, "node:") {
			top = l
			break
		}
	}
	return string(f.Kind) + "\x00" + f.Test + "\x00" + f.Message + "\x00" + top
}

// Text is the failure for a person: its stack if it has one, else its message.
func (f *Failure) Text() string {
	if f.Stack != "" {
		return f.Stack
	}
	return f.Message
}

// Outcome is how a run ended, as far as anybody outside of the process can tell, and why it failed.
type Outcome struct {
	Stdout, Stderr string
	ExitCode       int
	Failure        *Failure // nil: the run is fine
}

// Key identifies what an observer sees: stdout, stderr and exit code.
func (o Outcome) Key() string {
	return fmt.Sprintf("%d\x00%s\x00%s", o.ExitCode, o.Stdout, o.Stderr)
}

// longest is how long a path can get before its beginning is replaced by a hash of it: a chain of ten
// thousand turns must not have ids of ten thousand numbers.
const longest = 80

// Child is the id of the n-th event, counted from 1, that id causes.
func (id EventID) Child(n int) EventID {
	if len(id) > longest {
		h := uint64(14695981039346656037) // FNV-1a
		for i := range len(id) {
			h = (h ^ uint64(id[i])) * 1099511628211
		}
		id = EventID("~" + strconv.FormatUint(h, 36))
	}
	return id + "." + EventID(strconv.Itoa(n))
}
