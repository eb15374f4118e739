package shims

import (
	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// attributeOps are the natives that read and change what stat shows.
func (b *fsBinding) attributeOps(name string) preparation {
	switch name {
	case "access":
		return b.access
	case "stat":
		return b.statPath(name, func(w *world.World, path string) (world.Stat, world.Errno) { return w.Stat(path) })
	case "lstat":
		return b.statPath(name, func(w *world.World, path string) (world.Stat, world.Errno) { return w.Lstat(path) })
	case "fstat":
		return b.fstat
	case "chmod":
		return b.chmod
	case "fchmod":
		return b.fchmod
	case "chown":
		return b.chown(name, func(w *world.World, path string, u, g uint32) world.Errno { return w.Chown(path, u, g) })
	case "lchown":
		return b.chown(name, func(w *world.World, path string, u, g uint32) world.Errno { return w.Lchown(path, u, g) })
	case "fchown":
		return b.fchown
	case "utimes":
		return b.utimes(name, "utime", func(w *world.World, path string, a, m int64) world.Errno { return w.Utimes(path, a, m) })
	case "lutimes":
		return b.utimes(name, "lutime", func(w *world.World, path string, a, m int64) world.Errno { return w.Lutimes(path, a, m) })
	case "futimes":
		return b.futimes
	}
	return nil
}

// access is (path, mode, req).
func (b *fsBinding) access(call goja.FunctionCall, r *request) {
	path, mode := text(call, 0), uint32(call.Argument(1).ToInteger())
	r.named("fs.access", "access", call.Argument(2), path)
	r.run = func(w *world.World) world.Errno { return w.Access(b.absolute(path), mode) }
}

// statPath is (path, req, throwIfNoEntry).
func (b *fsBinding) statPath(name string, do func(*world.World, string) (world.Stat, world.Errno)) preparation {
	return func(call goja.FunctionCall, r *request) {
		path := text(call, 0)
		var s world.Stat
		r.named("fs."+name, name, call.Argument(1), path)
		r.missing = call.Argument(2).StrictEquals(b.host.RT.ToValue(false))
		r.run = func(w *world.World) (errno world.Errno) {
			s, errno = do(w, b.absolute(path))
			return errno
		}
		r.value = func() goja.Value { return b.numbers(&s) }
	}
}

// fstat is (fd, req).
func (b *fsBinding) fstat(call goja.FunctionCall, r *request) {
	fd := int(call.Argument(0).ToInteger())
	var s world.Stat
	r.named("fs.fstat", "fstat", call.Argument(1))
	r.run = func(w *world.World) (errno world.Errno) {
		s, errno = w.Fstat(fd)
		return errno
	}
	r.value = func() goja.Value { return b.numbers(&s) }
}

// numbers lays a Stat out as Node's FillStatsArray does (src/node_file-inl.h): times as seconds and
// the nanoseconds after them.
func (b *fsBinding) numbers(s *world.Stat) goja.Value {
	n := [18]int64{
		int64(s.Dev), int64(s.Mode), int64(s.Nlink), int64(s.UID), int64(s.GID), int64(s.Rdev), s.BlockSize, int64(s.Ino),
		s.Size, s.Blocks,
	}
	for i, t := range [4]int64{s.Atime, s.Mtime, s.Ctime, s.Birthtime} {
		sec, nsec := t/1e9, t%1e9
		if nsec < 0 { // before 1970
			sec, nsec = sec-1, nsec+1e9
		}
		n[10+2*i], n[11+2*i] = sec, nsec
	}
	values := make([]any, len(n))
	for i := range n {
		values[i] = b.host.RT.ToValue(n[i])
	}
	return b.host.RT.NewArray(values...)
}

// chmod is (path, mode, req).
func (b *fsBinding) chmod(call goja.FunctionCall, r *request) {
	path, mode := text(call, 0), uint32(call.Argument(1).ToInteger())
	r.named("fs.chmod", "chmod", call.Argument(2), path)
	r.run = func(w *world.World) world.Errno { return w.Chmod(b.absolute(path), mode) }
}

// fchmod is (fd, mode, req).
func (b *fsBinding) fchmod(call goja.FunctionCall, r *request) {
	fd, mode := int(call.Argument(0).ToInteger()), uint32(call.Argument(1).ToInteger())
	r.named("fs.fchmod", "fchmod", call.Argument(2))
	r.run = func(w *world.World) world.Errno { return w.Fchmod(fd, mode) }
}

// chown is (path, uid, gid, req), where -1 leaves an id as it is.
func (b *fsBinding) chown(name string, do func(w *world.World, path string, uid, gid uint32) world.Errno) preparation {
	return func(call goja.FunctionCall, r *request) {
		path, uid, gid := text(call, 0), uint32(call.Argument(1).ToInteger()), uint32(call.Argument(2).ToInteger())
		r.named("fs."+name, name, call.Argument(3), path)
		r.run = func(w *world.World) world.Errno { return do(w, b.absolute(path), uid, gid) }
	}
}

// fchown is (fd, uid, gid, req).
func (b *fsBinding) fchown(call goja.FunctionCall, r *request) {
	fd, uid, gid := int(call.Argument(0).ToInteger()), uint32(call.Argument(1).ToInteger()), uint32(call.Argument(2).ToInteger())
	r.named("fs.fchown", "fchown", call.Argument(3))
	r.run = func(w *world.World) world.Errno { return w.Fchown(fd, uid, gid) }
}

// utimes is (path, atime, mtime, req), in seconds.
func (b *fsBinding) utimes(name, syscall string, do func(w *world.World, path string, atime, mtime int64) world.Errno) preparation {
	return func(call goja.FunctionCall, r *request) {
		path, atime, mtime := text(call, 0), nanoseconds(call.Argument(1)), nanoseconds(call.Argument(2))
		r.named("fs."+name, syscall, call.Argument(3), path)
		r.run = func(w *world.World) world.Errno { return do(w, b.absolute(path), atime, mtime) }
	}
}

// futimes is (fd, atime, mtime, req).
func (b *fsBinding) futimes(call goja.FunctionCall, r *request) {
	fd, atime, mtime := int(call.Argument(0).ToInteger()), nanoseconds(call.Argument(1)), nanoseconds(call.Argument(2))
	r.named("fs.futimes", "futime", call.Argument(3))
	r.run = func(w *world.World) world.Errno { return w.Futimes(fd, atime, mtime) }
}

// nanoseconds converts seconds as libuv does: whole microseconds only (src/unix/fs.c,
// uv__fs_to_timespec).
func nanoseconds(v goja.Value) int64 {
	t := v.ToFloat()
	sec := int64(t)
	nsec := int64((t - float64(sec)) * 1e9)
	return sec*1e9 + nsec - nsec%1000
}
