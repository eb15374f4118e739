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
	for rest := strings.TrimLeft(path, "/"); ; {
		if rest == "" {
			return spot{node: at, name: "/", slash: true}, OK
		}
		name, after, slash := strings.Cut(rest, "/")
		after = strings.TrimLeft(after, "/")
		s := spot{name: name, slash: slash}
		if !at.can(1) {
			return s, EACCES
		}
		switch name {
		case ".":
			s.node = at
		case "..":
			s.node = at.directory.parent // the walk has looked at the name that leads from there to here
		default:
			s.dir = at
			if after == "" && end == naming {
				return s, OK
			}
			if after == "" && slash && (end == creating || end == claiming) {
				return s, EISDIR
			}
			if s.node, errno = w.lookup(at, name, path); errno != OK {
				return s, errno
			}
		}
		if s.node != nil && s.node.kind == Symlink && (after != "" || s.followed(end)) {
			if links++; links > maxLinks {
				return s, ELOOP
			}
			target := s.node.target
			if strings.HasPrefix(target, "/") {
				at = w.root
			}
			if slash {
				target += "/" + after
			}
			rest = strings.TrimLeft(target, "/")
			continue
		}
		if after == "" {
			if slash && s.node != nil && s.node.kind != Dir && end <= nofollow {
				return s, ENOTDIR
			}
			return s, OK
		}
		if s.node == nil {
			return s, ENOENT
		}
		if s.node.kind != Dir {
			return s, ENOTDIR
		}
		at, rest = s.node, after
	}
}
