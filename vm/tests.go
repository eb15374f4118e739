package vm

import (
	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
)

// testState is what one run knows of the program's tests (shims/lib/internal/test_runner.js).
type testState struct {
	names    []string // registered, in order
	running  string
	finished bool
	foreign  bool // the program brings a runner of its own
}

// testNatives is internalBinding('test').
func (p *Process) testNatives() *goja.Object {
	o := p.rt.NewObject()
	_ = o.Set("register", func(c goja.FunctionCall) goja.Value {
		p.tests.names = append(p.tests.names, c.Argument(0).String())
		return goja.Undefined()
	})
	_ = o.Set("selected", func(c goja.FunctionCall) goja.Value {
		pick := p.program.options.Test
		return p.rt.ToValue(pick == nil || pick(c.Argument(0).String()))
	})
	_ = o.Set("running", func(c goja.FunctionCall) goja.Value {
		p.tests.running = c.Argument(0).String()
		return goja.Undefined()
	})
	_ = o.Set("finished", func(goja.FunctionCall) goja.Value {
		p.tests.finished, p.tests.running = true, ""
		return goja.Undefined()
	})
	_ = o.Set("failed", func(c goja.FunctionCall) goja.Value {
		kind := trace.TestFailed
		if c.Argument(0).String() == string(trace.DoneTwice) {
			kind = trace.DoneTwice
		}
		p.failTest(kind, c.Argument(1).String(), c.Argument(2))
		return goja.Undefined()
	})
	return o
}

// failTest ends the run: the order that was looked for is found.
func (p *Process) failTest(kind trace.FailureKind, name string, err goja.Value) {
	p.failure = failureOf(kind, err)
	p.failure.Test = name
	p.host.EndWith(1)
}

// hang notes that the run has come to its end while a test had not.
func (p *Process) hang() {
	if p.failure != nil || len(p.tests.names) == 0 || p.tests.finished || p.tests.running == "" {
		return
	}
	p.failure = &trace.Failure{
		Kind: trace.Hang, Test: p.tests.running,
		Message: "the test never finishes: its promise is pending or done() was not called, and nothing is left to run",
	}
}

// Tests lists the tests that the run has registered, by full name and in order. The list is whole once
// the first of them has begun to run, or the run is over.
func (p *Process) Tests() (names []string, begun bool) { return p.tests.names, p.tests.running != "" }
