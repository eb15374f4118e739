package world

import (
	"slices"
	"strings"
)

// The ids that own the program's files and that the program runs as: an ordinary user's. The folders
// above the roots, /tmp and /dev belong to root.
const (
	UID = 1000
	GID = 1000
)

// inode is a file, directory, link or device of one run.
type inode struct {
	ino       uint64
	kind      Type
	scope     scope
	mode      uint32 // permission bits
	nlink     uint32 // how many names it has; a directory: 2 and its subdirectories
	uid, gid  uint32
	opens     int // how many descriptors are open on it
	times     times
	path      string // where the base has it; "" when this run made it
	target    string // of a symbolic link
	fd        int    // what is written to a device goes to this standard stream; 0: nowhere
	file      content
	directory directory
}

// times are in nanoseconds since 1970.
type times struct{ access, modify, change, birth int64 }

// content is what a file holds. It starts as a loan from the base and is copied before it is changed.
type content struct {
	data   []byte
	size   int64 // what the base says it is; valid until loaded
	loaded bool
	owned  bool // data is this run's own: it may be written, and counts
}

// directory is what a directory holds: what this run touched, over what the base has.
// Invariant: entries are in strictly increasing order of name.
type directory struct {
	parent  *inode // of "/": itself
	name    string // in parent
	entries []entry
}

// entry is a name that this run has looked at or changed. One that is not there is the base's.
type entry struct {
	name string
	node *inode // nil: there is no such name (any more)
	made int    // how many inodes this run has made under the name
}

// find returns where the entry is, or would be.
func (d *directory) find(name string) (int, bool) {
	if len(d.entries) > 0 && d.entries[len(d.entries)-1].name < name { // names are often made in order
		return len(d.entries), false
	}
	return slices.BinarySearchFunc(d.entries, name, func(e entry, name string) int { return strings.Compare(e.name, name) })
}

// put makes name lead to node; nil removes it. The count of what was made under it stays.
func (d *directory) put(name string, node *inode) *entry {
	i, found := d.find(name)
	if !found {
		d.entries = slices.Insert(d.entries, i, entry{name: name})
	}
	d.entries[i].node = node
	if node != nil && node.kind == Dir {
		node.directory.name = name
	}
	return &d.entries[i]
}

// lookup returns what a name in a directory is, nil when there is nothing. It reports the read. full is
// the path that the program asked for, remembered when it must not be read.
func (w *World) lookup(dir *inode, name, full string) (*inode, Errno) {
	if len(name) > maxName {
		return nil, ENAMETOOLONG
	}
	if dir.scope != above { // nobody can change those
		w.reads(entryOf(dir, name))
	}
	if i, found := dir.directory.find(name); found {
		return dir.directory.entries[i].node, OK
	}
	if dir.path == "" {
		return nil, OK
	}
	path, show := join(dir.path, name), dir.scope
	if _, is := device(path); is {
		show = special
	} else if show != inside {
		var errno Errno
		switch show, errno = w.image.see(dir.scope, path); errno {
		case ENOENT:
			return nil, OK
		case EACCES:
			w.refuse(full)
			return nil, EACCES
		}
	}
	node, errno := w.load(path, show)
	if node == nil {
		return nil, errno
	}
	if node.kind == Dir {
		node.directory.parent = dir
	}
	dir.directory.put(name, node)
	return node, OK
}

// device says which standard stream a path stands for: 1 or 2 to write, 0 for what swallows all and is
// empty.
func device(path string) (fd int, is bool) {
	switch path {
	case "/dev/null", "/dev/stdin":
		return 0, true
	case "/dev/stdout":
		return 1, true
	case "/dev/stderr":
		return 2, true
	}
	return 0, false
}

