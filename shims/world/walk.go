package world

import (
	"strings"

	"loopcheck/eventloop/trace"
)

// ending says what a walk does at the path's last component.
type ending uint8

const (
	follow   ending = iota // follow a symbolic link
	nofollow               // take a symbolic link for what it is, unless a slash comes after it
	naming                 // stop before the name, to make or remove it: see name
	creating               // follow, and a slash after it is EISDIR (O_CREAT)
	claiming               // do not follow, otherwise as creating (O_CREAT with O_EXCL or O_NOFOLLOW)
)

// spot is where a walk ended.
type spot struct {
	dir   *inode // the directory that holds the last name; nil when the path ends in "/", "." or ".."
	name  string // the last component
	node  *inode // what is there; nil: nothing is
	slash bool   // a slash came after the last component
}

// special says that the path ends in "/", "." or "..": names that cannot be made or removed.
func (s spot) special() bool { return s.dir == nil }

// followed says whether a symbolic link there, at the path's end, is followed.
func (s spot) followed(end ending) bool {
	return end == follow || end == creating || end == nofollow && s.slash
}

// name walks to a name that is to be made or removed, and looks at what it leads to.
func (w *World) name(path string) (spot, Errno) {
	s, errno := w.walk(path, naming)
	if errno == OK && !s.special() {
		s.node, errno = w.lookup(s.dir, s.name, path)
	}
	return s, errno
}

// walk follows a path as Linux does (fs/namei.c, link_path_walk and step_into). It succeeds when all
// but the last component are directories that may be passed; whether the last is there is in the spot.
func (w *World) walk(path string, end ending) (spot, Errno) {
	if path == "" {
		return spot{}, ENOENT
	}
	if len(path) >= maxPath {
		return spot{}, ENAMETOOLONG
	}
	at, errno := w.top()
	if errno != OK {
		return spot{}, errno
	}
	w.reads(trace.Location{Space: SpaceModes})
	links := 0
	for rest := strings.TrimLeft(path, "/"); rest != ""; {
		s, after, errno := w.next(at, rest, path, end)
		if errno != OK {
			return s, errno
		}
		switch {
		case s.node != nil && s.node.kind == Symlink && (after != "" || s.followed(end)):
			if links++; links > maxLinks {
				return s, ELOOP
			}
			target := s.node.target
			if strings.HasPrefix(target, "/") {
				at = w.root
			}
			if s.slash {
				target += "/" + after
			}
			rest = strings.TrimLeft(target, "/")
		case after == "" && s.slash && s.node != nil && s.node.kind != Dir && end <= nofollow:
			return s, ENOTDIR
		case after == "":
			return s, OK
		case s.node == nil:
			return s, ENOENT
		case s.node.kind != Dir:
			return s, ENOTDIR
		default:
			at, rest = s.node, after
		}
	}
	return spot{node: at, name: "/", slash: true}, OK
}

// next looks at the first component of rest, in the directory at. after is what comes after it,
// without the slashes between. path is the whole, as the program gave it.
func (w *World) next(at *inode, rest, path string, end ending) (s spot, after string, errno Errno) {
	s.name, after, s.slash = strings.Cut(rest, "/")
	after = strings.TrimLeft(after, "/")
	if !at.can(1) {
		return s, after, EACCES
	}
	switch s.name {
	case ".":
		s.node = at
		return s, after, OK
	case "..":
		s.node = at.directory.parent // the walk has looked at the name that leads from there to here
		return s, after, OK
	}
	s.dir = at
	if after == "" {
		if end == naming {
			return s, after, OK
		}
		if s.slash && (end == creating || end == claiming) {
			return s, after, EISDIR
		}
	}
	s.node, errno = w.lookup(at, s.name, path)
	return s, after, errno
}
