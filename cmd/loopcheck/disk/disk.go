// Package disk shows the real file system to the runs of a program, as one frozen picture: each path is
// read once, when some run first asks, and every later answer is the same, in all runs, whatever
// happens on the disk in between. It never writes.
package disk

import (
	"errors"
	"os"
	"slices"
	"sync"
	"syscall"

	"loopcheck/shims/world"
)

// Base is a world.Base on the real disk. Several goroutines may use it.
type Base struct {
	mu    sync.Mutex
	infos map[string]info
	files map[string]answer[[]byte]
	names map[string]answer[[]string]
	links map[string]answer[string]
}

type (
	info          = answer[world.Info]
	answer[T any] struct {
		value T
		errno world.Errno
	}
)

var _ world.Base = (*Base)(nil)

// New returns a picture of which nothing is fixed yet.
func New() *Base {
	return &Base{
		infos: map[string]info{},
		files: map[string]answer[[]byte]{},
		names: map[string]answer[[]string]{},
		links: map[string]answer[string]{},
	}
}

// Lstat implements world.Base.
func (b *Base) Lstat(path string) (world.Info, world.Errno) {
	return once(b, b.infos, path, func() (world.Info, error) {
		fi, err := os.Lstat(path)
		if err != nil {
			return world.Info{}, err
		}
		return infoOf(fi), nil
	})
}

// ReadFile implements world.Base.
func (b *Base) ReadFile(path string) ([]byte, world.Errno) {
	return once(b, b.files, path, func() ([]byte, error) { return os.ReadFile(path) })
}

// ReadDir implements world.Base.
func (b *Base) ReadDir(path string) ([]string, world.Errno) {
	return once(b, b.names, path, func() ([]string, error) {
		dir, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		defer dir.Close()
		names, err := dir.Readdirnames(-1)
		slices.Sort(names)
		return names, err
	})
}

// Readlink implements world.Base.
func (b *Base) Readlink(path string) (string, world.Errno) {
	return once(b, b.links, path, func() (string, error) { return os.Readlink(path) })
}

// once answers from memory, or asks the disk and remembers.
func once[T any](b *Base, known map[string]answer[T], path string, ask func() (T, error)) (T, world.Errno) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if a, ok := known[path]; ok {
		return a.value, a.errno
	}
	value, err := ask()
	a := answer[T]{value, errnoOf(err)}
	known[path] = a
	return a.value, a.errno
}

// errnoOf is the system's error number; an error without one is an input/output error.
func errnoOf(err error) world.Errno {
	if err == nil {
		return world.OK
	}
	var errno syscall.Errno
	if errors.As(err, &errno) && errno > 0 && errno < 256 {
		return world.Errno(errno)
	}
	return world.EIO
}

// infoOf reads what the system said. Where it has no time of birth, the earliest other time stands for it.
func infoOf(fi os.FileInfo) world.Info {
	i := world.Info{Type: world.Other, Nlink: 1, Mode: uint32(fi.Mode().Perm()), Size: fi.Size()}
	i.Mtime = fi.ModTime().UnixNano()
	i.Atime, i.Ctime = i.Mtime, i.Mtime
	more(&i, fi)
	i.Birthtime = min(i.Mtime, i.Ctime)
	switch mode := fi.Mode(); {
	case mode.IsRegular():
		i.Type = world.File
	case mode.IsDir():
		i.Type = world.Dir
	case mode&os.ModeSymlink != 0:
		i.Type = world.Symlink
	}
	return i
}
