package shims

import (
	"slices"

	"github.com/dop251/goja"
)

// GlobalNames are the globals that Node adds to the language's own, and which a run installs only if
// the program names them. A global costs a run about a microsecond.
func GlobalNames() []string {
	enumerable := []string{ // in the order in which for-in finds them
		"global", "clearImmediate", "setImmediate", "clearInterval", "clearTimeout", "setInterval", "setTimeout", "queueMicrotask",
		"structuredClone", "atob", "btoa", "performance", "fetch", "crypto",
	}
	return append(append(enumerable, testNames()...),
		"process", "console", "Buffer", "URL", "URLSearchParams", "TextEncoder", "TextDecoder", "AbortController", "AbortSignal",
		"Event", "EventTarget", "DOMException", "Headers", "Request", "Response", "FormData", "Blob", "File", "MessageChannel",
		"MessagePort", "MessageEvent", "BroadcastChannel", "WebAssembly", "Crypto", "CryptoKey", "SubtleCrypto", "Performance",
		"PerformanceEntry", "PerformanceMark", "PerformanceMeasure", "PerformanceObserver", "PerformanceObserverEntryList",
		"CustomEvent", "ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader", "ReadableStreamBYOBRequest",
		"ReadableByteStreamController", "ReadableStreamDefaultController", "TransformStreamDefaultController",
		"WritableStreamDefaultWriter", "WritableStreamDefaultController", "WritableStream", "TransformStream",
		"CompressionStream", "DecompressionStream", "TextEncoderStream", "TextDecoderStream", "ByteLengthQueuingStrategy",
		"CountQueuingStrategy")
}

// home is the module of Node that holds a global, and its name there.
func home(name string) (module string) {
	switch name {
	case "Buffer", "atob", "btoa", "Blob", "File":
		return "buffer"
	case "URL", "URLSearchParams":
		return "url"
	case "TextEncoder", "TextDecoder":
		return "internal/encoding"
	case "AbortController", "AbortSignal":
		return "internal/abort_controller"
	case "Event", "EventTarget", "CustomEvent":
		return "internal/event_target"
	case "DOMException":
		return "internal/dom_exception"
	case "structuredClone":
		return "internal/structured_clone"
	case "crypto", "Crypto", "CryptoKey", "SubtleCrypto":
		return "internal/crypto/webcrypto"
	case "fetch":
		return "internal/fetch/fetch"
	case "Headers":
		return "internal/fetch/headers"
	case "Request":
		return "internal/fetch/request"
	case "Response":
		return "internal/fetch/response"
	case "FormData":
		return "internal/fetch/formdata"
	case "performance":
		return "internal/performance"
	case "Performance", "PerformanceEntry", "PerformanceMark", "PerformanceMeasure", "PerformanceObserver", "PerformanceObserverEntryList":
		return "perf_hooks"
	case "MessageChannel", "MessagePort", "MessageEvent", "BroadcastChannel":
		return "internal/message_port"
	case "ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader", "ReadableStreamBYOBRequest",
		"ReadableByteStreamController", "ReadableStreamDefaultController", "TransformStream", "TransformStreamDefaultController",
		"WritableStream", "WritableStreamDefaultWriter", "WritableStreamDefaultController", "ByteLengthQueuingStrategy",
		"CountQueuingStrategy", "TextEncoderStream", "TextDecoderStream", "CompressionStream", "DecompressionStream":
		return "stream/web"
	}
	return ""
}

// InstallGlobal defines one of GlobalNames. What we do not support is not there at all: typeof tells so,
// as on a Node that lacks it, and a use of it is a ReferenceError that names it.
func (h *Host) InstallGlobal(name string) {
	global := h.RT.GlobalObject()
	switch name {
	case "process":
		h.define(name, h.Process())
	case "global":
		h.define(name, global)
		_ = global.DefineDataPropertySymbol(goja.SymToStringTag, h.RT.ToValue("global"), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	case "console":
		h.define(name, h.Console())
	case "queueMicrotask":
		f := h.function(name, func(c goja.FunctionCall) goja.Value {
			h.Realm.QueueMicrotask(h.callback(c))
			return goja.Undefined()
		})
		_ = f.DefineDataProperty("length", h.RT.ToValue(1), goja.FLAG_FALSE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		h.define(name, f)
	case "setTimeout", "setInterval", "setImmediate", "clearTimeout", "clearInterval", "clearImmediate":
		h.defineAs(name, h.timers.function(name), goja.FLAG_TRUE)
	default:
		if IsTestGlobal(name) {
			h.lazyGlobal(name, func() goja.Value { return h.Builtin("internal/test_runner").(*goja.Object).Get(name) })
		} else if module := home(name); module != "" {
			h.lazyGlobal(name, func() goja.Value { return h.Builtin(module).(*goja.Object).Get(name) })
		}
	}
}

func (h *Host) define(name string, v goja.Value) { h.defineAs(name, v, enumerable(name)) }

// enumerable is what Node defines a global as: functions of the web's own are, classes are not.
func enumerable(name string) goja.Flag {
	switch name {
	case "global", "queueMicrotask", "structuredClone", "performance", "atob", "btoa", "fetch", "crypto":
		return goja.FLAG_TRUE
	}
	return goja.FLAG_FALSE
}

func (h *Host) defineAs(name string, v goja.Value, enumerable goja.Flag) {
	if h.Tracker != nil {
		h.Tracker.Name(v, "global "+name)
	}
	_ = h.RT.GlobalObject().DefineDataProperty(name, v, goja.FLAG_TRUE, goja.FLAG_TRUE, enumerable)
}

// lazyGlobal defines a global whose module is loaded when it is first read.
func (h *Host) lazyGlobal(name string, make func() goja.Value) {
	get := h.RT.ToValue(func(goja.FunctionCall) goja.Value {
		v := make()
		h.define(name, v)
		return v
	})
	set := h.RT.ToValue(func(c goja.FunctionCall) goja.Value {
		h.define(name, c.Argument(0))
		return goja.Undefined()
	})
	_ = h.RT.GlobalObject().DefineAccessorProperty(name, get, set, goja.FLAG_TRUE, enumerable(name))
}

// testNames are the globals of a test file.
func testNames() []string {
	return []string{
		"describe", "context", "suite", "it", "test", "specify", "xit", "xdescribe", "before", "after", "beforeAll",
		"afterAll", "beforeEach", "afterEach",
	}
}

// IsTestGlobal reports whether name is a global that test files expect of their runner.
func IsTestGlobal(name string) bool { return slices.Contains(testNames(), name) }
