package world

import (
	"slices"
	"strings"

	"loopcheck/eventloop/trace"
)

// Dirent is a name in a directory, and what it leads to (without following it).
type Dirent struct {
	Name string
	Type Type
}

// Readdir lists a directory in increasing order of the bytes of the names, which is how libuv sorts
// them (uv__fs_scandir_sort). "." and ".." are left out.
func (w *World) Readdir(path string) ([]Dirent, Errno) {
	dir, errno := w.listable(path)
	if errno != OK {
		return nil, errno
	}
	return w.names(dir)
}

// listable walks to a directory that may be listed.
func (w *World) listable(path string) (*inode, Errno) {
	n, errno := w.existing(path, follow)
	switch {
	case errno != OK:
		return nil, errno
	case n.kind != Dir:
		return nil, ENOTDIR
	case n.scope == above:
		w.refuse(path)
		return nil, EACCES
	}
	w.reads(metaOf(n))
	if !n.can(4) {
		return nil, EACCES
	}
	return n, OK
}

// stream is a directory that was opened to be read in pieces.
type stream struct {
	dir  *inode   // nil: closed
	rest []Dirent // what is not read yet
	read bool     // rest is filled: the names are taken at the first read, as by one large getdents(2)
}

// Opendir opens a directory to be read in pieces. The handle is a number of its own sort, not a
// descriptor, though Linux spends one.
func (w *World) Opendir(path string) (int, Errno) {
	dir, errno := w.listable(path)
	if errno != OK {
		return -1, errno
	}
	w.dirs = append(w.dirs, stream{dir: dir})
	return len(w.dirs) - 1, OK
}

// ReadNext returns the next n names at most; none at the end.
func (w *World) ReadNext(handle, n int) ([]Dirent, Errno) {
	s, errno := w.stream(handle)
	if errno != OK {
		return nil, errno
	}
	if !s.read {
		if s.rest, errno = w.names(s.dir); errno != OK {
			return nil, errno
		}
		s.read = true
	}
	n = min(n, len(s.rest))
	out := s.rest[:n:n]
	s.rest = s.rest[n:]
	return out, OK
}

// Closedir closes the handle.
func (w *World) Closedir(handle int) Errno {
	s, errno := w.stream(handle)
	if errno == OK {
		*s = stream{}
	}
	return errno
}

// stream finds an open handle. Every use of it moves or closes it.
func (w *World) stream(handle int) (*stream, Errno) {
	w.writes(trace.Location{Space: SpaceDir, Object: uint64(handle)})
	if handle < 0 || handle >= len(w.dirs) || w.dirs[handle].dir == nil {
		return nil, EBADF
	}
	return &w.dirs[handle], OK
}

// names merges what this run has touched in a directory with what the base has.
func (w *World) names(dir *inode) ([]Dirent, Errno) {
	w.readsList(dir)
	if dir.scope == hidden {
		for _, name := range w.image.leading {
			if _, errno := w.lookup(dir, name, join(dir.path, name)); errno != OK {
				return nil, errno
			}
		}
	}
	out := make([]Dirent, 0, len(dir.directory.entries))
	for _, e := range dir.directory.entries {
		if e.node != nil {
			out = append(out, Dirent{e.name, e.node.kind})
		}
	}
	if dir.path == "" || dir.scope == hidden {
		return out, OK
	}
	based, errno := w.image.base.ReadDir(dir.path)
	if errno != OK {
		return nil, errno
	}
	for _, name := range based {
		if _, found := dir.directory.find(name); found {
			continue
		}
		info, errno := w.image.base.Lstat(join(dir.path, name))
		if errno != OK {
			return nil, errno
		}
		out = append(out, Dirent{name, info.Type})
	}
	slices.SortFunc(out, func(a, b Dirent) int { return strings.Compare(a.Name, b.Name) })
	return out, OK
}

// Readlink returns the text of a symbolic link.
func (w *World) Readlink(path string) (string, Errno) {
	n, errno := w.existing(path, nofollow)
	switch {
	case errno != OK:
		return "", errno
	case n.kind != Symlink:
		return "", EINVAL
	}
	return n.target, OK
}

// Realpath returns the absolute path without links, "." and "..".
func (w *World) Realpath(path string) (string, Errno) {
	s, errno := w.walk(path, follow)
	switch {
	case errno != OK:
		return "", errno
	case s.node == nil:
		return "", ENOENT
	case s.node.kind == Dir:
		return w.where(s.node), OK
	}
	return join(w.where(s.dir), s.name), OK
}

// Enter returns the real path of a directory that may be the working directory (chdir, then getcwd).
func (w *World) Enter(path string) (string, Errno) {
	n, errno := w.existing(path, follow)
	switch {
	case errno != OK:
		return "", errno
	case n.kind != Dir:
		return "", ENOTDIR
	case !n.can(1):
		return "", EACCES
	}
	return w.where(n), OK
}

// where is the path of a directory. The walk that found it has looked at each name in it.
func (w *World) where(dir *inode) string {
	if dir == w.root {
		return "/"
	}
	return join(w.where(dir.directory.parent), dir.directory.name)
}
