// Package vm is a Node process that can be run again and again, one event at a time. Load makes a
// Program of a file and what it requires; Start makes a Process, which is an explorer.System.
package vm

import (
	"errors"
	"fmt"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims"
	"loopcheck/vm/js"
	"loopcheck/vm/source"
)

// A Process is one run of a program. It is not safe for concurrent use.
type Process struct {
	program *Program
	host    *shims.Host
	rt      *goja.Runtime
	modules moduleState
	tests   testState
	errors  *js.Errors
	tracker *js.Tracker // nil: accesses are not tracked
	owing   bool        // the turn before has left ticks to the one that runs
	turn    trace.Kind  // of the turn that runs
	failure *trace.Failure
	err     error // the run cannot go on: our own mistake, or something unsupported
}

// Ready lists the events that may run next, the natural one first.
func (p *Process) Ready() []trace.Event {
	if p.err != nil || p.host.Realm.Dead() {
		return nil
	}
	ready := p.host.Loop.Ready()
	if len(ready) == 0 {
		p.host.Loop.Discard()
	}
	return ready
}

// SetChooser lets the strategy choose in the middle of turns.
func (p *Process) SetChooser(f func([]trace.Event) trace.EventID) { p.host.Choose = f }

// Step runs one ready event to the end of its turn.
func (p *Process) Step(id trace.EventID) trace.Step {
	turn, err := p.host.Loop.Begin(id)
	if err != nil {
		panic("vm: " + err.Error())
	}
	p.host.TurnSite = turn.Site
	p.host.BeginStep(id)
	p.beginTracking(turn)
	p.play(turn)
	if !turn.Effect {
		p.checkInvariants()
	}
	p.host.Loop.ListenBeforeExit(!p.host.Realm.Dead() && p.host.WantsBeforeExit())
	final := turn.Kind != eventloop.KindExit && (p.host.Loop.Over() || p.err != nil || p.host.Realm.Dead())
	parts := p.host.EndStep()
	report := p.host.Loop.End()
	last := &parts[len(parts)-1]
	var opaque bool
	if report.Timed { // the clock shows the latest deadline that was met
		last.Accesses = append(last.Accesses, trace.Access{Location: trace.Location{Space: "clock"}, Write: true})
	}
	last.Accesses, opaque = p.endTracking(turn, last.Accesses)
	step := trace.Step{
		Event:     turn.Event,
		Accesses:  last.Accesses,
		Opaque:    opaque,
		Caused:    report.Caused,
		Cancelled: report.Cancelled,
		Final:     final,
	}
	if report.Script != nil {
		step.Script = report.Script
	}
	if len(parts) == 1 {
		step.Choices = last.Choices
	} else {
		step.Accesses, step.Parts = union(parts), parts
	}
	if turn.Effect || turn.Polled { // whether an effect comes before a poll or after it makes a difference
		step.Polled = true
	}
	return step
}

// union is what all parts touch, effects that landed among them included.
func union(parts []trace.Part) []trace.Access {
	var all []trace.Access
	seen := map[trace.Access]bool{}
	for _, p := range parts {
		for _, a := range p.Accesses {
			if !seen[a] {
				seen[a] = true
				all = append(all, a)
			}
		}
	}
	return all
}

// play runs the turn. What unwinds here is the end of the run: process.exit, a guard's interrupt.
func (p *Process) play(turn *eventloop.Turn) {
	defer func() {
		if x := recover(); x != nil {
			p.unwound(x)
		}
	}()
	h := p.host
	p.turn = turn.Kind
	switch {
	case turn.Effect:
		h.Effect(turn.Request)
	case turn.Timer != nil:
		h.Fire(turn.Timer)
	case turn.Immediate != nil:
		h.FireImmediate(turn.Immediate)
	case turn.Request != nil:
		h.Complete(turn.Request)
	case turn.Arrival != nil:
		h.Arrive(turn)
	case turn.Pending != nil:
		turn.Pending.Callback.(func())()
	case turn.Outside != nil:
		turn.Outside.Callback.(func())()
	case turn.Closing != nil:
		h.Play(turn.Closing.Callback)
	case turn.Kind == eventloop.KindMain:
		p.main()
	case turn.Kind == eventloop.KindBeforeExit:
		h.EmitBeforeExit()
	case turn.Kind == eventloop.KindExit:
		h.PlayExit()
		p.hang()
	default:
		panic(fmt.Sprintf("vm: a turn of kind %q", turn.Kind))
	}
}

