package js

import "strings"

// InternalFrames returns the frames of Node's own code that lie below a turn's first function, as Node
// v20.20.2 prints them (measured), without "    at ". The limit of a stack counts them.
//
// A kind is what called the function:
//
//	main              the body of the entry point, CommonJS
//	require           between the body of a module and the call of require that loads it
//	resolve           from the call of require to the error that nothing is found
//	esm               the body of an ES module loaded from the entry point
//	import            the body of an ES module loaded by import()
//	timer, immediate  their callbacks (see Errors' host.Entry for "Timeout._onTimeout")
//	fs, fs-stat, fs-read, fs-readFile, fs-void   callbacks of file requests
//	tick0 ... tick5   a tick with so many arguments, tick5 for five or more
//	job               a promise job run after ticks
//	microtask         a queueMicrotask callback run after ticks
//	uncaught          a listener of uncaughtException, below process.emit
//	rejection         a listener of unhandledRejection, below process.emit
//
// and after "@" what empties the queues, when that is not the end of the callback itself:
//
//	@timers      between two timers of a list      @lists  between two lists
//	@immediates  between two immediates
//	@native      no tick was waiting: microtasks are run without JavaScript (job, microtask)
//	@quiet-timers, @quiet-lists, @quiet-immediates   the same between timers and immediates
func InternalFrames(kind string) []string {
	step, where, _ := strings.Cut(kind, "@")
	if where == "" {
		return stepFrames(step)
	}
	below := drainFrames(where)
	switch {
	case where == "native":
		if step == "microtask" {
			return microtaskFrames()
		}
		return nil
	case strings.HasPrefix(where, "quiet-"):
		frames := []string{"runNextTicks (node:internal/process/task_queues:60:5)"}
		if step == "microtask" {
			frames = append(microtaskFrames(), frames...)
		}
		return append(frames, below...)
	}
	frames := stepFrames(step)
	if n := len(frames); n > 0 {
		frames[n-1] = strings.TrimPrefix(frames[n-1], "process.")
	}
	return append(append(frames, "runNextTicks (node:internal/process/task_queues:64:3)"), below...)
}

// drainFrames are the frames below runNextTicks.
func drainFrames(where string) []string {
	switch strings.TrimPrefix(where, "quiet-") {
	case "timers":
		return []string{"listOnTimeout (node:internal/timers:545:9)", "process.processTimers (node:internal/timers:519:7)"}
	case "lists":
		return []string{"process.processTimers (node:internal/timers:516:9)"}
	case "immediates":
		return []string{"process.processImmediate (node:internal/timers:454:9)"}
	}
	return nil
}

func microtaskFrames() []string {
	return []string{
		"node:internal/process/task_queues:140:7",
		"AsyncResource.runInAsyncScope (node:async_hooks:206:9)",
		"AsyncResource.runMicrotask (node:internal/process/task_queues:137:8)",
	}
}

func stepFrames(step string) []string {
	const drain = "process.processTicksAndRejections (node:internal/process/task_queues:"
	switch step {
	case "main":
		return append(moduleFrames(),
			"Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)",
			"node:internal/main/run_main_module:28:49")
	case "require":
		return append(moduleFrames(),
			"Module.require (node:internal/modules/cjs/loader:1289:19)",
			"require (node:internal/modules/helpers:182:18)")
	case "resolve":
		return []string{
			"Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)",
			"Module._load (node:internal/modules/cjs/loader:1038:27)",
			"Module.require (node:internal/modules/cjs/loader:1289:19)",
			"require (node:internal/modules/helpers:182:18)",
		}
	case "esm":
		return []string{
			"ModuleJob.run (node:internal/modules/esm/module_job:325:25)",
			"async ModuleLoader.import (node:internal/modules/esm/loader:606:24)",
			"async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)",
		}
	case "import":
		return []string{
			"ModuleJob.run (node:internal/modules/esm/module_job:325:25)",
			"async ModuleLoader.import (node:internal/modules/esm/loader:606:24)",
		}
	case "timer", "interval":
		return []string{"listOnTimeout (node:internal/timers:581:17)", "process.processTimers (node:internal/timers:519:7)"}
	case "immediate":
		return []string{"process.processImmediate (node:internal/timers:483:21)"}
	case "tick", "tick0":
		return []string{drain + "77:11)"}
	case "tick1", "tick2", "tick3", "tick4":
		return []string{drain + "8" + step[4:] + ":21)"}
	case "tick5":
		return []string{drain + "85:22)"}
	case "job":
		return []string{drain + "95:5)"}
	case "microtask":
		return append(microtaskFrames(), drain+"95:5)")
	case "uncaught":
		return []string{"process._fatalException (node:internal/process/execution:188:25)"}
	case "rejection":
		return []string{
			"emitUnhandledRejection (node:internal/process/promises:250:13)",
			"throwUnhandledRejectionsMode (node:internal/process/promises:385:19)",
			"processPromiseRejections (node:internal/process/promises:470:17)",
			drain + "96:32)",
		}
	}
	return fsFrames(step)
}