// load makes the inode of a path in the base; nil when there is none.
func (w *World) load(path string, show scope) (*inode, Errno) {
	node := &inode{ino: inoOf(0, path), scope: show, path: path, nlink: 1, uid: UID, gid: GID}
	if show == special {
		node.kind, node.mode, node.uid, node.gid = Device, 0o666, 0, 0
		node.fd, _ = device(path)
		return node, OK
	}
	info, errno := w.image.base.Lstat(path)
	if show != inside {
		node.uid, node.gid = 0, 0
		if errno == ENOENT || show == hidden { // a folder that has to be there
			info, errno = Info{Type: Dir, Mode: 0o755, Nlink: 2, Size: blockSize}, OK
		}
		info.Mode |= 0o555 // the way to a root can be passed whoever owns it
		if show == hidden {
			info.Mode = 0o1777
		}
	}
	if errno == ENOENT {
		return nil, OK
	}
	if errno != OK {
		return nil, errno
	}
	node.kind, node.mode = info.Type, info.Mode
	node.times = times{info.Atime, info.Mtime, info.Ctime, info.Birthtime}
	node.file.size = info.Size
	switch info.Type {
	case Dir:
		node.nlink = max(info.Nlink, 1)
	case Symlink:
		node.target, errno = w.image.base.Readlink(path)
	case File, Device, Other:
	}
	return node, errno
}

// make puts a new inode under a name that is free. Its number depends on the directory and the name
// alone, not on what was made elsewhere before, so that makers of different names commute.
func (w *World) make(dir *inode, name string, kind Type, mode uint32) *inode {
	now := w.now()
	node := &inode{kind: kind, mode: mode, nlink: 1, uid: UID, gid: GID, times: times{now, now, now, now}}
	node.file.loaded, node.file.owned = true, true
	if kind == Dir {
		node.nlink = 2
		node.directory.parent = dir
		dir.nlink++
	}
	e := dir.directory.put(name, node)
	e.made++
	node.ino = inoOf(dir.ino+uint64(e.made), name)
	w.changed(dir, name)
	return node
}

// inoOf is a number that JavaScript can hold, and is not 0.
func inoOf(seed uint64, name string) uint64 { return hash(scramble(seed), name)>>16 | 1 }

// bytes returns a file's content to read.
func (w *World) bytes(n *inode) ([]byte, Errno) {
	if !n.file.loaded {
		data, errno := w.image.base.ReadFile(n.path)
		if errno != OK {
			return nil, errno
		}
		n.file.data, n.file.loaded = data, true
	}
	return n.file.data, OK
}

// resize makes the content the run's own and size bytes long; what is new is zero.
func (w *World) resize(n *inode, size int64) Errno {
	old, errno := w.bytes(n)
	if errno != OK {
		return errno
	}
	more := size
	if n.file.owned {
		more -= int64(len(old))
	}
	if more > 0 && w.used+more > w.image.max {
		return ENOSPC
	}
	w.used += more
	length, kept := int(size), min(len(old), int(size))
	if n.file.owned && cap(old) >= length {
		n.file.data = old[:length]
		clear(n.file.data[kept:])
		return OK
	}
	fresh := make([]byte, length, max(length, min(2*len(old), length+1<<20)))
	copy(fresh, old[:kept])
	n.file.data, n.file.owned = fresh, true
	return OK
}

// release gives back what nothing can reach any more.
func (w *World) release(n *inode) {
	if n.kind == File && n.nlink == 0 && n.opens == 0 && n.file.owned {
		w.used -= int64(len(n.file.data))
		n.file.data = nil
	}
}

func (n *inode) size() int64 {
	switch {
	case n.kind == Symlink:
		return int64(len(n.target))
	case n.kind == Dir && n.path == "":
		return blockSize
	case n.file.loaded:
		return int64(len(n.file.data))
	}
	return n.file.size
}

// can checks the permission bits as Linux does for an ordinary user: want is 4 to read, 2 to write, 1
// to pass or execute, or a sum of them.
func (n *inode) can(want uint32) bool {
	bits := n.mode
	switch {
	case n.uid == UID:
		bits >>= 6
	case n.gid == GID:
		bits >>= 3
	}
	return bits&want == want
}
