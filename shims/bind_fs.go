package shims

import (
	"math/big"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
	"loopcheck/vm/js"
)

// fsBinding is what `internalBinding('fs')` returns: one native for each kind of request that Node's
// src/node_file.cc sends to libuv, on the run's world.
//
// The last parameter of a native, req, decides how it runs. A function: the operation is one request
// of the thread pool, which takes effect some time later, and req(err), req(null) or req(null, result)
// is called in the turn that completes it. Otherwise it is done at once; it returns the result or
// throws the error. Arguments have been validated by the JavaScript that calls.
//
// The object is dynamic: natives are made when they are first used, since a run uses few.
type fsBinding struct {
	host *Host
	made map[string]goja.Value
}

func newFSBinding(h *Host) *goja.Object {
	return h.RT.NewDynamicObject(&fsBinding{host: h, made: map[string]goja.Value{}})
}

// Get implements goja.DynamicObject.
func (b *fsBinding) Get(name string) goja.Value {
	if v, ok := b.made[name]; ok {
		return v
	}
	f := b.native(name)
	if f == nil {
		return nil
	}
	v := b.host.RT.ToValue(f)
	b.made[name] = v
	return v
}

// Set implements goja.DynamicObject: natives are not replaced.
func (b *fsBinding) Set(string, goja.Value) bool { return false }

// Has implements goja.DynamicObject.
func (b *fsBinding) Has(name string) bool { return b.native(name) != nil }

// Delete implements goja.DynamicObject.
func (b *fsBinding) Delete(string) bool { return false }

// Keys implements goja.DynamicObject; nobody lists natives.
func (b *fsBinding) Keys() []string { return nil }

// native finds a native by its name.
func (b *fsBinding) native(name string) func(goja.FunctionCall) goja.Value {
	if name == "showsFd" {
		return func(goja.FunctionCall) goja.Value {
			b.host.World.ShowsFD()
			return goja.Undefined()
		}
	}
	for _, prepare := range []func(string) preparation{b.nameOps, b.attributeOps, b.fileOps, b.directoryOps} {
		if p := prepare(name); p != nil {
			return func(call goja.FunctionCall) goja.Value {
				var r request
				p(call, &r)
				return b.perform(&r)
			}
		}
	}
	switch name {
	case "existsSync":
		return b.existsSync
	case "internalModuleStat":
		return b.internalModuleStat
	}
	return nil
}

// A preparation reads a native's arguments and says what is to be done.
type preparation func(call goja.FunctionCall, r *request)

// request is one operation on the world.
type request struct {
	kind    string // of the event: "fs.open"
	syscall string // for errors: "open"
	req     goja.Value
	// path and dest go into errors, as the program wrote them; paths is how many of them there are.
	path, dest string
	paths      int
	// run does the operation and keeps its result.
	run func(w *world.World) world.Errno
	// value makes the result for JavaScript; nil when there is none.
	value func() goja.Value
	// odd marks the few calls whose synchronous errors have syscall before code.
	odd bool
	// missing says that a synchronous call answers undefined when the path is not there.
	missing bool
	// size is how many bytes are to be moved from or to a file; 0 for the standard streams.
	size int64
	// short says that a write is to write a part only: a fault.
	short bool
	// adjust changes the request before its synchronous error is made; nil for most.
	adjust func(r *request)
}

// named sets what most requests have; args are the paths for errors.
func (r *request) named(kind, syscall string, req goja.Value, paths ...string) {
	r.kind, r.syscall, r.req, r.paths = kind, syscall, req, len(paths)
	if len(paths) > 0 {
		r.path = paths[0]
	}
	if len(paths) > 1 {
		r.dest = paths[1]
	}
}

// perform does the request at once, or queues it.
func (b *fsBinding) perform(r *request) goja.Value {
	if callback, ok := b.host.Realm.Func(r.req); ok {
		b.submit(r, callback)
		return goja.Undefined()
	}
	b.host.Interleave()
	errno := b.run(r)
	switch {
	case errno == world.ENOENT && r.missing:
		return goja.Undefined()
	case errno != world.OK:
		if r.adjust != nil {
			r.adjust(r)
		}
		panic(b.failure(r, errno))
	case r.value == nil:
		return goja.Undefined()
	}
	v := r.value()
	b.host.made(v)
	return v
}

// submit queues the request. The callback gets exactly as many arguments as Node gives it.
func (b *fsBinding) submit(r *request, callback *js.Func) {
	var errno world.Errno
	effect := func() { errno = b.run(r) }
	done := func() {
		var args []goja.Value
		switch {
		case errno != world.OK:
			args = []goja.Value{b.late(r, errno)}
		case r.value == nil:
			args = []goja.Value{goja.Null()}
		default:
			v := r.value()
			b.host.made(v)
			args = []goja.Value{goja.Null(), v}
		}
		callback.Invoke(goja.Undefined(), args...)
	}
	b.host.Submit(r.kind, effect, done)
}

