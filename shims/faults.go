package shims

import "loopcheck/shims/world"

// Faults says which operations of the world may fail on purpose. Whether one does is a choice of the
// explorer, and naturally it does not.
type Faults struct {
	FS, Net bool
	// Max is how many faults there can be in one run.
	Max int
}

// fault asks whether what happens now fails in one of some ways, and returns which: -1 for not at all.
func (h *Host) fault(ways ...string) int {
	s := &h.scripted
	if s.faults >= h.Faults.Max || len(ways) == 0 {
		return -1
	}
	way := h.Pick(append([]string{"no fault"}, ways...)...) - 1
	if way >= 0 {
		s.faults++
	}
	return way
}

// fileFault lets a file operation fail, or write a part only.
func (h *Host) fileFault(r *request) (errno world.Errno, failed bool) {
	errnos, short := faultsOf(r)
	ways := make([]string, 0, 3)
	for _, e := range errnos {
		ways = append(ways, "fault "+e.Name()+" in "+r.kind)
	}
	if short {
		ways = append(ways, "short "+r.kind)
	}
	switch way := h.fault(ways...); {
	case way < 0:
		return world.OK, false
	case way == len(errnos):
		r.short = true
		return world.OK, false
	default:
		return errnos[way], true
	}
}

// faultsOf lists the errors that an operation can fail with on a disk that is sick or full, or for want of
// descriptors, and whether it may write a part only.
func faultsOf(r *request) (errnos []world.Errno, short bool) {
	switch r.kind {
	case "fs.open", "fs.opendir", "fs.readdir":
		return []world.Errno{world.EMFILE}, false
	case "fs.write", "fs.writev":
		if r.size == 0 {
			return nil, false
		}
		return []world.Errno{world.ENOSPC}, r.size > 1
	case "fs.mkdir", "fs.mkdtemp", "fs.symlink", "fs.link", "fs.rename", "fs.copyFile":
		return []world.Errno{world.ENOSPC}, false
	case "fs.read", "fs.readv", "fs.fsync", "fs.fdatasync", "fs.ftruncate", "fs.unlink", "fs.rmdir":
		return []world.Errno{world.EIO}, false
	}
	return nil, false
}
