// Package world is what a run of a program sees outside of its own memory: files, and entropy. It is
// all in memory: it starts as a picture of the user's folders (Image) and swallows every write.
//
// Operations have the semantics of Linux' system calls, as an ordinary user calls them on a local file
// system mounted noatime: they succeed or return one Errno, and either do all that they say or nothing
// (a write that finds no space writes nothing). Paths are absolute; who calls puts the working
// directory before a relative one, without cleaning it. Times come from Clock.
//
// What can be told from a real disk: the program is user and group 1000, who own everything in the
// roots; numbers of inodes are hashes; a directory made in the run has 4,096 bytes; names of one file
// in the base are files of their own; listings are sorted; sockets, pipes and devices of the base
// cannot be opened, /dev holds null and the standard streams only, and standard input is empty.
package world

import "loopcheck/eventloop/trace"

const (
	maxLinks  = 40   // Linux: MAXSYMLINKS
	maxName   = 255  // NAME_MAX
	maxPath   = 4096 // PATH_MAX, with the terminating zero
	maxFDs    = 1 << 16
	blockSize = 4096
)

// FirstFD is the number of the first file that a program opens: what Node 20 shows on Linux, where the
// loop's own descriptors come before it.
const FirstFD = 18

// World is the outside world of one run. It belongs to one goroutine.
type World struct {
	// Umask is what new files and directories are not permitted (process.umask).
	Umask uint32
	// Clock tells the time in nanoseconds since 1970; nil is always 0.
	Clock func() int64
	// Stdio takes what is written to descriptor 1 or 2; nil drops it.
	Stdio func(fd int, p []byte)
	// Accesses are appended to by every operation, a failed one too. Who reads them empties them.
	Accesses []trace.Access
	// Untracked turns Accesses off.
	Untracked bool
	step      string // whose accesses are noted
	installed int    // files that it has opened

	// Entropy is what Math.random and randomBytes draw from.
	Entropy Entropy

	image   *Image
	seed    uint64
	root    *inode
	files   []*openFile // by descriptor, from FirstFD
	low     int         // no descriptor below this one is free
	streams [3]*inode   // descriptors 0 to 2, made when they are used
	shut    [3]bool     // those of them that were closed
	dirs    []stream    // by handle
	used    int64       // bytes in files that this run wrote; Invariant: used <= image.max
	refused []string
	changes int
	net     network
}

// New starts a world from the image. It takes the same short time whatever the image holds.
func New(image *Image, seed uint64) *World {
	return &World{Umask: 0o022, image: image, seed: seed, Entropy: NewEntropy(seed), low: FirstFD}
}

// Refused lists the paths outside of the roots that the program asked for and did not get, each once,
// in the order in which it asked. A verdict that depends on them must name them.
func (w *World) Refused() []string { return w.refused }

func (w *World) refuse(path string) {
	for _, p := range w.refused {
		if p == path {
			return
		}
	}
	w.refused = append(w.refused, path)
}

func (w *World) now() int64 {
	if w.Clock == nil {
		return 0
	}
	return w.Clock()
}

// top is the directory "/".
func (w *World) top() (*inode, Errno) {
	if w.root != nil {
		return w.root, OK
	}
	root, errno := w.load("/", w.image.scope["/"])
	if root == nil {
		return nil, max(errno, EIO)
	}
	root.directory.parent = root
	w.root = root
	return root, OK
}

// Changes counts the changes that the run has made to names and contents. While it is 0 the world is
// what the image shows.
func (w *World) Changes() int { return w.changes }

// Content returns what a file holds, without opening it. Nobody may change the bytes.
func (w *World) Content(path string) ([]byte, Errno) {
	n, errno := w.existing(path, follow)
	switch {
	case errno != OK:
		return nil, errno
	case n.kind == Dir:
		return nil, EISDIR
	case n.kind != File:
		return nil, EINVAL
	case !n.can(4):
		return nil, EACCES
	}
	w.reads(contentOf(n))
	return w.bytes(n)
}