func fsFrames(step string) []string {
	switch step {
	case "fs":
		return []string{"FSReqCallback.oncomplete (node:fs:187:23)"}
	case "fs-stat":
		return []string{"FSReqCallback.oncomplete (node:fs:198:5)"}
	case "fs-read":
		return []string{"FSReqCallback.wrapper [as oncomplete] (node:fs:682:5)"}
	case "fs-readFile":
		return []string{"FSReqCallback.readFileAfterClose [as oncomplete] (node:internal/fs/read/context:68:3)"}
	}
	return nil
}

func moduleFrames() []string {
	return []string{
		"Module._compile (node:internal/modules/cjs/loader:1521:14)",
		"Module._extensions..js (node:internal/modules/cjs/loader:1623:10)",
		"Module.load (node:internal/modules/cjs/loader:1266:32)",
		"Module._load (node:internal/modules/cjs/loader:1091:12)",
	}
}

// nodePlace is where Node's own code has the call that our builtin of the same name makes: positions in
// our files would say nothing to a reader, and would differ from Node's.
func (e *Errors) nodePlace(f *frame, file string, line int) string {
	if f.fn == nil {
		return ""
	}
	switch name := e.dataString(f.fn, "name"); {
	case file == "node:internal/event_emitter" && name == "emit":
		if q, ok := quoteLine(file, f.prg.src.Source(), line, 1); ok && strings.Contains(q.text, "[i]") {
			return "node:events:536:35" // one of several listeners
		}
		return "node:events:524:28"
	case file == "node:internal/event_emitter" && name == "onceWrapper":
		if f.args == 0 {
			return "node:events:638:28"
		}
		return "node:events:639:26"
	case file == "node:internal/dom_exception" && name == "DOMException":
		return "node:internal/per_context/domexception:53:5"
	}
	return ""
}

// nodeFrames says how a frame of our own builtins shows: as itself (no lines), as the frames of Node's
// function of that name, or not at all.
func (e *Errors) nodeFrames(f *frame) (lines []string, shown bool) {
	file := f.prg.src.Name()
	if file != "node:fs" && !strings.HasPrefix(file, "node:internal/fs/") {
		return nil, true
	}
	name := f.prg.funcName.String()
	place := fsSyncPlace(name)
	if place == "" {
		return nil, false
	}
	lines = []string{"Object." + name + " (node:fs:" + place + ")"}
	switch name {
	case "readFileSync", "truncateSync":
		lines = append([]string{"Object.openSync (node:fs:573:18)"}, lines...)
	case "appendFileSync":
		lines = append([]string{"Object.writeFileSync (node:fs:2380:20)"}, lines...)
	}
	return lines, true
}

// fsSyncPlace is where Node's synchronous file functions call the operating system (measured).
func fsSyncPlace(name string) string {
	switch name {
	case "accessSync":
		return "244:11"
	case "appendFileSync":
		return "2461:6"
	case "chmodSync":
		return "1999:11"
	case "chownSync":
		return "2112:11"
	case "closeSync":
		return "525:11"
	case "copyFileSync":
		return "3047:11"
	case "fstatSync":
		return "1633:25"
	case "fsyncSync":
		return "1326:11"
	case "ftruncateSync":
		return "1126:11"
	case "linkSync":
		return "1862:11"
	case "lstatSync":
		return "1656:25"
	case "lutimesSync":
		return "2233:11"
	case "mkdirSync":
		return "1386:26"
	case "mkdtempSync":
		return "3005:18"
	case "openSync":
		return "573:18"
	case "readdirSync":
		return "1521:26"
	case "readSync":
		return "750:18"
	case "readFileSync":
		return "452:35"
	case "readlinkSync":
		return "1729:18"
	case "realpathSync":
		return "2741:29"
	case "renameSync":
		return "1032:11"
	case "rmSync":
		return "1260:13"
	case "rmdirSync":
		return "1214:11"
	case "statSync":
		return "1681:25"
	case "symlinkSync":
		return "1822:11"
	case "truncateSync":
		return "1088:17"
	case "unlinkSync":
		return "1889:11"
	case "utimesSync":
		return "2150:11"
	case "writeFileSync":
		return "2380:20"
	case "writeSync":
		return "933:3"
	}
	return ""
}