// checkInvariants ends the run if the turn has broken what the test demands.
func (p *Process) checkInvariants() {
	if !p.host.HasInvariants() || p.failure != nil || p.err != nil || p.host.Realm.Dead() {
		return
	}
	defer func() {
		if x := recover(); x != nil {
			p.unwound(x)
		}
	}()
	if err, broken := p.host.Broken(); broken {
		p.failure = failureOf(trace.InvariantBroken, err)
		p.failure.Test = p.tests.running
		p.host.Stderr = append(p.host.Stderr, "invariant: "+p.failure.Text()+"\n"...)
		p.host.EndWith(1)
	}
}

// unwound ends the run after x has come out of a turn.
func (p *Process) unwound(x any) {
	p.host.Loop.Stop()
	err, ok := x.(error)
	var interrupted *goja.InterruptedError
	if ok && errors.As(err, &interrupted) {
		switch reason := interrupted.Value().(type) {
		case Guard:
			p.failure = &trace.Failure{Kind: reason.Kind, Message: reason.Message}
		default: // the run ended itself
		}
		return
	}
	panic(x)
}

// A Guard is what a guard outside of the core interrupts a run with.
type Guard struct {
	Kind    trace.FailureKind
	Message string
}

// Interrupt ends the run from another goroutine: a guard has seen it exceed a bound.
func (p *Process) Interrupt(g Guard) { p.rt.Interrupt(g) }

// Err is why the run could not go on, if that is not the program's doing.
func (p *Process) Err() error { return p.err }

// Outcome says how the run ended.
func (p *Process) Outcome() trace.Outcome {
	p.program.refuse(p.host.World.Refused())
	p.program.lose(p.Unknown())
	out := trace.Outcome{Stdout: string(p.host.Stdout), Stderr: string(p.host.Stderr), Failure: p.failure}
	out.ExitCode = p.host.ExitCode()
	if p.failure != nil && out.ExitCode == 0 {
		out.ExitCode = 1
	}
	if p.failure == nil && out.ExitCode != 0 {
		out.Failure = &trace.Failure{Kind: trace.NonZeroExit, Message: fmt.Sprintf("exit code %d", out.ExitCode)}
	}
	return out
}

// Written is how much the process has written by now, in bytes.
func (p *Process) Written() (stdout, stderr int) { return len(p.host.Stdout), len(p.host.Stderr) }

// Output is what it has written since.
func (p *Process) Output(stdout, stderr int) (string, string) { return p.host.Output(stdout, stderr) }

// wire connects the host with the parts of the process that it does not know.
func (p *Process) wire() {
	h := p.host
	h.OnFatal = p.fatal
	h.InstallGlobals = func() { p.install(&source.Unit{DynamicGlobals: true}) }
	h.Report = p.report
	h.Bind("test", p.testNatives)
	h.Bind("async_iteration", func() *goja.Object { return esmHost{p}.AsyncHost().(*goja.Object) })
	h.BindSources(func(file string) (string, bool) {
		text := p.text(file)
		return text, text != ""
	})
	h.NodeErrors = p.errors.SetNodeErrorSymbol
	h.OnUnsupported = p.meet
	h.RejectionError = p.rejectionError
	h.BuiltinModule = p.builtinModule
	h.MainModule = func(goja.Value) goja.Value {
		if p.modules.main == nil {
			return goja.Undefined()
		}
		return p.modules.main
	}
	h.Realm.RunJobs = p.errors.RunJobs
	h.Realm.QueuedJobs = p.errors.QueuedJobs
	h.Realm.Left = p.errors.Left
}

// fatal notes the error that ends the run.
func (p *Process) fatal(err goja.Value, fromPromise bool) {
	kind := trace.UncaughtException
	if fromPromise {
		kind = trace.UnhandledRejection
	}
	p.errors.Left(err)
	p.failure = failureOf(kind, err)
	p.failure.Test = p.tests.running
}

// failureOf describes a failure by the error that shows it.
func failureOf(kind trace.FailureKind, err goja.Value) *trace.Failure {
	f := &trace.Failure{Kind: kind, Message: err.String()}
	if o, ok := err.(*goja.Object); ok {
		if stack := o.Get("stack"); stack != nil {
			f.Stack = stack.String()
		}
	}
	return f
}
