package shims

import (
	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// directoryOps are the natives that list directories.
func (b *fsBinding) directoryOps(name string) preparation {
	switch name {
	case "readdir":
		return b.readdir
	case "opendir":
		return b.opendir
	case "readdirHandle":
		return b.readdirHandle
	case "closedir":
		return b.closedir
	}
	return nil
}

// readdir is (path, withFileTypes, req): names, or [names, types].
func (b *fsBinding) readdir(call goja.FunctionCall, r *request) {
	path, withTypes := text(call, 0), call.Argument(1).ToBoolean()
	var entries []world.Dirent
	r.named("fs.readdir", "scandir", call.Argument(2), path)
	r.run = func(w *world.World) (errno world.Errno) {
		entries, errno = w.Readdir(b.absolute(path))
		return errno
	}
	r.value = func() goja.Value {
		names := make([]any, len(entries))
		types := make([]any, len(entries))
		for i, e := range entries {
			names[i], types[i] = b.host.RT.ToValue(e.Name), direntType(e.Type)
		}
		if !withTypes {
			return b.host.RT.NewArray(names...)
		}
		return b.host.RT.NewArray(b.host.RT.NewArray(names...), b.host.RT.NewArray(types...))
	}
}

// direntType is libuv's number for a type (uv_dirent_type_t).
func direntType(t world.Type) int {
	switch t {
	case world.Dir:
		return 2
	case world.Symlink:
		return 3
	case world.Other:
		return 5
	case world.Device:
		return 6
	case world.File:
	}
	return 1
}

// opendir is (path, req). Only an error that comes later has the path.
func (b *fsBinding) opendir(call goja.FunctionCall, r *request) {
	path, handle := text(call, 0), -1
	r.named("fs.opendir", "opendir", call.Argument(1), path)
	r.run = func(w *world.World) (errno world.Errno) {
		handle, errno = w.Opendir(b.absolute(path))
		return errno
	}
	r.value = func() goja.Value { return b.host.RT.ToValue(handle) }
	r.adjust = func(r *request) { r.paths = 0 }
}

// readdirHandle is (handle, n, req, path): [name, type, ...] of n entries at most, or null at the end.
func (b *fsBinding) readdirHandle(call goja.FunctionCall, r *request) {
	handle, n := int(call.Argument(0).ToInteger()), int(call.Argument(1).ToInteger())
	var entries []world.Dirent
	b.ofHandle(r, "fs.readdir", "readdir", call.Argument(2), call.Argument(3))
	r.run = func(w *world.World) (errno world.Errno) {
		entries, errno = w.ReadNext(handle, n)
		return errno
	}
	r.value = func() goja.Value {
		if len(entries) == 0 {
			return goja.Null()
		}
		flat := make([]any, 0, 2*len(entries))
		for _, e := range entries {
			flat = append(flat, b.host.RT.ToValue(e.Name), direntType(e.Type))
		}
		return b.host.RT.NewArray(flat...)
	}
}

// closedir is (handle, req, path).
func (b *fsBinding) closedir(call goja.FunctionCall, r *request) {
	handle := int(call.Argument(0).ToInteger())
	b.ofHandle(r, "fs.closedir", "closedir", call.Argument(1), call.Argument(2))
	r.run = func(w *world.World) world.Errno { return w.Closedir(handle) }
}

// ofHandle names a request whose errors have the path only when they are thrown.
func (b *fsBinding) ofHandle(r *request, kind, syscall string, req, path goja.Value) {
	r.named(kind, syscall, req)
	r.odd = true
	if !goja.IsUndefined(path) {
		r.adjust = func(r *request) { r.path, r.paths = path.String(), 1 }
	}
}