// run does the operation, unless it fails on purpose.
func (b *fsBinding) run(r *request) world.Errno {
	if b.host.Faults.FS {
		if errno, failed := b.host.fileFault(r); failed {
			return errno
		}
	}
	return r.run(b.host.World)
}

// failure is the error of a request that was done at once.
func (b *fsBinding) failure(r *request, errno world.Errno) *goja.Object {
	if r.odd {
		return b.host.newFSError(errno, []string{"syscall", "code"}, r.syscall, r.names())
	}
	return b.host.fsError(errno, r.syscall, r.names()...)
}

// late is the error of a request that completes: no JavaScript is on the stack, so it has no frames.
func (b *fsBinding) late(r *request, errno world.Errno) *goja.Object {
	e := b.host.fsError(errno, r.syscall, r.names()...)
	stack := b.host.RT.ToValue("Error: " + fsMessage(errno, r.syscall, r.names()))
	_ = e.DefineDataProperty("stack", stack, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
	return e
}

// names are the paths that go into an error.
func (r *request) names() []string { return []string{r.path, r.dest}[:r.paths] }

// fsError makes the error object of a failed file operation: `ENOENT: no such file or directory, open
// 'x'` with errno, code, syscall, and path and dest if they are given (src/api/exceptions.cc,
// UVException). Its stack is the program's at the moment.
func (h *Host) fsError(errno world.Errno, syscall string, paths ...string) *goja.Object {
	return h.newFSError(errno, []string{"code", "syscall"}, syscall, paths)
}

// newFSError adds the properties of an error in the order that is asked for: where
// lib/internal/errors.js makes the error, syscall comes before code.
func (h *Host) newFSError(errno world.Errno, order []string, syscall string, paths []string) *goja.Object {
	e, err := h.RT.New(h.RT.Get("Error"), h.RT.ToValue(fsMessage(errno, syscall, paths)))
	if err != nil {
		panic(err)
	}
	// Defined rather than set: a setter that the program put on Error.prototype is not asked.
	add := func(name string, v any) {
		_ = e.DefineDataProperty(name, h.RT.ToValue(v), goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_TRUE)
	}
	add("errno", errno.Number())
	for _, name := range order {
		if name == "code" {
			add(name, errno.Name())
		} else {
			add(name, syscall)
		}
	}
	for i, path := range paths {
		add([]string{"path", "dest"}[i], path)
	}
	return e
}

// fsMessage is libuv's text with the call and its paths.
func fsMessage(errno world.Errno, syscall string, paths []string) string {
	message := errno.Name() + ": " + errno.Text() + ", " + syscall
	if len(paths) > 0 {
		message += " '" + paths[0] + "'"
	}
	if len(paths) > 1 {
		message += " -> '" + paths[1] + "'"
	}
	return message
}

// absolute puts the working directory before a relative path. An empty path stays: it is ENOENT.
func (b *fsBinding) absolute(path string) string {
	if path == "" || path[0] == '/' {
		return path
	}
	return b.host.process.cwd + "/" + path
}

// text reads a string argument.
func text(call goja.FunctionCall, i int) string { return call.Argument(i).String() }

// whole reads an integer argument, which may be a BigInt; what it cannot hold becomes the nearest.
func whole(v goja.Value) int64 {
	if n, ok := v.Export().(*big.Int); ok {
		if !n.IsInt64() {
			return int64(n.Sign()) << 62
		}
		return n.Int64()
	}
	return v.ToInteger()
}

// region is a part of a JavaScript ArrayBuffer. Its bytes are looked up when they are used, since the
// program may change or detach the buffer meanwhile.
type region struct {
	buffer         goja.ArrayBuffer
	offset, length int64
}

// regionOf reads three arguments: the ArrayBuffer, where the region starts, and its length.
func regionOf(buffer, offset, length goja.Value) region {
	b, _ := buffer.Export().(goja.ArrayBuffer)
	return region{b, offset.ToInteger(), length.ToInteger()}
}

// bytes is the memory itself; what is not there any more is left out.
func (s region) bytes() []byte {
	if s.buffer.Detached() {
		return nil
	}
	all := s.buffer.Bytes()
	from := min(max(s.offset, 0), int64(len(all)))
	to := min(max(s.offset+s.length, from), int64(len(all)))
	return all[from:to]
}
