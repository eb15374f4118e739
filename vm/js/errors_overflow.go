package js

import (
	"runtime"
	"strings"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// DefaultMaxDepth is how many calls may be active at once. Node's limit is the size of its stack
// (984 KB), which gives 8,000 to 14,000 frames for ordinary functions.
const DefaultMaxDepth = 10800

// GuardStack limits the depth of calls. A call too deep throws V8's RangeError "Maximum call stack
// size exceeded", which JavaScript catches; goja's own error cannot be caught.
//
// goja tests the depth in pushCtx, records the call stack and panics with an error of its own. Recording
// the stack asks the function of each native frame for its name. So one native frame lies below all
// others for good, and the name of its function is a getter: asked from pushCtx, it throws. The test
// costs nothing as long as the depth is not reached.
//
// With that frame in place goja never finds its stack empty, so RunProgram no longer runs promise
// jobs: call RunJobs instead.
func (e *Errors) GuardStack(maxDepth int) {
	if len(e.vm.callStack) > 0 {
		panic("js: GuardStack while JavaScript runs")
	}
	get := &nativeFuncObject{f: e.guardName}
	getter := &objectHead{self: ifaceWord{tab: e.lay.native, data: unsafe.Pointer(get)}, runtime: e.rt}
	get.val = (*goja.Object)(unsafe.Pointer(getter))
	b := &baseObject{class: "Function", extensible: true, values: map[unistring.String]goja.Value{
		"name": e.lay.asValue(&valueProperty{accessor: true, getterFunc: get.val}),
	}}
	guard := &objectHead{self: ifaceWord{tab: e.lay.plain, data: unsafe.Pointer(b)}, runtime: e.rt}
	b.val = (*goja.Object)(unsafe.Pointer(guard))
	e.guard = b.val
	e.vm.stack = append(e.vm.stack[:0], e.guard, goja.Undefined())
	e.vm.sp = 2
	e.vm.callStack = append(e.vm.callStack, callContext{sb: 1})
	e.rt.SetMaxCallStackSize(maxDepth)
}

// RunJobs runs the promise jobs that are queued and those that they queue, as the end of goja's
// outermost RunProgram does. It calls each before each of them.
func (e *Errors) RunJobs(each func()) {
	queue := e.lay.jobs(e.rt)
	var jobs []func()
	for len(*queue) > 0 {
		jobs, *queue = *queue, jobs[:0]
		for i, job := range jobs {
			e.taken = len(jobs) - i - 1
			each()
			job()
		}
	}
}

// QueuedJobs counts the promise jobs that wait.
func (e *Errors) QueuedJobs() int { return len(*e.lay.jobs(e.rt)) + e.taken }

// guardName is the getter of the guard's name.
func (e *Errors) guardName(goja.FunctionCall) goja.Value {
	if !e.raising && len(e.vm.callStack) > e.vm.maxCallStackSize {
		if over, async := overflowing(); over {
			if async {
				// asyncRunner.start and generatorObject.init have pushed a try frame that nobody pops now.
				e.vm.tryStack = e.vm.tryStack[:len(e.vm.tryStack)-1]
			}
			panic(e.overflow())
		}
	}
	return goja.Undefined()
}

// overflow makes the exception. Its stack is set, so that goja does not record it again while handling it.
func (e *Errors) overflow() *goja.Exception {
	e.raising = true
	defer func() { e.raising = false }()
	ctor := e.proxies.complete(ctorRangeError)
	o := (*nativeFuncObject)(head(ctor).self.data).construct(
		[]goja.Value{e.rt.ToValue("Maximum call stack size exceeded")}, ctor)
	ex := &exception{val: o, stack: []goja.StackFrame{{}}}
	return (*goja.Exception)(unsafe.Pointer(ex))
}

// overflowing reports whether goja asks for the stack because it is too deep, and whether the call that
// was refused starts an async function or a generator.
func overflowing() (over, async bool) {
	var pcs [32]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs[:])])
	for {
		f, more := frames.Next()
		switch {
		case strings.HasSuffix(f.Function, "(*vm).pushCtx"):
			over = true
		case over && strings.HasSuffix(f.Function, "(*generator).enter"), over && strings.HasSuffix(f.Function, "(*generator).enterNext"):
			return true, false // before the try frame
		case over && (strings.HasSuffix(f.Function, "(*asyncRunner).start") || strings.HasSuffix(f.Function, "(*generatorObject).init")):
			return true, true
		case over && !strings.Contains(f.Function, "vmCall") && !strings.Contains(f.Function, "VmCall"):
			return true, false
		case !over && (strings.HasSuffix(f.Function, "(*vm).handleThrow") || strings.HasSuffix(f.Function, "newErrorObject")):
			return false, false
		}
		if !more {
			return over, false
		}
	}
}
