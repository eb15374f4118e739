package world

import (
	"maps"
	"path"
	"slices"
	"strings"
)

// Options say what the runs of one program have in common. The zero value is a world with nothing to
// read but an empty /tmp.
type Options struct {
	// Roots are the folders (or files) of the base that the program may read: absolute clean paths.
	// Everything below them is in the world; the folders above them can be passed through and looked
	// at, not listed.
	Roots []string
	// Tmp is the folder for temporary files, "/tmp" when empty. It is empty and writable in every run,
	// whatever the base has there, unless a root is inside (then that root shows) or it is inside a root.
	Tmp string
	// MaxBytes bounds what a run may hold in files that it wrote; beyond it is ENOSPC. 0 is 1 GiB.
	MaxBytes int64
}

// Image is the picture of the file system that every run of a program starts from: the base and what
// of it may be seen. It does not change; runs in several goroutines share it.
type Image struct {
	base  Base
	tmp   string
	max   int64
	scope map[string]scope // the roots, and every folder that leads to them
	// leading lists the names in the temporary folder that lead to roots.
	leading []string
}

// scope says how much of the base shows in an inode.
type scope uint8

const (
	inside  scope = iota // all of it: at or below a root
	above                // a folder that leads to a root: it shows what leads there, the rest is refused
	hidden               // the temporary folder: as above, but the rest of the base is not there
	special              // a device: the base is not asked
)

// NewImage prepares the picture. It asks the base for symbolic links on the way to the roots, so that
// a root's real path may be read too.
func NewImage(base Base, o Options) *Image {
	img := &Image{base: base, tmp: o.Tmp, max: o.MaxBytes, scope: map[string]scope{"/": above}}
	if img.tmp == "" {
		img.tmp = "/tmp"
	}
	if img.max == 0 {
		img.max = 1 << 30
	}
	img.lead("/dev")
	img.scope["/dev"] = above
	img.lead(img.tmp)
	img.scope[img.tmp] = hidden
	for _, root := range o.Roots {
		img.admit(root, 0)
	}
	for _, known := range slices.Sorted(maps.Keys(img.scope)) {
		if name, below := strings.CutPrefix(known, img.tmp+"/"); below && !strings.Contains(name, "/") {
			img.leading = append(img.leading, name)
		}
	}
	return img
}

// lead makes the folders above the path passable.
func (img *Image) lead(to string) {
	for i := 1; i < len(to); i++ {
		if to[i] != '/' {
			continue
		}
		if _, known := img.scope[to[:i]]; !known {
			img.scope[to[:i]] = above
		}
	}
}

// admit opens a root, and what it is a symbolic link to or through.
func (img *Image) admit(root string, links int) {
	img.lead(root)
	img.scope[root] = inside
	for i := 1; i <= len(root); i++ {
		if i < len(root) && root[i] != '/' || links > maxLinks {
			continue
		}
		info, errno := img.base.Lstat(root[:i])
		if errno != OK || info.Type != Symlink {
			continue
		}
		target, errno := img.base.Readlink(root[:i])
		if errno != OK {
			continue
		}
		if !strings.HasPrefix(target, "/") {
			target = root[:strings.LastIndexByte(root[:i], '/')+1] + target
		}
		img.admit(path.Clean(target+root[i:]), links+1)
		return // the rest of the way is the target's
	}
}

// see asks for a child of a folder that is not wholly visible. It returns how much of the child shows,
// or ENOENT when it is not there, or EACCES when it is there and must not be read.
func (img *Image) see(dir scope, child string) (scope, Errno) {
	if s, known := img.scope[child]; known {
		return s, OK
	}
	if dir == hidden {
		return 0, ENOENT
	}
	if _, errno := img.base.Lstat(child); errno == ENOENT {
		return 0, ENOENT
	}
	return 0, EACCES
}
