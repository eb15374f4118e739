package world

import "loopcheck/eventloop/trace"

// Stat is what stat(2) says of an inode. Times are nanoseconds since 1970.
type Stat struct {
	Dev, Rdev                      uint64
	Mode                           uint32 // permission bits and the type, as S_IFMT has it
	Nlink, UID, GID                uint32
	Ino                            uint64
	Size, BlockSize, Blocks        int64
	Atime, Mtime, Ctime, Birthtime int64
}

// The type of an inode within Stat.Mode.
const (
	S_IFMT   = 0o170000
	S_IFREG  = 0o100000
	S_IFDIR  = 0o040000
	S_IFLNK  = 0o120000
	S_IFCHR  = 0o020000
	S_IFSOCK = 0o140000
)

// format is an inode's type as Stat.Mode has it.
func (t Type) format() uint32 {
	switch t {
	case Dir:
		return S_IFDIR
	case Symlink:
		return S_IFLNK
	case Device:
		return S_IFCHR
	case Other:
		return S_IFSOCK
	case File:
	}
	return S_IFREG
}

func (w *World) stat(n *inode) Stat {
	w.reads(metaOf(n))
	w.reads(contentOf(n))
	if n.kind == Dir && n.scope != above {
		w.readsList(n)
	}
	s := Stat{
		Dev: 2049, Mode: n.kind.format() | n.mode, Nlink: n.nlink, UID: n.uid, GID: n.gid, Ino: n.ino,
		Size: n.size(), BlockSize: blockSize,
		Atime: n.times.access, Mtime: n.times.modify, Ctime: n.times.change, Birthtime: n.times.birth,
	}
	switch n.kind {
	case File, Dir: // in sectors, by whole blocks
		s.Blocks = (s.Size + blockSize - 1) / blockSize * (blockSize / 512)
	case Device:
		s.Dev, s.Rdev = 5, 0x103
	case Symlink, Other: // kept within the inode
	}
	return s
}

// Stat looks at what a path leads to.
func (w *World) Stat(path string) (Stat, Errno) { return w.look(path, follow) }

// Lstat is Stat that does not follow a symbolic link at the end.
func (w *World) Lstat(path string) (Stat, Errno) { return w.look(path, nofollow) }

func (w *World) look(path string, end ending) (Stat, Errno) {
	n, errno := w.existing(path, end)
	if errno != OK {
		return Stat{}, errno
	}
	return w.stat(n), OK
}

// Fstat looks at what a descriptor is open on.
func (w *World) Fstat(fd int) (Stat, Errno) {
	f, errno := w.open(fd, false)
	if errno != OK {
		return Stat{}, errno
	}
	return w.stat(f.node), OK
}

// existing walks to an inode that has to be there.
func (w *World) existing(path string, end ending) (*inode, Errno) {
	s, errno := w.walk(path, end)
	if errno == OK && s.node == nil {
		errno = ENOENT
	}
	return s.node, errno
}

// Access checks that the path is there and permits mode: 0, or a sum of 4 (read), 2 (write), 1 (execute).
func (w *World) Access(path string, mode uint32) Errno {
	n, errno := w.existing(path, follow)
	if errno != OK {
		return errno
	}
	if mode&^7 != 0 {
		return EINVAL
	}
	if mode == 0 {
		return OK
	}
	w.reads(metaOf(n))
	if !n.can(mode) {
		return EACCES
	}
	return OK
}

// Chmod sets the permission bits of what the path leads to.
func (w *World) Chmod(path string, mode uint32) Errno {
	n, errno := w.existing(path, follow)
	if errno != OK {
		return errno
	}
	return w.chmod(n, mode)
}

// Fchmod is Chmod on a descriptor.
func (w *World) Fchmod(fd int, mode uint32) Errno {
	f, errno := w.open(fd, false)
	if errno != OK {
		return errno
	}
	return w.chmod(f.node, mode)
}

func (w *World) chmod(n *inode, mode uint32) Errno {
	if n.uid != UID { // which nothing changes: no access
		return EPERM
	}
	n.mode = mode & 0o7777
	w.permitted(n)
	return OK
}

// Chown sets the owner, where -1 (as uint32) keeps it. An ordinary user can only keep or repeat it.
func (w *World) Chown(path string, uid, gid uint32) Errno { return w.own(path, follow, uid, gid) }

// Lchown is Chown that does not follow a symbolic link at the end.
func (w *World) Lchown(path string, uid, gid uint32) Errno { return w.own(path, nofollow, uid, gid) }

func (w *World) own(path string, end ending, uid, gid uint32) Errno {
	n, errno := w.existing(path, end)
	if errno != OK {
		return errno
	}
	return w.chown(n, uid, gid)
}

// Fchown is Chown on a descriptor.
func (w *World) Fchown(fd int, uid, gid uint32) Errno {
	f, errno := w.open(fd, false)
	if errno != OK {
		return errno
	}
	return w.chown(f.node, uid, gid)
}

func (w *World) chown(n *inode, uid, gid uint32) Errno {
	const keep = ^uint32(0)
	if uid == keep && gid == keep {
		return OK
	}
	if n.uid != UID || uid != keep && uid != UID || gid != keep && gid != GID {
		return EPERM
	}
	w.permitted(n)
	return OK
}

// permitted reports and dates a change of permissions.
func (w *World) permitted(n *inode) {
	w.touchMeta(n)
	if n.kind == Dir {
		w.writes(trace.Location{Space: SpaceModes})
	}
}

// touchMeta reports and dates a change of anything but content.
func (w *World) touchMeta(n *inode) {
	w.writes(metaOf(n))
	n.times.change = w.now()
}

// Utimes sets the times of access and modification, in nanoseconds since 1970.
func (w *World) Utimes(path string, access, modify int64) Errno {
	return w.date(path, follow, access, modify)
}

// Lutimes is Utimes that does not follow a symbolic link at the end.
func (w *World) Lutimes(path string, access, modify int64) Errno {
	return w.date(path, nofollow, access, modify)
}

func (w *World) date(path string, end ending, access, modify int64) Errno {
	n, errno := w.existing(path, end)
	if errno != OK {
		return errno
	}
	return w.utimes(n, access, modify)
}

// Futimes is Utimes on a descriptor.
func (w *World) Futimes(fd int, access, modify int64) Errno {
	f, errno := w.open(fd, false)
	if errno != OK {
		return errno
	}
	return w.utimes(f.node, access, modify)
}

func (w *World) utimes(n *inode, access, modify int64) Errno {
	if n.uid != UID { // which nothing changes: no access
		return EPERM
	}
	n.times.access, n.times.modify, n.times.change = access, modify, w.now()
	w.writes(contentOf(n))
	if n.kind == Dir { // makers of names date it too
		for part := range uint64(listParts) {
			w.writes(listOf(n, part))
		}
	}
	return OK
}
