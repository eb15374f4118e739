package world

import "loopcheck/eventloop/trace"

// The spaces of the locations that file operations touch. Two operations commute unless one of them
// writes a location that the other touches.
//
//	fs.content  an inode's bytes, size and times
//	fs.meta     an inode's mode, owner and number of names
//	fs.entry    what one name in one directory leads to; a failed look-up reads it too
//	fs.list     which names a directory has: every listing reads all parts of it, every operation that
//	            adds or removes a name writes the part that the name falls into
//	fs.fd       one open file: its offset, and whether it is still open
//	fs.fds      which descriptors are free: every open and close writes it, and what shows the program the
//	            number of one reads it
//	fs.dir      a handle of Opendir
//	fs.modes    permissions of directories: every walk along a path reads it
//
// An explorer may leave out fs.fds as long as nothing reads it: most programs never see a number.
const (
	SpaceContent = "fs.content"
	SpaceMeta    = "fs.meta"
	SpaceEntry   = "fs.entry"
	SpaceList    = "fs.list"
	SpaceFD      = "fs.fd"
	SpaceFDs     = "fs.fds"
	SpaceDir     = "fs.dir"
	SpaceModes   = "fs.modes"
)

// listParts is how many locations stand for a directory's listing. With one, any two operations that
// make names in one directory would conflict, though only a reader of the listing can tell their order.
const listParts = 8

func contentOf(n *inode) trace.Location { return trace.Location{Space: SpaceContent, Object: n.ino} }
func metaOf(n *inode) trace.Location    { return trace.Location{Space: SpaceMeta, Object: n.ino} }
func fdOf(f *openFile) trace.Location   { return trace.Location{Space: SpaceFD, Object: f.key} }

func entryOf(dir *inode, name string) trace.Location {
	return trace.Location{Space: SpaceEntry, Object: dir.ino, Name: name}
}

func listOf(dir *inode, part uint64) trace.Location {
	return trace.Location{Space: SpaceList, Object: dir.ino, Name: "01234567"[part : part+1]}
}

func (w *World) reads(l trace.Location)  { w.touch(l, false) }
func (w *World) writes(l trace.Location) { w.touch(l, true) }

func (w *World) touch(l trace.Location, write bool) {
	if !w.Untracked {
		if w.Accesses == nil {
			w.Accesses = make([]trace.Access, 0, 16) // what one operation needs
		}
		w.Accesses = append(w.Accesses, trace.Access{Location: l, Write: write})
	}
}

// readsList reports a look at all names of a directory.
func (w *World) readsList(dir *inode) {
	for part := range uint64(listParts) {
		w.reads(listOf(dir, part))
	}
}

// changed reports that a name in a directory leads elsewhere now, and dates the directory.
func (w *World) changed(dir *inode, name string) {
	w.changes++
	w.writes(entryOf(dir, name))
	w.writes(listOf(dir, hash(0, name)%listParts))
	dir.times.modify = w.now()
	dir.times.change = dir.times.modify
}
