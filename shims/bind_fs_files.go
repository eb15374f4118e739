package shims

import (
	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// fileOps are the natives that open files and work on descriptors.
func (b *fsBinding) fileOps(name string) preparation {
	switch name {
	case "open":
		return b.open
	case "openShown":
		return b.openShown
	case "close":
		return b.descriptor(name, func(w *world.World, fd int) world.Errno { return w.Close(fd) })
	case "fsync", "fdatasync":
		return b.descriptor(name, func(w *world.World, fd int) world.Errno { return w.Fsync(fd) })
	case "ftruncate":
		return b.ftruncate
	case "read":
		return b.read
	case "readBuffers":
		return b.readBuffers
	case "writeBuffer":
		return b.writeBuffer
	case "writeBuffers":
		return b.writeBuffers
	}
	return nil
}

// open is (path, flags, mode, req).
func (b *fsBinding) open(call goja.FunctionCall, r *request) {
	path, flags, mode := text(call, 0), int(call.Argument(1).ToInteger()), uint32(call.Argument(2).ToInteger())
	fd := -1
	r.named("fs.open", "open", call.Argument(3), path)
	r.run = func(w *world.World) (errno world.Errno) {
		fd, errno = w.Open(b.absolute(path), flags, mode)
		return errno
	}
	r.value = func() goja.Value { return b.host.RT.ToValue(fd) }
}

// openShown is open for who is going to see the number.
func (b *fsBinding) openShown(call goja.FunctionCall, r *request) {
	b.open(call, r)
	value := r.value
	r.value = func() goja.Value {
		b.host.World.ShowsFD()
		return value()
	}
}

// descriptor is a native (fd, req) without a result.
func (b *fsBinding) descriptor(name string, do func(w *world.World, fd int) world.Errno) preparation {
	return func(call goja.FunctionCall, r *request) {
		fd := int(call.Argument(0).ToInteger())
		r.named("fs."+name, name, call.Argument(1))
		r.run = func(w *world.World) world.Errno { return do(w, fd) }
	}
}

// ftruncate is (fd, length, req).
func (b *fsBinding) ftruncate(call goja.FunctionCall, r *request) {
	fd, size := int(call.Argument(0).ToInteger()), call.Argument(1).ToInteger()
	r.named("fs.ftruncate", "ftruncate", call.Argument(2))
	r.run = func(w *world.World) world.Errno { return w.Ftruncate(fd, size) }
}

// A transfer moves bytes between a descriptor and memory; at is -1 where the descriptor stands.
type transfer func(w *world.World, fd int, p []byte, at int64) (int, world.Errno)

// move prepares a transfer of several regions in one request, into memory or from there.
func (b *fsBinding) move(r *request, fd int, regions []region, at int64, do transfer, into bool) {
	total := 0
	if fd > 2 {
		for _, s := range regions {
			r.size += s.length
		}
	}
	r.run = func(w *world.World) world.Errno {
		if len(regions) == 0 {
			return world.EINVAL
		}
		for _, s := range regions {
			p := b.host.memory(s, into)
			if r.short {
				p = p[:max(1, len(p)/2)]
			}
			n, errno := do(w, fd, p, at)
			if errno != world.OK {
				if total > 0 { // what was moved before counts
					return world.OK
				}
				return errno
			}
			total += n
			if at >= 0 {
				at += int64(n)
			}
			if n < len(p) || r.short {
				return world.OK
			}
		}
		return world.OK
	}
	r.value = func() goja.Value { return b.host.RT.ToValue(total) }
}

func readInto(w *world.World, fd int, p []byte, at int64) (int, world.Errno) {
	return w.Read(fd, p, at)
}

func writeFrom(w *world.World, fd int, p []byte, at int64) (int, world.Errno) {
	return w.Write(fd, p, at)
}

// read is (fd, arrayBuffer, offset, length, position, req).
func (b *fsBinding) read(call goja.FunctionCall, r *request) {
	fd, s, at := b.single(call)
	r.named("fs.read", "read", call.Argument(5))
	b.move(r, fd, []region{s}, at, readInto, true)
}

// writeBuffer is (fd, arrayBuffer, offset, length, position, req).
func (b *fsBinding) writeBuffer(call goja.FunctionCall, r *request) {
	fd, s, at := b.single(call)
	r.named("fs.write", "write", call.Argument(5))
	r.odd = true
	b.move(r, fd, []region{s}, at, writeFrom, false)
}

// readBuffers is (fd, parts, position, req).
func (b *fsBinding) readBuffers(call goja.FunctionCall, r *request) {
	fd, regions, at := b.several(call)
	r.named("fs.readv", "read", call.Argument(3))
	b.move(r, fd, regions, at, readInto, true)
}

// writeBuffers is (fd, parts, position, req).
func (b *fsBinding) writeBuffers(call goja.FunctionCall, r *request) {
	fd, regions, at := b.several(call)
	r.named("fs.writev", "write", call.Argument(3))
	b.move(r, fd, regions, at, writeFrom, false)
}

func (b *fsBinding) single(call goja.FunctionCall) (fd int, s region, at int64) {
	s = regionOf(call.Argument(1), call.Argument(2), call.Argument(3))
	return int(call.Argument(0).ToInteger()), s, whole(call.Argument(4))
}

// several reads parts, a flat array of ArrayBuffer, offset, length, ...
func (b *fsBinding) several(call goja.FunctionCall) (fd int, regions []region, at int64) {
	parts := call.Argument(1).ToObject(b.host.RT)
	n := int(parts.Get("length").ToInteger())
	item := func(i int) goja.Value { return parts.Get(b.host.RT.ToValue(i).String()) }
	for i := 0; i+2 < n; i += 3 {
		regions = append(regions, regionOf(item(i), item(i+1), item(i+2)))
	}
	return int(call.Argument(0).ToInteger()), regions, whole(call.Argument(2))
}
