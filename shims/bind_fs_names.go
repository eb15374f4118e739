package shims

import (
	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// nameOps are the natives that make, remove and follow names.
func (b *fsBinding) nameOps(name string) preparation {
	switch name {
	case "rename":
		return b.two(name, func(w *world.World, from, to string) world.Errno { return w.Rename(from, to) })
	case "link":
		return b.two(name, func(w *world.World, from, to string) world.Errno { return w.Link(from, to) })
	case "symlink":
		return b.symlink
	case "copyFile":
		return b.copyFile
	case "unlink":
		return b.one(name, func(w *world.World, path string) world.Errno { return w.Unlink(path) })
	case "rmdir":
		return b.one(name, func(w *world.World, path string) world.Errno { return w.Rmdir(path) })
	case "readlink":
		return b.follow(name, func(w *world.World, path string) (string, world.Errno) { return w.Readlink(path) })
	case "realpath":
		return b.follow(name, func(w *world.World, path string) (string, world.Errno) { return w.Realpath(path) })
	case "mkdir":
		return b.mkdir
	case "mkdtemp":
		return b.mkdtemp
	}
	return nil
}

// one is a native (path, req) without a result.
func (b *fsBinding) one(name string, do func(*world.World, string) world.Errno) preparation {
	return func(call goja.FunctionCall, r *request) {
		path := text(call, 0)
		r.named("fs."+name, name, call.Argument(1), path)
		r.run = func(w *world.World) world.Errno { return do(w, b.absolute(path)) }
	}
}

// two is a native (path, dest, req) without a result.
func (b *fsBinding) two(name string, do func(w *world.World, from, to string) world.Errno) preparation {
	return func(call goja.FunctionCall, r *request) {
		from, to := text(call, 0), text(call, 1)
		r.named("fs."+name, name, call.Argument(2), from, to)
		r.run = func(w *world.World) world.Errno { return do(w, b.absolute(from), b.absolute(to)) }
	}
}

// follow is a native (path, req) whose result is a path.
func (b *fsBinding) follow(name string, do func(*world.World, string) (string, world.Errno)) preparation {
	return func(call goja.FunctionCall, r *request) {
		path, result := text(call, 0), ""
		r.named("fs."+name, name, call.Argument(1), path)
		r.run = func(w *world.World) (errno world.Errno) {
			result, errno = do(w, b.absolute(path))
			return errno
		}
		r.value = func() goja.Value { return b.host.RT.ToValue(result) }
	}
}

// symlink is (target, path, flags, req). The target is kept as it is; flags are Windows' matter.
func (b *fsBinding) symlink(call goja.FunctionCall, r *request) {
	target, path := text(call, 0), text(call, 1)
	r.named("fs.symlink", "symlink", call.Argument(3), target, path)
	r.run = func(w *world.World) world.Errno { return w.Symlink(target, b.absolute(path)) }
}

// copyFile is (path, dest, mode, req).
func (b *fsBinding) copyFile(call goja.FunctionCall, r *request) {
	const exclusive, mustClone = 1, 4
	from, to, mode := text(call, 0), text(call, 1), call.Argument(2).ToInteger()
	r.named("fs.copyFile", "copyfile", call.Argument(3), from, to)
	r.run = func(w *world.World) world.Errno {
		if mode&mustClone != 0 { // COPYFILE_FICLONE_FORCE, on a file system that cannot
			return world.ENOTSUP
		}
		return w.CopyFile(b.absolute(from), b.absolute(to), mode&exclusive != 0)
	}
}

// mkdir is (path, mode, req).
func (b *fsBinding) mkdir(call goja.FunctionCall, r *request) {
	path, mode := text(call, 0), uint32(call.Argument(1).ToInteger())
	r.named("fs.mkdir", "mkdir", call.Argument(2), path)
	r.run = func(w *world.World) world.Errno { return w.Mkdir(b.absolute(path), mode) }
}

// mkdtemp is (prefix, req). An error names the template when it is thrown, and the name that was
// tried last when it comes later.
func (b *fsBinding) mkdtemp(call goja.FunctionCall, r *request) {
	prefix := text(call, 0)
	r.named("fs.mkdtemp", "mkdtemp", call.Argument(1), prefix)
	r.run = func(w *world.World) world.Errno {
		full := b.absolute(prefix)
		if prefix == "" {
			full = b.host.process.cwd + "/"
		}
		made, errno := w.Mkdtemp(full)
		r.path = prefix + made[len(full):]
		return errno
	}
	r.value = func() goja.Value { return b.host.RT.ToValue(r.path) }
	r.adjust = func(r *request) { r.path = prefix + "XXXXXX" }
}

// existsSync is (path): whether there is something.
func (b *fsBinding) existsSync(call goja.FunctionCall) goja.Value {
	b.host.Interleave()
	return b.host.RT.ToValue(b.host.World.Access(b.absolute(text(call, 0)), 0) == world.OK)
}

// internalModuleStat is (path): 0 for a file, 1 for a directory, or the error's number.
func (b *fsBinding) internalModuleStat(call goja.FunctionCall) goja.Value {
	b.host.Interleave()
	s, errno := b.host.World.Stat(b.absolute(text(call, 0)))
	switch {
	case errno != world.OK:
		return b.host.RT.ToValue(errno.Number())
	case s.Mode&world.S_IFMT == world.S_IFDIR:
		return b.host.RT.ToValue(1)
	}
	return b.host.RT.ToValue(0)
}
